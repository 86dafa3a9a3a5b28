package loggia.bench;

import java.io.PrintWriter;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/// The lines as a table for people and as JSON for programs.
final class Report {
  private Report() {}

  static void print(List<Measurement> lines, PrintWriter out) {
    String section = "";
    for (Measurement line : lines) {
      if (!line.section().equals(section)) {
        section = line.section();
        out.printf(Locale.ROOT, "%n%s%n", section);
      }
      out.printf(
          Locale.ROOT,
          "  %-44s %16s %-16s %s%s%n",
          line.what(),
          figure(line.figure()),
          line.unit(),
          goal(line),
          line.beside().isEmpty() ? "" : "  (" + line.beside() + ")");
    }
    out.flush();
  }

  static void foot(PrintWriter out) {
    out.printf(Locale.ROOT, "%nTime is CPU time of the measuring thread unless said.%n");
    out.printf(Locale.ROOT, "Peers: the same kind of machine, %s.%n", Peers.DATE);
    out.flush();
  }

  private static String goal(Measurement line) {
    return line.goal()
        .map(
            goal ->
                (line.reached().orElse(false) ? "reached " : "missed ")
                    + (line.lessIsBetter() ? "at most " : "at least ")
                    + figure(goal))
        .orElse("");
  }

  private static String figure(double figure) {
    String form = Math.abs(figure) >= 100 ? "%,.0f" : "%.2f";
    return String.format(Locale.ROOT, form, figure);
  }

  static String json(List<Measurement> lines) {
    var runtime = Runtime.getRuntime();
    var report = new LinkedHashMap<String, Object>();
    report.put("date", LocalDate.now(ZoneOffset.UTC).toString());
    report.put("java", Runtime.version().toString());
    report.put("cores", runtime.availableProcessors());
    report.put("lines", lines.stream().map(Report::entry).toList());
    return new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(report);
  }

  private static Map<String, Object> entry(Measurement line) {
    var entry = new LinkedHashMap<String, Object>();
    entry.put("section", line.section());
    entry.put("what", line.what());
    entry.put("figure", line.figure());
    entry.put("unit", line.unit());
    line.goal().ifPresent(goal -> entry.put("goal", goal));
    line.reached().ifPresent(reached -> entry.put("reached", reached));
    entry.put("beside", line.beside());
    return entry;
  }
}
