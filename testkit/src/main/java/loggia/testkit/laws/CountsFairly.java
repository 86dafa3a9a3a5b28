package loggia.testkit.laws;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import loggia.kernel.Move;
import loggia.kernel.Result;
import loggia.kernel.Result.Standing;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// A result follows from its own lines, and the outlook shares out one victory: in the end exactly
/// as the result does.
public final class CountsFairly<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private static final double NEARLY = 1e-6;

  public CountsFairly() {
    super(200);
  }

  @Override
  protected void check(Moment<S, M> moment) {
    double[] outlook = moment.state().outlook();
    String shown = Arrays.toString(outlook);
    int seats = moment.state().seats();
    if (outlook.length != seats) {
      throw moment.broken("an outlook for " + outlook.length + " seats: " + shown);
    }
    for (double share : outlook) {
      if (!(share >= 0 && share <= 1 + NEARLY)) {
        throw moment.broken("an outlook must be from 0 to 1: " + shown);
      }
    }
    if (seats > 1 && Math.abs(Arrays.stream(outlook).sum() - 1) > NEARLY) {
      throw moment.broken("an outlook must be 1 in all: " + shown);
    }
    if (moment.state().over()) {
      end(moment, outlook);
    }
  }

  private void end(Moment<S, M> moment, double[] outlook) {
    Result result = moment.state().result();
    List<Result.Tally> tallies =
        result.standings().stream()
            .map(standing -> new Result.Tally(standing.lines(), standing.tieBreaks()))
            .toList();
    Result again = Result.ranked(result.ending(), tallies);
    if (!again.equals(result)) {
      throw moment.broken(
          "the result does not follow from its lines:\n  " + result + "\n  " + again);
    }
    var seats = result.standings().stream().map(Standing::seat).toList();
    if (!seats.equals(IntStream.range(0, seats.size()).mapToObj(Seat::of).toList())) {
      throw moment.broken("standings must be in seat order: " + seats);
    }
    if (seats.size() == 1) {
      return;
    }
    double share = 1.0 / result.winners().size();
    for (Seat seat : moment.seats()) {
      double expected = result.winners().contains(seat) ? share : 0;
      if (Math.abs(outlook[seat.index()] - expected) > NEARLY) {
        throw moment.broken(
            "the outlook at the end is "
                + Arrays.toString(outlook)
                + ", the result "
                + result.text());
      }
    }
  }
}
