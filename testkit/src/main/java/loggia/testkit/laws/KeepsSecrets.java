package loggia.testkit.laws;

import java.util.List;
import java.util.random.RandomGenerator;
import loggia.kernel.Move;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.View;
import loggia.kernel.Viewer;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// No leak: a seat cannot tell a world of its imagination from the real one, by its view, by what
/// it may do or might try, by whom the game waits for, nor by imagining again; and a spectator
/// knows no more than any seat does.
public final class KeepsSecrets<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  public KeepsSecrets() {
    super(25);
  }

  @Override
  protected void check(Moment<S, M> moment) {
    RandomGenerator random = moment.random();
    for (Seat seat : moment.seats()) {
      S world = moment.state().imagine(seat, random);
      compare(moment, seat, world);
      compare(moment, seat, world.imagine(seat, random));
    }
  }

  private void compare(Moment<S, M> moment, Seat seat, S world) {
    S real = moment.state();
    sameView(moment, seat, seat, world);
    sameView(moment, seat, Onlooker.SPECTATOR, world);
    same(moment, seat, "moves", real.moves(seat).toList(), world.moves(seat).toList());
    List<M> intents = real.intents(seat);
    same(moment, seat, "intents", intents, world.intents(seat));
    for (M move : intents) {
      same(moment, seat, "verdict", real.explain(seat, move), world.explain(seat, move));
    }
    same(moment, seat, "awaited", real.awaited(), world.awaited());
    same(moment, seat, "standing answer", real.standing(seat), world.standing(seat));
    same(moment, seat, "round", real.round(), world.round());
    if (real.over()) {
      same(moment, seat, "result", real.result(), world.result());
    }
  }

  private void sameView(Moment<S, M> moment, Seat seat, Viewer viewer, S world) {
    View real = moment.state().view(viewer);
    View other = world.view(viewer);
    same(moment, seat, "view for " + viewer, real, other);
    same(moment, seat, "view in words for " + viewer, real.toString(), other.toString());
  }

  private static void same(
      Moment<?, ?> moment, Seat seat, String what, Object real, Object imagined) {
    if (!real.equals(imagined)) {
      throw moment.broken(
          "seat %d can tell a world it imagines from the real one by its %s:\n  %s\n  %s"
              .formatted(seat.number(), what, real, imagined));
    }
  }
}
