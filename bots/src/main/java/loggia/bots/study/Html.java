package loggia.bots.study;

import java.util.List;
import java.util.Locale;

/// Small pieces of a page.
public final class Html {
  private Html() {}

  public static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("'", "&#39;")
        .replace("\"", "&quot;");
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  static String signed(double value, boolean percent) {
    return String.format(Locale.ROOT, "%+.2f", percent ? 100 * value : value);
  }

  static String table(List<String> head, List<List<String>> rows) {
    var table = new StringBuilder("<div class='table'><table>");
    if (!head.isEmpty()) {
      table.append("<tr>");
      head.forEach(cell -> table.append("<th>").append(escape(cell)).append("</th>"));
      table.append("</tr>");
    }
    for (List<String> row : rows) {
      table.append("<tr>");
      row.forEach(cell -> table.append("<td>").append(escape(cell)).append("</td>"));
      table.append("</tr>");
    }
    return table.append("</table></div>\n").toString();
  }

  static final String STYLE =
      """
      :root { color-scheme: light dark; --ink: #1c1917; --paper: #fffdf8; --quiet: #57534e; --rule: #d6d3d1;
        --bar: #0f766e; --fair: #b45309; --low: #fef3c7; --hot: #b91c1c; --cold: #1d4ed8; }
      @media screen and (prefers-color-scheme: dark) { :root { --ink: #f5f5f4; --paper: #1c1917; --quiet: #d6d3d1; --rule: #57534e;
        --bar: #2dd4bf; --fair: #fbbf24; --low: #78350f; --hot: #f87171; --cold: #60a5fa; } }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 96rem; margin: 2rem auto; padding: 0 1rem;
        color: var(--ink); background: var(--paper); }
      h1, h2, h3 { line-height: 1.2; } section { margin: 2.5rem 0; } li { margin: .3rem 0; }
      .many { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1rem 2rem; }
      .table { overflow-x: auto; } figure { margin: 0; } figcaption { font-weight: 600; overflow-wrap: anywhere; }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
      th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 12rem; }
      svg { width: 100%; height: auto; } svg text { font: 11px system-ui, sans-serif; fill: var(--quiet); }
      .bar { fill: var(--bar); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
      .fair { stroke: var(--fair); stroke-width: 1.5; stroke-dasharray: 4 3; }
      .axis { stroke: var(--quiet); } .grid { stroke: var(--rule); stroke-width: .5; }
      .hot { fill: var(--hot); } .cold { fill: var(--cold); } .low td { background: var(--low); }
      .note { color: var(--quiet); max-width: 60rem; }
      @media print { :root { color-scheme: light; --paper: #fff; } body { margin: 0; padding: 0; font-size: 10pt; }
        section { margin: 1.5rem 0; } h2, h3 { break-after: avoid; } figure, tr, li { break-inside: avoid; }
        .many { grid-template-columns: 1fr 1fr; } .table { overflow: visible; }
        table { font-size: 8.5pt; } th, td { padding: .1rem .4rem; } th { white-space: normal; } }
      """;
}
