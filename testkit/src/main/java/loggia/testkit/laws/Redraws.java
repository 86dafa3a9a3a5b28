package loggia.testkit.laws;

import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import loggia.kernel.Move;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// What is drawn anew is what nobody knows yet: nobody sees, may do or awaits anything else, and
/// the chance is another.
public final class Redraws<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private final ToLongFunction<S> chance;

  public Redraws(ToLongFunction<S> chance) {
    super(25);
    this.chance = chance;
  }

  @Override
  protected void check(Moment<S, M> moment) {
    RandomGenerator random = moment.random();
    S real = moment.state();
    String before = real.text();
    S one = real.redraw(random);
    S other = real.redraw(random);
    same(moment, "the real game", before, real.text());
    long chances = chance.applyAsLong(real);
    if (chance.applyAsLong(one) == chances
        || chance.applyAsLong(one) == chance.applyAsLong(other)) {
      throw moment.broken("a redrawn game draws what was to be drawn: re-seed its chance");
    }
    for (Seat seat : moment.seats()) {
      same(moment, seat + "'s view", real.view(seat), one.view(seat));
      same(moment, seat + "'s moves", real.moves(seat).toList(), one.moves(seat).toList());
      same(moment, seat + "'s standing answer", real.standing(seat), one.standing(seat));
    }
    same(
        moment, "the onlookers' view", real.view(Onlooker.SPECTATOR), one.view(Onlooker.SPECTATOR));
    same(moment, "who is awaited", real.awaited(), one.awaited());
    same(moment, "the round", real.round(), one.round());
    var files = moment.walk().setup().files();
    same(moment, "the text form", one, moment.walk().game().position(one.text(), files));
  }

  private static void same(Moment<?, ?> moment, String what, Object real, Object redrawn) {
    if (!real.equals(redrawn)) {
      throw moment.broken("drawing anew changes %s:\n  %s\n  %s".formatted(what, real, redrawn));
    }
  }
}
