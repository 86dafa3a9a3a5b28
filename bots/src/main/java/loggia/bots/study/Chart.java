package loggia.bots.study;

import java.util.List;
import java.util.Locale;
import loggia.bots.arena.Interval;

/// Plots as inline SVG.
final class Chart {
  private static final int WIDTH = 560;
  private static final int HEIGHT = 220;
  private static final int LEFT = 44;
  private static final int BOTTOM = 30;
  private static final int MOST_BARS = 40;

  private Chart() {}

  /// How often each value occurs, in at most [#MOST_BARS] classes of equal width.
  static String histogram(String title, int[] values) {
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    for (int value : values) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    int width = values.length == 0 ? 1 : (high - low) / MOST_BARS + 1;
    long[] counts = new long[values.length == 0 ? 1 : (high - low) / width + 1];
    for (int value : values) {
      counts[(value - low) / width]++;
    }
    return columns(title, counts, values.length == 0 ? 0 : low, width);
  }

  /// One column for each count; the first stands for the value `low`, the next for `low + step`.
  static String columns(String title, long[] counts, int low, int step) {
    long most = 1;
    for (long count : counts) {
      most = Math.max(most, count);
    }
    var svg = open(title);
    double room = (double) (WIDTH - LEFT) / counts.length;
    for (int i = 0; i < counts.length; i++) {
      double height = (double) (HEIGHT - BOTTOM) * counts[i] / most;
      double x = LEFT + i * room;
      svg.append(
          format(
              "<rect class='bar' x='%.1f' y='%.1f' width='%.1f' height='%.1f'><title>%s:"
                  + " %d</title></rect>",
              x,
              HEIGHT - BOTTOM - height,
              Math.max(1, room - 1),
              height,
              label(low + i * step, step),
              counts[i]));
      if (i % Math.max(1, counts.length / 8) == 0) {
        svg.append(format("<text x='%.1f' y='%d'>%d</text>", x, HEIGHT - 10, low + i * step));
      }
    }
    svg.append(format("<text x='2' y='12'>%d</text>", most));
    return close(svg);
  }

  private static String label(int value, int step) {
    return step == 1 ? Integer.toString(value) : value + " to " + (value + step - 1);
  }

  /// Shares with their intervals, and a line where each would be if all were alike.
  static String shares(String title, List<String> names, List<Interval> shares, double fair) {
    double most = fair * 1.2;
    for (Interval share : shares) {
      most = Math.max(most, share.high());
    }
    var svg = open(title);
    double room = (double) (WIDTH - LEFT) / names.size();
    double scale = (HEIGHT - BOTTOM) / most;
    for (int i = 0; i < names.size(); i++) {
      Interval share = shares.get(i);
      double x = LEFT + i * room;
      double middle = x + room * 0.4;
      svg.append(
          format(
              "<rect class='bar' x='%.1f' y='%.1f' width='%.1f' height='%.1f'><title>%s:"
                  + " %s</title></rect>",
              x,
              HEIGHT - BOTTOM - share.share() * scale,
              room * 0.8,
              share.share() * scale,
              Html.escape(names.get(i)),
              Html.percent(share.share())));
      svg.append(line("whisker", middle, share.low() * scale, middle, share.high() * scale));
      svg.append(
          format("<text x='%.1f' y='%d'>%s</text>", x, HEIGHT - 10, Html.escape(names.get(i))));
    }
    svg.append(line("fair", LEFT, fair * scale, WIDTH, fair * scale));
    svg.append(
        format(
            "<text x='2' y='%.1f'>%s</text>", HEIGHT - BOTTOM - fair * scale, Html.percent(fair)));
    return close(svg);
  }

  private static String line(String style, double x1, double y1, double x2, double y2) {
    double base = HEIGHT - BOTTOM;
    return format(
        "<line class='%s' x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f'/>",
        style, x1, base - y1, x2, base - y2);
  }

  private static StringBuilder open(String title) {
    return new StringBuilder(
        format(
            "<figure><figcaption>%s</figcaption><svg viewBox='0 0 %d %d' role='img'"
                + " aria-label='%s'>",
            Html.escape(title), WIDTH, HEIGHT, Html.escape(title)));
  }

  private static String close(StringBuilder svg) {
    return svg.append(line("axis", LEFT, 0, WIDTH, 0)).append("</svg></figure>\n").toString();
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
