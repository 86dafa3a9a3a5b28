package loggia.testkit.laws;

import java.util.random.RandomGenerator;
import loggia.kernel.Decision;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// What really came is one of the things that might have come, and no better or worse than they are
/// on average: by the outlook, the real future's place among redrawn ones is any place, equally
/// often. A fair game fails this once in a thousand million times.
public final class RedrawsEvenly<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private static final int FUTURES = 7;
  private static final double SIGMAS = 6;

  private boolean disclosed;
  private boolean drawn;
  private int places;
  private double sum;

  public RedrawsEvenly() {
    super(120);
  }

  /// Whether something was disclosed in the games so far, but nothing else might ever have come.
  public boolean blind() {
    return disclosed && !drawn;
  }

  /// Whether the real futures were luckier or less lucky than those that might have come.
  public boolean uneven() {
    double spread = Math.sqrt(places * ((FUTURES + 1.0) * (FUTURES + 1.0) - 1) / 12);
    return Math.abs(sum) > SIGMAS * spread;
  }

  @Override
  protected void check(Moment<S, M> moment) {
    moment.decision().filter(decision -> !decision.isUndo()).ifPresent(d -> compare(moment, d));
  }

  private void compare(Moment<S, M> moment, Decision decision) {
    S real = moment.state();
    Seat seat = decision.seat();
    M move = moment.walk().game().move(decision.text());
    S next = real.play(seat, move, Journal.NONE);
    if (next.disclosures() == real.disclosures()) {
      return;
    }
    disclosed = true;
    RandomGenerator random = moment.random();
    double came = next.outlook()[seat.index()];
    double place = 0;
    boolean differs = false;
    for (int i = 0; i < FUTURES; i++) {
      S might = real.redraw(random).play(seat, move, Journal.NONE);
      double value = might.outlook()[seat.index()];
      place += value < came || value == came && random.nextBoolean() ? 1 : 0;
      differs |= !might.view(seat).equals(next.view(seat));
    }
    if (differs) {
      drawn = true;
      places++;
      sum += place - FUTURES / 2.0;
    }
  }
}
