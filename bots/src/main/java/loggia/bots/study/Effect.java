package loggia.bots.study;

import java.util.Optional;
import loggia.bots.arena.Outcome;
import loggia.bots.series.ComponentCounts;

/// By how much those who used a component won more often than those who reached it in an equally
/// good position and did not use it: what only leaders can afford is compared among leaders.
///
/// @param seats how many used it and can be compared
/// @param value a difference of shares; `low` and `high` are its 95% interval
public record Effect(long seats, double value, double low, double high) {
  private static final double Z = 1.959963984540054;

  /// Fewer seats than this on either side of a class say nothing.
  private static final int LEAST = 5;

  /// Empty where there is nothing to compare.
  static Optional<Effect> of(ComponentCounts counts) {
    long seats = 0;
    double sum = 0;
    double variance = 0;
    for (int i = 0; i < ComponentCounts.STRATA; i++) {
      long used = counts.used()[i];
      long unused = counts.unused()[i];
      if (used >= LEAST && unused >= LEAST) {
        double with = (double) counts.usedParts()[i] / Outcome.WHOLE / used;
        double without = (double) counts.unusedParts()[i] / Outcome.WHOLE / unused;
        seats += used;
        sum += used * (with - without);
        variance +=
            (double) used * used * (with * (1 - with) / used + without * (1 - without) / unused);
      }
    }
    if (seats == 0) {
      return Optional.empty();
    }
    double value = sum / seats;
    double half = Z * Math.sqrt(variance) / seats;
    return Optional.of(new Effect(seats, value, value - half, value + half));
  }

  /// How many standard errors it is from nothing.
  double z() {
    double error = (high - low) / 2 / Z;
    return error == 0 ? 0 : value / error;
  }
}
