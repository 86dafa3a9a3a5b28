package loggia.bots.study;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import loggia.bots.arena.Interval;
import loggia.bots.series.Histogram;

/// The plots of a report. Those that are compared get the same axes.
final class Charts {
  private static final int WIDTH = 420;
  private static final int HEIGHT = 200;
  private static final int LEFT = 56;
  private static final int BOTTOM = 36;
  private static final int MOST_BARS = 40;
  private static final int ROW = 20;

  private Charts() {}

  /// How histograms that are compared are cut into classes: the same for all of them.
  record Classes(int low, int width, int count) {
    static Classes of(List<Histogram> histograms) {
      int low = Integer.MAX_VALUE;
      int high = Integer.MIN_VALUE;
      for (Histogram histogram : histograms) {
        if (histogram.size() > 0) {
          low = Math.min(low, histogram.counts().firstKey());
          high = Math.max(high, histogram.counts().lastKey());
        }
      }
      if (low > high) {
        return new Classes(0, 1, 1);
      }
      int width = (high - low) / MOST_BARS + 1;
      return new Classes(low, width, (high - low) / width + 1);
    }

    double[] shares(Histogram histogram) {
      var shares = new double[count];
      double size = Math.max(1, histogram.size());
      histogram.counts().forEach((value, times) -> shares[(value - low) / width] += times / size);
      return shares;
    }

    double most(List<Histogram> histograms) {
      return histograms.stream()
          .flatMapToDouble(histogram -> Arrays.stream(shares(histogram)))
          .max()
          .orElse(0);
    }

    String label(int index) {
      int value = low + index * width;
      return width == 1 ? Integer.toString(value) : value + " to " + (value + width - 1);
    }
  }

  /// How often each value occurs, with a line at their mean.
  ///
  /// @param most the largest share on the axis
  static String histogram(
      String title, String unit, Histogram histogram, Classes classes, double most) {
    // A bar stands over its values: that of 5 from 4.5 to 5.5.
    double begin = classes.low() - 0.5;
    double end = begin + (double) classes.count() * classes.width();
    Axis coarse = Axis.of(classes.low(), end, 7, unit, false);
    Axis across = coarse.step() > 1 ? coarse : Axis.of(begin, end, 7, unit, false);
    Axis up = Axis.of(0, most, 4, "share of games", true);
    var drawing = new Drawing(title, WIDTH, HEIGHT, LEFT, BOTTOM).beside(up).below(across);
    double[] shares = classes.shares(histogram);
    for (int i = 0; i < shares.length; i++) {
      double from = drawing.x(across, begin + (double) i * classes.width());
      double to = drawing.x(across, begin + (i + 1.0) * classes.width());
      double y = drawing.y(up, shares[i]);
      String note = classes.label(i) + ": " + Html.percent(shares[i]);
      drawing.bar(from, y, Math.max(0.8, to - from - 0.6), drawing.bottom - y, note);
    }
    double middle = drawing.x(across, histogram.mean());
    drawing.line("fair", middle, drawing.top, middle, drawing.bottom);
    return drawing.end();
  }

  /// @param low the ends of the 95% interval
  record Row(String name, double value, double low, double high) {
    static Row of(String name, Interval share) {
      return new Row(name, share.share(), share.low(), share.high());
    }

    String note(Axis axis) {
      String form = axis.percent() ? "%s: %.1f%% (%.1f to %.1f)" : "%s: %.2f (%.2f to %.2f)";
      double unit = axis.percent() ? 100 : 1;
      return String.format(Locale.ROOT, form, name, unit * value, unit * low, unit * high);
    }
  }

  /// The scale for these rows and a line at `fair`.
  static Axis axis(List<Row> rows, double fair, String label, boolean percent) {
    double low = fair;
    double high = fair;
    for (Row row : rows) {
      low = Math.min(low, row.low());
      high = Math.max(high, row.high());
    }
    return Axis.of(low, high, 6, label, percent);
  }

  /// A dot with its interval for each row, and a line where all would be if they were alike.
  static String intervals(String title, List<Row> rows, double fair, Axis axis) {
    int longest = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
    int left = Math.clamp(12 + longest * 6L, 60, 190);
    int height = rows.size() * ROW + BOTTOM + 12;
    var drawing = new Drawing(title, WIDTH, height, left, BOTTOM).below(axis);
    double line = drawing.x(axis, fair);
    drawing.line("fair", line, drawing.top, line, drawing.bottom);
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      double y = drawing.top + (i + 0.5) * ROW;
      String name = row.name().length() > 30 ? row.name().substring(0, 29) + "…" : row.name();
      drawing.text("end", left - 8, y + 4, name);
      drawing.line("whisker", drawing.x(axis, row.low()), y, drawing.x(axis, row.high()), y);
      drawing.dot(drawing.x(axis, row.value()), y, row.note(axis));
    }
    return drawing.end();
  }
}
