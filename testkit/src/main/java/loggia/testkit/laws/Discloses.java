package loggia.testkit.laws;

import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// Disclosures are honest: a move that leaves them as they are took no chance and taught its player
/// nothing, so in every world that seat imagines it leads to the same view, menu and visible log.
public final class Discloses<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private static final int MOVES = 4;
  private static final int WORLDS = 2;

  private final ToLongFunction<S> chance;

  public Discloses(ToLongFunction<S> chance) {
    super(25);
    this.chance = chance;
  }

  @Override
  protected void check(Moment<S, M> moment) {
    RandomGenerator random = moment.random();
    for (Seat seat : moment.seats()) {
      Moves<M> moves = moment.state().moves(seat);
      int start = moves.isEmpty() ? 0 : random.nextInt(moves.size());
      for (int i = 0; i < Math.min(MOVES, moves.size()); i++) {
        check(moment, seat, moves.get((start + i) % moves.size()), random);
      }
    }
  }

  private void check(Moment<S, M> moment, Seat seat, M move, RandomGenerator random) {
    S real = moment.state();
    var log = Journal.pages();
    S next = real.play(seat, move, log);
    if (next.disclosures() != real.disclosures()) {
      return;
    }
    String who =
        "seat " + seat.number() + "'s '" + move.text() + "' leaves disclosures as they are";
    if (chance.applyAsLong(next) != chance.applyAsLong(real)) {
      throw moment.broken(who + ", but takes chance");
    }
    for (int i = 0; i < WORLDS; i++) {
      S world = real.imagine(seat, random);
      var worldLog = Journal.pages();
      S worldNext = world.play(seat, move, worldLog);
      if (worldNext.disclosures() != world.disclosures()) {
        throw moment.broken(who + ", but not in a world the seat cannot tell from the real one");
      }
      same(moment, who, "view", next.view(seat), worldNext.view(seat));
      same(
          moment,
          who,
          "spectator's view",
          next.view(Onlooker.SPECTATOR),
          worldNext.view(Onlooker.SPECTATOR));
      same(moment, who, "log", log.visibleTo(seat), worldLog.visibleTo(seat));
      same(moment, who, "awaited seats", next.awaited(), worldNext.awaited());
      same(moment, who, "moves", next.moves(seat).toList(), worldNext.moves(seat).toList());
    }
  }

  private static void same(
      Moment<?, ?> moment, String who, String what, Object real, Object imagined) {
    if (!real.equals(imagined)) {
      throw moment.broken(
          "%s, but its %s afterwards depends on what is hidden:\n  %s\n  %s"
              .formatted(who, what, real, imagined));
    }
  }
}
