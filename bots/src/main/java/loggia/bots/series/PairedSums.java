package loggia.bots.series;

import java.util.Map;
import java.util.TreeMap;

/// What one figure of a game comes to in every variant of the same deal: sums and sums of products,
/// from which any comparison of variants gets its mean and its error.
///
/// @param variants how many
/// @param sums by the figure's name: the sum for each variant, then the sums of the products of
///   variant `i` with `j`, `j` up to `i`
public record PairedSums(int variants, Map<String, long[]> sums) {
  PairedSums(int variants) {
    this(variants, new TreeMap<>());
  }

  void add(String figure, long[] values) {
    long[] own = of(figure);
    int at = variants;
    for (int i = 0; i < variants; i++) {
      own[i] += values[i];
      for (int j = 0; j <= i; j++) {
        own[at++] += values[i] * values[j];
      }
    }
  }

  void add(PairedSums other) {
    other.sums.forEach((figure, more) -> ComponentCounts.add(of(figure), more));
  }

  private long[] of(String figure) {
    return sums.computeIfAbsent(figure, _ -> nothing());
  }

  private long[] find(String figure) {
    return sums.getOrDefault(figure, nothing());
  }

  private long[] nothing() {
    return new long[variants + variants * (variants + 1) / 2];
  }

  /// The mean over `deals` of a weighted sum of the variants.
  public double mean(String figure, double[] weights, long deals) {
    long[] own = find(figure);
    double sum = 0;
    for (int i = 0; i < variants; i++) {
      sum += weights[i] * own[i];
    }
    return deals == 0 ? 0 : sum / deals;
  }

  /// The standard error of [#mean]: the deals are the same, so what they have in common goes.
  public double error(String figure, double[] weights, long deals) {
    if (deals < 2) {
      return 0;
    }
    long[] own = find(figure);
    double variance = 0;
    for (int i = 0; i < variants; i++) {
      for (int j = 0; j < variants; j++) {
        double product = own[variants + Math.max(i, j) * (Math.max(i, j) + 1) / 2 + Math.min(i, j)];
        double apart = product / deals - (double) own[i] / deals * ((double) own[j] / deals);
        variance += weights[i] * weights[j] * apart;
      }
    }
    return Math.sqrt(Math.max(0, variance) / (deals - 1));
  }
}
