package loggia.testkit.laws;

import java.util.Arrays;
import loggia.kernel.Foresight;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// What a seat foresees of its moves in one world after another is what it would find by playing
/// each of them in each world.
public final class Foresees<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private static final int WORLDS = 3;

  public Foresees() {
    super(100);
  }

  @Override
  protected void check(Moment<S, M> moment) {
    S real = moment.state();
    if (real.over()) {
      return;
    }
    Seat seat = real.awaited().first();
    Foresight<S, M> foresight = moment.walk().game().foresight(seat);
    for (int i = 0; i < WORLDS; i++) {
      S world = real.imagine(seat, moment.random());
      for (M move : real.moves(seat)) {
        double[] foreseen = foresight.outlook(world, move);
        double[] expected = world.advance(seat, move).outlook();
        if (!Arrays.equals(foreseen, expected)) {
          throw moment.broken(
              "after '%s' the outlook is foreseen as %s and is %s in the world %s"
                  .formatted(
                      move.text(),
                      Arrays.toString(foreseen),
                      Arrays.toString(expected),
                      world.text()));
        }
      }
    }
  }
}
