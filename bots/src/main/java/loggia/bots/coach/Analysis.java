package loggia.bots.coach;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import loggia.kernel.Seat;

/// What the coach says of a finished game. Shares are of the victory, from 0 to 1; alone: of the
/// best end one could hope for.
///
/// @param start each seat's chances before the first decision
/// @param moments one for each decision that stood, in order
/// @param seats in seat order
public record Analysis(
    String game,
    int rules,
    Effort effort,
    List<Double> start,
    List<Moment> moments,
    List<SeatReport> seats) {

  /// The same with every decision's number replaced, where they are counted in another way.
  public Analysis renumbered(IntUnaryOperator number) {
    return new Analysis(
        game,
        rules,
        effort,
        start,
        moments.stream().map(moment -> moment.renumbered(number)).toList(),
        seats.stream().map(seat -> seat.renumbered(number)).toList());
  }

  /// What one decision changed: `chances` are those before it plus `choice` plus `luck`, exactly.
  ///
  /// @param number the decision's number in the record, counted from 0
  /// @param chances each seat's afterwards
  /// @param choice what the decision itself changed for each seat, whatever came of it
  /// @param luck what was rolled, drawn or turned up changed for each seat
  public record Moment(
      int number,
      Seat seat,
      int round,
      String move,
      List<Double> chances,
      List<Double> choice,
      List<Double> luck,
      Optional<Judgement> judgement) {

    private Moment renumbered(IntUnaryOperator other) {
      int then = other.applyAsInt(number);
      return new Moment(then, seat, round, move, chances, choice, luck, judgement);
    }

    public double loss() {
      return judgement.map(Judgement::loss).orElse(0.0);
    }

    public Mark mark() {
      return judgement.map(Judgement::mark).orElse(Mark.NONE);
    }
  }

  /// A choice beside the others that there were, by what its seat could know.
  ///
  /// @param best the best first, with at most two that come close
  /// @param chosen what the choice that was made promised
  /// @param loss how much more the best promised; never below zero
  /// @param error the standard error of the loss
  /// @param hindsight how much more some choice would have brought as the hidden things really were
  ///   and the dice really fell: nobody is blamed for that
  /// @param near all moves that come within an inaccuracy of the best, where the choice is marked
  /// @param why where the difference lies at the end of the game; empty where nothing is marked
  public record Judgement(
      Mark mark,
      List<Option> best,
      double chosen,
      double loss,
      double error,
      double hindsight,
      List<String> near,
      List<Difference> why) {

    Judgement because(List<Difference> differences) {
      return new Judgement(mark, best, chosen, loss, error, hindsight, near, differences);
    }

    /// The same where another opinion says that no more than this can have been lost.
    Judgement atMost(double most, double itsError) {
      if (most >= loss) {
        return this;
      }
      Mark less = Mark.of(most, itsError);
      double worth = Math.max(chosen, best.getFirst().value() - most);
      var judged = new Judgement(less, best, worth, most, itsError, hindsight, near, why);
      return less == Mark.NONE ? judged.unmarked() : judged;
    }

    /// Of what is not marked nobody has to learn anything.
    Judgement unmarked() {
      return new Judgement(mark, best, chosen, loss, error, hindsight, List.of(), List.of());
    }
  }

  public record Option(String move, double value) {}

  /// One line of the final score, and how many points more the better choice brings there when all
  /// play on as looks best to them.
  public record Difference(String key, double points) {}

  /// @param share of the victory that the seat really got
  /// @param luck its sum over the game
  /// @param adjusted the share without that luck; it may be below 0 or above 1
  /// @param counted decisions with something to choose
  /// @param accuracy the part of those in which nothing was lost that is worth a mark
  /// @param errorRate what a counted decision cost on average
  /// @param best the number of the counted decision that itself raised the chances most
  /// @param worst the number of the costliest decision; empty: none cost anything
  /// @param turning the number of the decision after which the chances had changed most
  public record SeatReport(
      Seat seat,
      double share,
      double luck,
      double adjusted,
      int counted,
      double accuracy,
      double errorRate,
      Optional<Integer> best,
      Optional<Integer> worst,
      Optional<Integer> turning) {
    private SeatReport renumbered(IntUnaryOperator other) {
      return new SeatReport(
          seat,
          share,
          luck,
          adjusted,
          counted,
          accuracy,
          errorRate,
          best.map(other::applyAsInt),
          worst.map(other::applyAsInt),
          turning.map(other::applyAsInt));
    }
  }
}
