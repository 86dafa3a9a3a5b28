package loggia.app.coach;

import java.util.List;
import java.util.Locale;
import loggia.bots.study.Html;

/// The report as one page that needs nothing else.
public record CoachPage(CoachReport report) {
  public String html() {
    var page = new StringBuilder("<!doctype html>\n<html lang='");
    page.append(report.coach().language());
    page.append("'><head><meta charset='utf-8'>");
    page.append("<meta name='viewport' content='width=device-width, initial-scale=1'><title>");
    page.append(Html.escape(report.title())).append("</title><style>").append(STYLE);
    page.append("</style></head><body>\n<h1>")
        .append(Html.escape(report.title()))
        .append("</h1>\n");
    section(page, "curve", new Curve(report).svg(), "");
    section(page, "seats", table(report.seatsHead(), report.seats()), note("seats"));
    section(
        page, "decisions", table(report.decisionsHead(), report.decisions()), note("decisions"));
    section(page, "costly", costly(), note("costly"));
    var luck = report.luck();
    section(
        page,
        "luck",
        luck.isEmpty() ? paragraph("coach.none.luck") : table(report.luckHead(), luck),
        note("luck"));
    page.append("<p class='note'>").append(Html.escape(report.budget())).append("</p>\n");
    return page.append("</body></html>\n").toString();
  }

  private String costly() {
    var moments = report.costly();
    return moments.isEmpty()
        ? paragraph("coach.none.costly")
        : table(report.costlyHead(), moments.stream().map(report::costly).toList());
  }

  private String paragraph(String key) {
    return "<p>" + Html.escape(report.coach().get(key)) + "</p>\n";
  }

  private String note(String key) {
    return "<p class='note'>" + Html.escape(report.coach().get("coach.note." + key)) + "</p>\n";
  }

  private void section(StringBuilder page, String heading, String content, String note) {
    page.append("<section><h2>")
        .append(Html.escape(report.coach().get("coach.heading." + heading)))
        .append("</h2>\n")
        .append(content)
        .append(note)
        .append("</section>\n");
  }

  private static String table(List<String> head, List<List<String>> rows) {
    var table = new StringBuilder("<div class='table'><table><tr>");
    head.forEach(
        cell -> table.append("<th scope='col'>").append(Html.escape(cell)).append("</th>"));
    table.append("</tr>\n");
    for (List<String> row : rows) {
      table.append("<tr>");
      row.forEach(cell -> table.append("<td>").append(Html.escape(cell)).append("</td>"));
      table.append("</tr>\n");
    }
    return table.append("</table></div>\n").toString();
  }

  @SuppressWarnings("AnnotateFormatMethod")
  static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }

  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ink: #1c1917; --paper: #fffdf8; --quiet: #57534e; --rule: #d6d3d1;
        --seat-1: #b91c1c; --seat-2: #1d4ed8; --seat-3: #15803d; --seat-4: #a16207; --seat-5: #7e22ce; }
      @media (prefers-color-scheme: dark) { :root { --ink: #f5f5f4; --paper: #1c1917; --quiet: #d6d3d1; --rule: #57534e;
        --seat-1: #f87171; --seat-2: #60a5fa; --seat-3: #4ade80; --seat-4: #facc15; --seat-5: #c084fc; } }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem;
        color: var(--ink); background: var(--paper); }
      .table { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
      svg { width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
      .grid { stroke: var(--rule); } .curve { fill: none; stroke-width: 2; } .note { color: var(--quiet); max-width: 60rem; }
      """;
}
