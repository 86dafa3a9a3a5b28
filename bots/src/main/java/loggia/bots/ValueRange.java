package loggia.bots;

import java.util.Arrays;

/// The range of results a search has met, for each seat: games differ in how far apart good and bad
/// moves are in their evaluation, and curiosity is measured against that.
final class ValueRange {
  private static final double LEAST = 1e-4;

  private final double[] low = new double[8];
  private final double[] high = new double[8];

  ValueRange() {
    Arrays.fill(low, Double.POSITIVE_INFINITY);
    Arrays.fill(high, Double.NEGATIVE_INFINITY);
  }

  void widen(int seat, double value) {
    low[seat] = Math.min(low[seat], value);
    high[seat] = Math.max(high[seat], value);
  }

  double low(int seat) {
    return high[seat] < low[seat] ? 0 : low[seat];
  }

  /// What to multiply with, so that the range becomes 1.
  double scale(int seat) {
    return high[seat] < low[seat] ? 1 : 1 / Math.max(LEAST, high[seat] - low[seat]);
  }
}
