package loggia.bots.study;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import loggia.bots.arena.Interval;
import loggia.kernel.Texts;

/// How the components of each kind were used. What hardly anybody uses is marked, in words too.
record UsageTable(Study study, Texts texts) {
  private static final double SELDOM = 0.02;

  String html() {
    var kinds =
        Usage.of(study).stream()
            .collect(Collectors.groupingBy(Usage::kind, TreeMap::new, Collectors.toList()));
    var page = new StringBuilder();
    kinds.forEach(
        (kind, usages) ->
            page.append("<h3>")
                .append(Html.escape(texts.find("kind." + kind).orElse(kind)))
                .append("</h3>")
                .append(table(usages)));
    return page.toString();
  }

  private String table(List<Usage> usages) {
    var table =
        new StringBuilder(
            "<table><tr><th></th><th>in games</th><th>wins with it</th><th>95%</th>"
                + "<th>wins without</th><th></th></tr>");
    for (Usage usage : usages) {
      boolean seldom = usage.games().share() < SELDOM;
      Interval wins = usage.wins();
      table.append(seldom ? "<tr class='low'><td>" : "<tr><td>");
      table.append(Html.escape(texts.find("name." + usage.id()).orElse(usage.id())));
      cell(table, Html.percent(usage.games().share()));
      cell(table, usage.seats() == 0 ? "" : Html.percent(wins.share()));
      cell(
          table,
          usage.seats() == 0 ? "" : Html.percent(wins.low()) + " to " + Html.percent(wins.high()));
      cell(table, Html.percent(usage.others().share()));
      cell(table, seldom ? "seldom" : "");
      table.append("</td></tr>");
    }
    return table.append("</table>\n").toString();
  }

  private static void cell(StringBuilder table, String text) {
    table.append("</td><td>").append(Html.escape(text));
  }
}
