package loggia.testkit.laws;

import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// An imagined world has a chance of its own, leaves the real game's chance alone, and is a state
/// like any other: it can be written, read and played on.
public final class ImaginesAfresh<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private static final int DECISIONS = 12;

  private final ToLongFunction<S> chance;

  public ImaginesAfresh(ToLongFunction<S> chance) {
    super(20);
    this.chance = chance;
  }

  @Override
  protected void check(Moment<S, M> moment) {
    S real = moment.state();
    String before = real.text();
    RandomGenerator random = moment.random();
    for (Seat seat : moment.seats()) {
      S one = real.imagine(seat, random);
      S other = real.imagine(seat, random);
      if (!before.equals(real.text())) {
        throw moment.broken("imagining changed the real game");
      }
      if (chance.applyAsLong(one) == chance.applyAsLong(real)) {
        throw moment.broken("a world rolls what the real game will roll: re-seed its chance");
      }
      if (chance.applyAsLong(one) == chance.applyAsLong(other)) {
        throw moment.broken("two worlds roll the same: take their chance from the generator given");
      }
      playOn(moment, seat, one, random);
    }
  }

  private void playOn(Moment<S, M> moment, Seat seat, S world, RandomGenerator random) {
    String start = world.text();
    if (!moment.walk().game().position(start, moment.walk().setup().files()).equals(world)) {
      throw moment.broken("a world does not read back: " + start);
    }
    S state = world;
    for (int i = 0; i < DECISIONS && !state.over(); i++) {
      Seat next = state.awaited().first();
      Moves<M> moves = state.moves(next);
      if (moves.isEmpty()) {
        throw moment.broken(
            "in a world of seat " + seat.number() + " a seat has no move: " + state.text());
      }
      state = state.play(next, moves.get(random.nextInt(moves.size())), Journal.NONE);
    }
  }
}
