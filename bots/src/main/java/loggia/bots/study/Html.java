package loggia.bots.study;

import java.util.Locale;

/// Small pieces of a page.
final class Html {
  private Html() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  static final String STYLE =
      """
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
        color: #1c1917; background: #fffdf8; }
      h1, h2 { line-height: 1.2; } section { margin: 2.5rem 0; }
      .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 2rem; }
      table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
      th, td { padding: .2rem .5rem; border-bottom: 1px solid #d6d3d1; text-align: right; }
      th:first-child, td:first-child { text-align: left; }
      svg { width: 100%; height: auto; } svg text { font: 11px system-ui, sans-serif; fill: #44403c; }
      .bar { fill: #0f766e; } .whisker { stroke: #1c1917; stroke-width: 1.5; } .fair { stroke: #b45309;
        stroke-width: 1.5; stroke-dasharray: 4 3; } .axis { stroke: #a8a29e; }
      .low { background: #fef3c7; }
      @media (prefers-color-scheme: dark) { body { background: #1c1917; color: #f5f5f4; }
        svg text { fill: #d6d3d1; } .whisker { stroke: #f5f5f4; } th, td { border-color: #57534e; }
        .bar { fill: #2dd4bf; } .low { background: #78350f; } }
      """;
}
