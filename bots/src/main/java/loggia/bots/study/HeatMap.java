package loggia.bots.study;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import loggia.bots.series.ComponentCounts;

/// What goes with what: how often the same seat used two components, against how often it would
/// have if they had nothing to do with each other.
record HeatMap(StudyReport report, int variant, List<Usage> usages) {
  private static final int CELL = 14;
  private static final int LEFT = 130;
  private static final int TOP = 96;

  /// Four times as often, or as seldom, as by chance is as hot or cold as it gets.
  private static final double HOTTEST = Math.log(4);

  /// Whether any seat ever used two of them; of what is dealt one by one nobody does.
  boolean anything() {
    return usages.stream()
        .map(usage -> report.variant(variant).components().getOrDefault(usage.name(), NONE))
        .anyMatch(counts -> !counts.together().isEmpty());
  }

  String svg() {
    int side = usages.size() * CELL;
    var drawing =
        new Drawing(
            "What goes with what (red: more often than by chance, blue: less)",
            LEFT + side + 70,
            TOP + side + 4,
            LEFT,
            4);
    for (int i = 0; i < usages.size(); i++) {
      double at = TOP + (i + 0.75) * CELL;
      drawing.text("end", LEFT - 4, at, report.component(usages.get(i).name()));
      drawing.upright(LEFT + (i + 0.8) * CELL, TOP - 4, report.component(usages.get(i).name()));
      for (int j = 0; j < usages.size(); j++) {
        if (i != j) {
          cell(drawing, i, j);
        }
      }
    }
    return drawing.end();
  }

  private void cell(Drawing drawing, int row, int column) {
    Usage first = usages.get(Math.min(row, column));
    Usage second = usages.get(Math.max(row, column));
    double seats = (double) report.variant(variant).games() * report.seats();
    double expected = first.seats() * second.seats() / seats;
    double both = both(first.name(), second.name());
    double heat = expected < 5 ? 0 : Math.log((both + 0.5) / (expected + 0.5)) / HOTTEST;
    String note =
        String.format(
            Locale.ROOT,
            "%s and %s: %.0f seats, %.0f by chance",
            report.component(first.name()),
            report.component(second.name()),
            both,
            expected);
    drawing.cell(LEFT + column * CELL, TOP + row * CELL, CELL - 1, heat, note);
  }

  private long both(String one, String other) {
    Map<String, ComponentCounts> counts = report.variant(variant).components();
    long[] with = counts.getOrDefault(first(one, other), NONE).together().get(last(one, other));
    return with == null ? 0 : with[0];
  }

  private static final ComponentCounts NONE =
      new ComponentCounts(
          new long[0], new long[0], new long[0], new long[0], new long[0], Map.of());

  private static String first(String one, String other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private static String last(String one, String other) {
    return one.compareTo(other) < 0 ? other : one;
  }
}
