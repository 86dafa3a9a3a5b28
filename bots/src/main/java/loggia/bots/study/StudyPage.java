package loggia.bots.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import loggia.bots.arena.Interval;
import loggia.bots.series.Histogram;
import loggia.bots.series.SeatCounts;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.VariantCounts;

/// A study as one page that needs nothing else. What is compared stands side by side on the same
/// axes.
public record StudyPage(StudyReport report) {
  public String html() {
    String title = Html.escape(report.title());
    var page = new StringBuilder("<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>");
    page.append("<meta name='viewport' content='width=device-width, initial-scale=1'><title>");
    page.append(title).append("</title><style>").append(Html.STYLE);
    page.append("</style></head><body>\n<h1>").append(title).append("</h1>\n");
    section(page, "In short", findings());
    if (report.variants() > 1) {
      section(page, "Differences", new DifferenceSection(report).html());
    }
    section(page, "What was played", played());
    section(page, "Seats", seats());
    section(page, "Scores", many(scores()));
    section(page, "Length", many(length()));
    section(page, "Decisions of each seat", many(decisions()));
    section(page, "Course", many(course()));
    section(page, "Endings", many(endings()));
    section(page, "Components", new ComponentSection(report).html());
    return page.append("</body></html>\n").toString();
  }

  private static void section(StringBuilder page, String title, String content) {
    page.append("<section><h2>").append(title).append("</h2>\n");
    page.append(content).append("</section>\n");
  }

  static String many(List<String> figures) {
    return "<div class='many'>\n" + String.join("", figures) + "</div>\n";
  }

  private String findings() {
    var list = new StringBuilder("<ul>\n");
    for (String sentence : Findings.of(report)) {
      list.append("<li>").append(Html.escape(sentence)).append("</li>\n");
    }
    return list.append("</ul>\n<p class='note'>Intervals hold with 95%. \"Certain\" is what chance")
        .append(
            " alone would show once in a thousand times: it says that figures differ, not"
                + " why.</p>\n")
        .toString();
  }

  private String played() {
    SeriesHeader header = report.header();
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("Game", header.game() + ", rules " + header.rules()));
    rows.add(List.of("Program", "Loggia " + header.program()));
    rows.add(List.of("Date", header.date()));
    rows.add(List.of("Seed", Long.toString(header.seed())));
    String games = String.format(Locale.ROOT, "%,d", report.played());
    rows.add(
        List.of(
            "Deals",
            report.partial()
                ? games + String.format(Locale.ROOT, " of %,d (partial)", header.games())
                : games));
    for (int i = 0; i < report.seats(); i++) {
      rows.add(List.of("Seat " + (i + 1), header.bots().get(i)));
    }
    for (int i = 0; i < report.variants(); i++) {
      String prefix = report.variants() > 1 ? report.name(i) + ": " : "";
      header
          .variants()
          .get(i)
          .options()
          .forEach((key, value) -> rows.add(List.of(prefix + key, shortened(value))));
    }
    return Html.table(List.of(), rows);
  }

  /// A file's hash is told by its first digits.
  private static String shortened(String value) {
    return value.startsWith("sha256:") ? value.substring(0, 19) + "…" : value;
  }

  private String seats() {
    double fair = 1.0 / report.seats();
    var all = new ArrayList<List<Charts.Row>>();
    var rows = new ArrayList<List<String>>();
    for (int v = 0; v < report.variants(); v++) {
      var own = new ArrayList<Charts.Row>();
      for (int i = 0; i < report.seats(); i++) {
        Interval wins = report.wins(v, i);
        SeatCounts counts = report.variant(v).seats().get(i);
        own.add(Charts.Row.of("Seat " + (i + 1), wins));
        rows.add(
            List.of(
                prefix(v) + "Seat " + (i + 1),
                Html.percent(wins.share()),
                Html.percent(wins.low()) + " to " + Html.percent(wins.high()),
                Html.number(counts.scores().mean()),
                Html.number(Math.sqrt(counts.scores().variance())),
                Html.number(counts.decisions().mean()),
                Long.toString(counts.failed()),
                Long.toString(counts.stoodIn())));
      }
      all.add(own);
    }
    Axis axis =
        Charts.axis(all.stream().flatMap(List::stream).toList(), fair, "share of victories", true);
    var figures = new ArrayList<String>();
    for (int v = 0; v < report.variants(); v++) {
      figures.add(Charts.intervals(prefix(v) + "wins", all.get(v), fair, axis));
    }
    List<String> head =
        List.of("", "wins", "95%", "score", "spread", "decisions", "failed games", "stood in for");
    return many(figures) + Html.table(head, rows);
  }

  private String prefix(int variant) {
    return report.variants() > 1 ? report.name(variant) + ": " : "";
  }

  private List<String> scores() {
    return bySeat("score", "points", SeatCounts::scores);
  }

  private List<String> decisions() {
    return bySeat("decisions", "decisions with a choice", SeatCounts::decisions);
  }

  private interface OfSeat {
    Histogram of(SeatCounts counts);
  }

  private interface OfVariant {
    Histogram of(VariantCounts counts);
  }

  private List<String> bySeat(String what, String unit, OfSeat of) {
    var titles = new ArrayList<String>();
    var histograms = new ArrayList<Histogram>();
    for (int v = 0; v < report.variants(); v++) {
      for (int i = 0; i < report.seats(); i++) {
        titles.add(prefix(v) + "seat " + (i + 1) + ", " + what);
        histograms.add(of.of(report.variant(v).seats().get(i)));
      }
    }
    return alike(titles, unit, histograms);
  }

  private List<String> byVariant(String what, String unit, OfVariant of) {
    var histograms = report.counts().variants().stream().map(of::of).toList();
    var titles = IntStream.range(0, report.variants()).mapToObj(v -> prefix(v) + what).toList();
    return alike(titles, unit, histograms);
  }

  /// On the same axes; means in the titles.
  private static List<String> alike(List<String> titles, String unit, List<Histogram> histograms) {
    var classes = Charts.Classes.of(histograms);
    double most = classes.most(histograms);
    var figures = new ArrayList<String>();
    for (int i = 0; i < titles.size(); i++) {
      Histogram histogram = histograms.get(i);
      String title = titles.get(i) + ": " + Html.number(histogram.mean()) + " on average";
      figures.add(Charts.histogram(title, unit, histogram, classes, most));
    }
    return figures;
  }

  private List<String> length() {
    var figures =
        new ArrayList<>(byVariant("decisions in a game", "decisions", VariantCounts::decisions));
    figures.addAll(byVariant("rounds in a game", "rounds", VariantCounts::rounds));
    return figures;
  }

  private List<String> course() {
    var figures =
        new ArrayList<>(byVariant("lead changes in a game", "changes", VariantCounts::leads));
    figures.addAll(
        byVariant(
            "choices a decision leaves", "choices (the last: or more)", VariantCounts::choices));
    return figures;
  }

  private List<String> endings() {
    var figures = new ArrayList<String>();
    for (int v = 0; v < report.variants(); v++) {
      VariantCounts counts = report.variant(v);
      var rows = new ArrayList<Charts.Row>();
      for (Map.Entry<String, Long> ending : counts.endings().entrySet()) {
        Interval share = Interval.wilson((double) ending.getValue(), (double) counts.games());
        String name = report.ending(ending.getKey()) + " " + Html.percent(share.share());
        rows.add(Charts.Row.of(name, share));
      }
      Axis axis = new Axis(0, 1, 0.25, "share of games", true);
      figures.add(Charts.intervals(prefix(v) + "how games ended", rows, 0, axis));
    }
    return figures;
  }
}
