package loggia.bots.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/// The numbers that a sweep varies, read from the names of its variants: `gunslinger.attack=2,
/// bank.coins=3`.
final class Factors {
  static final String BETWEEN = ", ";

  private final List<Map<String, String>> variants = new ArrayList<>();
  private final Map<String, LinkedHashSet<String>> levels = new LinkedHashMap<>();

  Factors(StudyReport report) {
    for (int i = 0; i < report.variants(); i++) {
      var values = new LinkedHashMap<String, String>();
      for (String part : report.name(i).split(BETWEEN, -1)) {
        int at = part.indexOf('=');
        if (at > 0) {
          values.put(part.substring(0, at), part.substring(at + 1));
        }
      }
      variants.add(values);
      values.forEach(
          (factor, level) -> levels.computeIfAbsent(factor, _ -> new LinkedHashSet<>()).add(level));
    }
  }

  /// Whether the variants are a sweep: each has a value for every factor.
  boolean swept() {
    return !levels.isEmpty()
        && variants.stream().allMatch(values -> values.size() == levels.size());
  }

  List<String> names() {
    return List.copyOf(levels.keySet());
  }

  /// The values of a factor in the order they were named; the first is what others are compared to.
  List<String> levels(String factor) {
    return List.copyOf(levels.getOrDefault(factor, new LinkedHashSet<>()));
  }

  /// Even weights on the variants that have these values.
  double[] weights(Map<String, String> values) {
    double[] weights = new double[variants.size()];
    long count = variants.stream().filter(v -> v.entrySet().containsAll(values.entrySet())).count();
    for (int i = 0; i < weights.length; i++) {
      boolean fits = variants.get(i).entrySet().containsAll(values.entrySet());
      weights[i] = fits ? 1.0 / count : 0;
    }
    return weights;
  }
}
