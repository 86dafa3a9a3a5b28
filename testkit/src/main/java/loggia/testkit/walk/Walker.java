package loggia.testkit.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Plays a game decision by decision and remembers the way.
public final class Walker<S extends State<S, M>, M extends Move> {
  private static final double SELDOM = 0.05;

  private final Game<S, M> game;
  private final Setup setup;
  private final List<Decision> decisions = new ArrayList<>();
  private final List<Match<S, M>> matches = new ArrayList<>();
  private Optional<Walk.Crash> crash = Optional.empty();
  private int counted;

  private Walker(Game<S, M> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    matches.add(Match.begin(game, setup));
  }

  /// Random play from the setup's seed until the game is over, fails or passes its bound. Now and
  /// then a choice is taken back, and a seat that is not awaited acts.
  public static <S extends State<S, M>, M extends Move> Walk<S, M> random(
      Game<S, M> game, Setup setup) {
    var walker = new Walker<>(game, setup);
    var random = new SplittableRandom(setup.seed());
    while (walker.crash.isEmpty() && walker.counted <= game.manual().bound()) {
      Optional<Decision> decision = Optional.empty();
      try {
        decision = walker.choose(random);
      } catch (RuntimeException | AssertionError failed) {
        walker.crash = Optional.of(new Walk.Crash(Optional.empty(), failed));
      }
      if (decision.isEmpty() || !walker.step(decision.get())) {
        break;
      }
    }
    return walker.walk();
  }

  /// Plays these decisions; those that are refused are left out.
  public static <S extends State<S, M>, M extends Move> Walk<S, M> replay(
      Game<S, M> game, Setup setup, List<Decision> decisions) {
    var walker = new Walker<>(game, setup);
    for (Decision decision : decisions) {
      if (walker.crash.isEmpty()) {
        walker.step(decision);
      }
    }
    return walker.walk();
  }

  private Walk<S, M> walk() {
    return new Walk<>(game, setup, List.copyOf(decisions), List.copyOf(matches), crash);
  }

  private Optional<Decision> choose(RandomGenerator random) {
    Match<S, M> match = matches.getLast();
    S state = match.state();
    Seats awaited = state.awaited();
    if (awaited.isEmpty()) {
      return Optional.empty();
    }
    Seat any = Seat.of(random.nextInt(state.seats()));
    if (random.nextDouble() < SELDOM && match.mayUndo(any)) {
      return Optional.of(Decision.undo(any));
    }
    Seats unasked = random.nextDouble() < SELDOM ? unasked(state) : Seats.NONE;
    Seat seat = pick(unasked.isEmpty() ? awaited : unasked, random);
    Moves<M> moves = state.moves(seat);
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Decision(seat, moves.get(random.nextInt(moves.size())).text()));
  }

  /// The seats that are not awaited and have moves.
  private static Seats unasked(State<?, ?> state) {
    Seats unasked = Seats.NONE;
    for (Seat seat : Seats.all(state.seats())) {
      boolean may = !state.awaited().contains(seat) && !state.moves(seat).isEmpty();
      unasked = may ? unasked.with(seat) : unasked;
    }
    return unasked;
  }

  private static Seat pick(Seats seats, RandomGenerator random) {
    int skip = random.nextInt(seats.size());
    for (Seat seat : seats) {
      if (skip-- == 0) {
        return seat;
      }
    }
    throw new AssertionError("unreachable");
  }

  /// Whether the decision was taken.
  private boolean step(Decision decision) {
    Match<S, M> match = matches.getLast();
    try {
      boolean awaited = match.state().awaited().contains(decision.seat());
      Match<S, M> next = match.decide(decision, Journal.NONE);
      matches.add(next);
      decisions.add(decision);
      // The bound speaks of the way to the end; taking back and changing one's mind is free.
      counted += decision.isUndo() ? -1 : awaited ? 1 : 0;
      return true;
    } catch (Refusal refused) {
      return false;
    } catch (RuntimeException | AssertionError failed) {
      crash = Optional.of(new Walk.Crash(Optional.of(decision), failed));
      return false;
    }
  }
}
