package loggia.bots.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Two things that a study compares, and every figure in which they differ, the surest first: two
/// variants, two values of a number that a sweep varies, or what two numbers do together beyond
/// what each does alone.
record Contrast(String title, List<Difference> differences) {
  /// What a report of several variants is about.
  static List<Contrast> of(StudyReport report) {
    var factors = new Factors(report);
    var contrasts = new ArrayList<Contrast>();
    if (factors.swept()) {
      factors.names().forEach(factor -> contrasts.addAll(mainEffects(report, factors, factor)));
      contrasts.addAll(pairs(report, factors));
    } else {
      for (int i = 1; i < report.variants(); i++) {
        String title = "'" + report.name(i) + "' against '" + report.name(0) + "'";
        contrasts.add(new Contrast(title, Difference.between(report, 0, i)));
      }
    }
    return contrasts;
  }

  private static List<Contrast> mainEffects(StudyReport report, Factors factors, String factor) {
    var contrasts = new ArrayList<Contrast>();
    List<String> levels = factors.levels(factor);
    double[] from = factors.weights(Map.of(factor, levels.getFirst()));
    for (String level : levels.subList(1, levels.size())) {
      String title = factor + ": " + level + " instead of " + levels.getFirst();
      double[] to = factors.weights(Map.of(factor, level));
      contrasts.add(new Contrast(title, Difference.between(report, from, to)));
    }
    return contrasts;
  }

  /// The outermost values of each pair.
  private static List<Contrast> pairs(StudyReport report, Factors factors) {
    var contrasts = new ArrayList<Contrast>();
    List<String> names = factors.names();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        String first = names.get(i);
        String second = names.get(j);
        String a = factors.levels(first).getLast();
        String b = factors.levels(second).getLast();
        String a0 = factors.levels(first).getFirst();
        String b0 = factors.levels(second).getFirst();
        double[] to = sum(factors, Map.of(first, a, second, b), Map.of(first, a0, second, b0));
        double[] from = sum(factors, Map.of(first, a, second, b0), Map.of(first, a0, second, b));
        String title =
            "%s=%s together with %s=%s, beyond both alone".formatted(first, a, second, b);
        contrasts.add(new Contrast(title, Difference.between(report, from, to)));
      }
    }
    return contrasts;
  }

  private static double[] sum(Factors factors, Map<String, String> one, Map<String, String> other) {
    double[] sum = factors.weights(one);
    double[] more = factors.weights(other);
    for (int i = 0; i < sum.length; i++) {
      sum[i] += more[i];
    }
    return sum;
  }
}
