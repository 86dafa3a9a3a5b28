package loggia.bots.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import loggia.bots.arena.Interval;

/// How the components of each kind were used and what their use is worth, kind by kind; what hardly
/// anybody uses is marked, in words too.
record ComponentSection(StudyReport report) {
  private static final int LARGEST_MAP = 40;

  String html() {
    var page =
        new StringBuilder(
            "<p class='note'>\"Wins with it\" also tells what only leaders can afford. \"Worth\""
                + " compares seats that used a component with seats that a choice had offered it"
                + " to, in an equally good position by the game's own evaluation, and that never"
                + " used it. It is no proof of a cause: who wins soon has less time to use"
                + " anything. Where nobody chooses (what is dealt), there is no such comparison and"
                + " none is needed.</p>\n");
    for (int v = 0; v < report.variants(); v++) {
      if (report.variants() > 1) {
        page.append("<h3>").append(Html.escape(report.name(v))).append("</h3>\n");
      }
      int variant = v;
      Usage.of(report.manuals().get(v), report.variant(v)).stream()
          .collect(Collectors.groupingBy(Usage::kind, TreeMap::new, Collectors.toList()))
          .forEach((kind, usages) -> page.append(kind(variant, kind, usages)));
    }
    return page.toString();
  }

  private String kind(int variant, String kind, List<Usage> usages) {
    var figures = new ArrayList<String>();
    var used = usages.stream().map(u -> Charts.Row.of(name(u), u.games())).toList();
    Axis shares = new Axis(0, 1, 0.2, "share of the games where it could be", true);
    figures.add(Charts.intervals("Used", used, Findings.SELDOM, shares));
    if (report.seats() > 1) {
      double fair = 1.0 / report.seats();
      var wins =
          usages.stream()
              .filter(u -> u.seats() > 0)
              .map(u -> Charts.Row.of(name(u), u.wins()))
              .toList();
      Axis axis = Charts.axis(wins, fair, "victories of those who used it", true);
      figures.add(Charts.intervals("Wins with it", wins, fair, axis));
      var worth =
          usages.stream()
              .filter(u -> u.effect().isPresent())
              .sorted(Comparator.comparingDouble(u -> -u.effect().orElseThrow().value()))
              .map(u -> row(u, u.effect().orElseThrow()))
              .toList();
      if (!worth.isEmpty()) {
        Axis points = Charts.axis(worth, 0, "points of victory", true);
        figures.add(Charts.intervals("Worth of using it", worth, 0, points));
      }
      var map = new HeatMap(report, variant, usages);
      if (usages.size() > 2 && usages.size() <= LARGEST_MAP && map.anything()) {
        figures.add(map.svg());
      }
    }
    return "<h3>"
        + Html.escape(report.kind(kind))
        + "</h3>\n"
        + StudyPage.many(figures)
        + table(usages);
  }

  private Charts.Row row(Usage usage, Effect effect) {
    return new Charts.Row(name(usage), effect.value(), effect.low(), effect.high());
  }

  private String name(Usage usage) {
    return report.component(usage.name());
  }

  private String table(List<Usage> usages) {
    var rows = new ArrayList<List<String>>();
    for (Usage usage : usages) {
      Interval wins = usage.wins();
      boolean anybody = usage.seats() > 0;
      rows.add(
          List.of(
              name(usage),
              Html.percent(usage.games().share()),
              anybody ? Html.percent(wins.share()) : "",
              anybody ? Html.percent(wins.low()) + " to " + Html.percent(wins.high()) : "",
              Html.percent(usage.others().share()),
              usage.effect().map(ComponentSection::points).orElse(""),
              usage.games().share() < Findings.SELDOM ? "seldom" : ""));
    }
    return Html.table(
        List.of("", "in games", "wins with it", "95%", "wins without", "worth in points", ""),
        rows);
  }

  private static String points(Effect effect) {
    return String.format(
        Locale.ROOT,
        "%+.1f (%+.1f to %+.1f)",
        100 * effect.value(),
        100 * effect.low(),
        100 * effect.high());
  }
}
