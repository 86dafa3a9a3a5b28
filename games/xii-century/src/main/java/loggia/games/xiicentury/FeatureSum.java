package loggia.games.xiicentury;

import java.util.List;
import java.util.function.ToIntFunction;

/// Adds up a number over all features a town has, nine bits at a time.
final class FeatureSum {
  private final int[][] sums = new int[3][512];

  FeatureSum(List<Sheet.FeatureLine> lines, ToIntFunction<Sheet.FeatureLine> number) {
    for (var line : lines) {
      int index = line.feature().index();
      for (int set = 0; set < 512; set++) {
        sums[index / 9][set] += (set >>> index % 9 & 1) != 0 ? number.applyAsInt(line) : 0;
      }
    }
  }

  int of(long features) {
    return sums[0][(int) features & 511]
        + sums[1][(int) (features >>> 9) & 511]
        + sums[2][(int) (features >>> 18) & 255];
  }
}
