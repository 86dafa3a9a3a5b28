package loggia.bots.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How variants differ on the same deals, the surest first; for a sweep what each number does alone
/// and what pairs of them do together.
record DifferenceSection(StudyReport report) {
  private static final int PLOTTED = 12;
  private static final int LISTED = 40;

  String html() {
    var page = new StringBuilder();
    Contrast.of(report).forEach(contrast -> page.append(one(contrast)));
    return page.append(
            "<p class='note'>Every deal was played in all variants, so what the deals have in"
                + " common is taken out of the intervals. z is the difference in standard errors:"
                + " beyond 3.29 chance alone shows it once in a thousand times.</p>\n")
        .toString();
  }

  private static String one(Contrast contrast) {
    List<Difference> differences = contrast.differences();
    var shares =
        differences.stream()
            .filter(Difference::percent)
            .limit(PLOTTED)
            .map(d -> new Charts.Row(d.whose(), d.value(), d.low(), d.high()))
            .toList();
    Axis axis = Charts.axis(shares, 0, "difference in points of victory", true);
    var rows = new ArrayList<List<String>>();
    for (Difference d : differences.subList(0, Math.min(LISTED, differences.size()))) {
      rows.add(
          List.of(
              d.what(),
              d.percent() ? Html.percent(d.before()) : Html.number(d.before()),
              d.percent() ? Html.percent(d.after()) : Html.number(d.after()),
              Html.signed(d.value(), d.percent()) + (d.percent() ? " points" : ""),
              Html.signed(d.low(), d.percent()) + " to " + Html.signed(d.high(), d.percent()),
              String.format(Locale.ROOT, "%.1f", d.z())));
    }
    List<String> head = List.of("", "before", "after", "difference", "95%", "z");
    return "<h3>"
        + Html.escape(contrast.title())
        + "</h3>\n"
        + StudyPage.many(
            List.of(Charts.intervals("Victories that changed most surely", shares, 0, axis)))
        + Html.table(head, rows);
  }
}
