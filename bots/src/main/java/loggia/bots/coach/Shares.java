package loggia.bots.coach;

import java.util.Arrays;
import java.util.List;

/// Each seat's share, added up and taken apart.
final class Shares {
  private Shares() {}

  static double[] minus(double[] one, double[] other) {
    var difference = new double[one.length];
    Arrays.setAll(difference, i -> one[i] - other[i]);
    return difference;
  }

  /// Adds a part of `more` to `sum`.
  static void add(double[] sum, double[] more, double part) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += part * more[i];
    }
  }

  static List<Double> list(double[] shares) {
    return Arrays.stream(shares).boxed().toList();
  }
}
