package loggia.bots.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// How variants differ on the same deals, the surest first; for a sweep what each number does alone
/// and what pairs of them do together.
record DifferenceSection(StudyReport report) {
  private static final int PLOTTED = 12;
  private static final int LISTED = 40;

  String html() {
    var factors = new Factors(report);
    var page = new StringBuilder();
    if (factors.swept()) {
      factors.names().forEach(factor -> mainEffects(page, factors, factor));
      pairs(page, factors);
    } else {
      for (int i = 1; i < report.variants(); i++) {
        String title = "'" + report.name(i) + "' against '" + report.name(0) + "'";
        page.append(one(title, Difference.between(report, 0, i)));
      }
    }
    return page.append(
            "<p class='note'>Every deal was played in all variants, so what the deals have in"
                + " common is taken out of the intervals. z is the difference in standard errors:"
                + " beyond 3.29 chance alone shows it once in a thousand times.</p>\n")
        .toString();
  }

  private void mainEffects(StringBuilder page, Factors factors, String factor) {
    List<String> levels = factors.levels(factor);
    double[] from = factors.weights(Map.of(factor, levels.getFirst()));
    for (String level : levels.subList(1, levels.size())) {
      String title = factor + ": " + level + " instead of " + levels.getFirst();
      double[] to = factors.weights(Map.of(factor, level));
      page.append(one(title, Difference.between(report, from, to)));
    }
  }

  /// What two numbers do together beyond what each does alone.
  private void pairs(StringBuilder page, Factors factors) {
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
        page.append(one(title, Difference.between(report, from, to)));
      }
    }
  }

  private static double[] sum(Factors factors, Map<String, String> one, Map<String, String> other) {
    double[] sum = factors.weights(one);
    double[] more = factors.weights(other);
    for (int i = 0; i < sum.length; i++) {
      sum[i] += more[i];
    }
    return sum;
  }

  private static String one(String title, List<Difference> differences) {
    var shares =
        differences.stream()
            .filter(Difference::percent)
            .limit(PLOTTED)
            .map(d -> new Charts.Row(d.what(), d.value(), d.low(), d.high()))
            .toList();
    Axis axis = Charts.axis(shares, 0, "difference in points", true);
    var rows = new ArrayList<List<String>>();
    for (Difference d : differences.subList(0, Math.min(LISTED, differences.size()))) {
      rows.add(
          List.of(
              d.what(),
              d.percent() ? Html.percent(d.before()) : Html.number(d.before()),
              d.percent() ? Html.percent(d.after()) : Html.number(d.after()),
              Html.signed(d.value(), d.percent()),
              Html.signed(d.low(), d.percent()) + " to " + Html.signed(d.high(), d.percent()),
              String.format(Locale.ROOT, "%.1f", d.z())));
    }
    List<String> head = List.of("", "before", "after", "difference", "95%", "z");
    return "<h3>"
        + Html.escape(title)
        + "</h3>\n"
        + StudyPage.many(
            List.of(Charts.intervals("Shares that changed most surely", shares, 0, axis)))
        + Html.table(head, rows);
  }
}
