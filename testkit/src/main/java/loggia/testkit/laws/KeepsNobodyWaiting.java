package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Viewer;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.Walk;

/// A seat that acts without being awaited keeps nobody waiting: however often seats do, the game
/// ends within its bound, and what others see never changes without a word of the log.
public final class KeepsNobodyWaiting<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private static final int MOMENTS = 25;
  private static final int MOVES = 3;

  private static final int EAGER = 3;

  @Override
  public void check(Walk<S, M> walk) {
    for (Moment<S, M> moment : walk.sample(MOMENTS)) {
      for (Seat seat : moment.seats()) {
        if (!moment.state().awaited().contains(seat)) {
          tells(moment, seat);
        }
      }
    }
    Moment<S, M> moment = walk.sample(2).getFirst();
    if (!ends(moment, EAGER) && ends(moment, 0)) {
      throw moment.broken(
          "not over within the bound of %d decisions while seats that are not awaited act"
              .formatted(walk.game().manual().bound()));
    }
  }

  private void tells(Moment<S, M> moment, Seat mover) {
    Moves<M> moves = moment.state().moves(mover);
    if (moves.isEmpty()) {
      return;
    }
    int start = moment.random().nextInt(moves.size());
    for (int i = 0; i < Math.min(MOVES, moves.size()); i++) {
      M move = moves.get((start + i) % moves.size());
      var log = Journal.pages();
      S next = moment.state().play(mover, move, log);
      if (next.awaited().contains(mover)) {
        continue; // A choice taken back: that it is waited for again tells everybody so.
      }
      var viewers = new ArrayList<Viewer>(List.of(Onlooker.SPECTATOR));
      moment.seats().without(mover).forEach(viewers::add);
      for (Viewer viewer : viewers) {
        boolean changed =
            !next.view(viewer).equals(moment.state().view(viewer))
                || next.awaited() != moment.state().awaited();
        if (changed && log.visibleTo(viewer).isEmpty()) {
          throw moment.broken(
              "seat %d is not awaited and does '%s': %s sees something change and reads nothing"
                  .formatted(mover.number(), move.text(), viewer));
        }
      }
    }
  }

  /// Whether the game ends within its bound from here on.
  ///
  /// @param eager how many unasked moves are tried before each decision that the game waits for
  private boolean ends(Moment<S, M> moment, int eager) {
    var random = new SplittableRandom(moment.walk().setup().seed());
    int left = moment.walk().game().manual().bound() - counted(moment);
    S state = moment.state();
    while (!state.over() && left-- > 0) {
      for (int i = 0; i < eager && !state.over(); i++) {
        state = unasked(state, random);
      }
      if (!state.over()) {
        state = any(state, Seat.of(pick(state.awaited().bits(), random)), random).orElseThrow();
      }
    }
    return state.over();
  }

  private int counted(Moment<S, M> moment) {
    int counted = 0;
    for (int i = 0; i < moment.index(); i++) {
      Moment<S, M> before = moment.walk().moment(i);
      counted += Ends.weight(before, before.decision().orElseThrow());
    }
    return counted;
  }

  /// After a move of a seat that is not awaited, now or then: who takes a choice back and is
  /// awaited again waits for nobody but itself.
  private S unasked(S state, RandomGenerator random) {
    int others = Seats.all(state.seats()).bits() & ~state.awaited().bits();
    if (others == 0) {
      return state;
    }
    Seat seat = Seat.of(pick(others, random));
    return any(state, seat, random).filter(next -> !next.awaited().contains(seat)).orElse(state);
  }

  private Optional<S> any(S state, Seat seat, RandomGenerator random) {
    Moves<M> moves = state.moves(seat);
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(state.play(seat, moves.get(random.nextInt(moves.size())), Journal.NONE));
  }

  private static int pick(int bits, RandomGenerator random) {
    int left = bits;
    for (int skip = random.nextInt(Integer.bitCount(bits)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }
}
