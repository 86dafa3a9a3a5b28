package loggia.bots.study;

import java.util.Map;
import java.util.TreeMap;
import loggia.bots.arena.Interval;
import loggia.bots.series.Histogram;
import loggia.bots.series.SeatCounts;
import loggia.bots.series.VariantCounts;

/// A study as tables with commas, by file name. Every table has all variants.
public record StudyTables(StudyReport report) {
  public Map<String, String> files() {
    var files = new TreeMap<String, String>();
    files.put("seats.csv", seats());
    files.put("distributions.csv", distributions());
    files.put("endings.csv", endings());
    files.put("components.csv", components());
    files.put("together.csv", together());
    if (report.variants() > 1) {
      files.put("differences.csv", differences());
      files.put("contrasts.csv", contrasts());
    }
    return files;
  }

  private String seats() {
    var text = new StringBuilder("variant,seat,bot,games,failed,stood-in,wins,low,high,score\n");
    for (int v = 0; v < report.variants(); v++) {
      for (int i = 0; i < report.seats(); i++) {
        SeatCounts counts = report.variant(v).seats().get(i);
        Interval wins = report.wins(v, i);
        row(
            text,
            report.name(v),
            i + 1,
            report.header().bots().get(i),
            counts.parts().size(),
            counts.failed(),
            counts.stoodIn(),
            wins.share(),
            wins.low(),
            wins.high(),
            counts.scores().mean());
      }
    }
    return text.toString();
  }

  /// How often each value of each figure occurred; seat 0 is the whole table.
  private String distributions() {
    var text = new StringBuilder("variant,figure,seat,value,times\n");
    for (int v = 0; v < report.variants(); v++) {
      VariantCounts counts = report.variant(v);
      distribution(text, v, "decisions", 0, counts.decisions());
      distribution(text, v, "rounds", 0, counts.rounds());
      distribution(text, v, "lead-changes", 0, counts.leads());
      distribution(text, v, "choices", 0, counts.choices());
      for (int i = 0; i < report.seats(); i++) {
        SeatCounts seat = counts.seats().get(i);
        distribution(text, v, "score", i + 1, seat.scores());
        distribution(text, v, "rank", i + 1, seat.ranks());
        distribution(text, v, "own-decisions", i + 1, seat.decisions());
      }
    }
    return text.toString();
  }

  private void distribution(
      StringBuilder text, int variant, String figure, int seat, Histogram histogram) {
    histogram
        .counts()
        .forEach((value, times) -> row(text, report.name(variant), figure, seat, value, times));
  }

  private String endings() {
    var text = new StringBuilder("variant,ending,games\n");
    for (int v = 0; v < report.variants(); v++) {
      String name = report.name(v);
      report.variant(v).endings().forEach((ending, games) -> row(text, name, ending, games));
    }
    return text.toString();
  }

  private String components() {
    var text =
        new StringBuilder(
            "variant,kind,id,games,usable,seats,wins,wins-low,wins-high,others-wins,"
                + "compared,worth,worth-low,worth-high\n");
    for (int v = 0; v < report.variants(); v++) {
      for (Usage usage : Usage.of(report.manuals().get(v), report.variant(v))) {
        var effect = usage.effect();
        row(
            text,
            report.name(v),
            usage.kind(),
            usage.id(),
            usage.games().share(),
            usage.usable(),
            usage.seats(),
            usage.wins().share(),
            usage.wins().low(),
            usage.wins().high(),
            usage.others().share(),
            effect.map(Effect::seats).orElse(0L),
            effect.map(e -> Double.toString(e.value())).orElse(""),
            effect.map(e -> Double.toString(e.low())).orElse(""),
            effect.map(e -> Double.toString(e.high())).orElse(""));
      }
    }
    return text.toString();
  }

  private String together() {
    var text = new StringBuilder("variant,one,other,seats,wins\n");
    for (int v = 0; v < report.variants(); v++) {
      String name = report.name(v);
      report
          .variant(v)
          .components()
          .forEach(
              (one, counts) ->
                  counts
                      .together()
                      .forEach(
                          (other, both) ->
                              row(text, name, one, other, both[0], StudyReport.wins(both))));
    }
    return text.toString();
  }

  /// Each variant against the first.
  private String differences() {
    var text = new StringBuilder("from,to" + FIGURES);
    for (int v = 1; v < report.variants(); v++) {
      for (Difference d : Difference.between(report, 0, v)) {
        row(text, quoted(report.name(0)) + "," + quoted(report.name(v)), d);
      }
    }
    return text.toString();
  }

  /// What the page compares: of a sweep what each number does, and what two do together.
  private String contrasts() {
    var text = new StringBuilder("contrast" + FIGURES);
    for (Contrast contrast : Contrast.of(report)) {
      contrast.differences().forEach(d -> row(text, quoted(contrast.title()), d));
    }
    return text.toString();
  }

  private static final String FIGURES = ",figure,before,after,difference,low,high,z\n";

  private static void row(StringBuilder text, String begin, Difference d) {
    text.append(begin).append(',');
    row(text, d.figure(), d.before(), d.after(), d.value(), d.low(), d.high(), d.z());
  }

  private static void row(StringBuilder text, Object... cells) {
    for (int i = 0; i < cells.length; i++) {
      text.append(i == 0 ? "" : ",").append(quoted(String.valueOf(cells[i])));
    }
    text.append('\n');
  }

  private static String quoted(String cell) {
    return cell.contains(",") || cell.contains("\"")
        ? "\"" + cell.replace("\"", "\"\"") + "\""
        : cell;
  }
}
