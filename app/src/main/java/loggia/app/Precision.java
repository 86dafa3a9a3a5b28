package loggia.app;

import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.bots.series.Counts;
import loggia.bots.series.SeatCounts;
import loggia.bots.series.VariantCounts;

/// How well the shares of victories are known.
final class Precision {
  /// Looked at after so many deals each: always the same ones, so that a run can be repeated.
  static final long STEP = 1000;

  private Precision() {}

  /// Whether half of every seat's interval is at most this wide.
  static boolean reached(Counts counts, double wanted) {
    for (VariantCounts variant : counts.variants()) {
      for (SeatCounts seat : variant.seats()) {
        double wins = (double) seat.parts().sum() / Outcome.WHOLE;
        Interval share = Interval.wilson(wins, (double) seat.parts().size());
        if ((share.high() - share.low()) / 2 > wanted) {
          return false;
        }
      }
    }
    return true;
  }
}
