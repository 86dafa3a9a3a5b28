package loggia.bots.study;

import java.util.Locale;

/// A plot as inline SVG: a field with room for labels around it.
final class Drawing {
  private final StringBuilder svg = new StringBuilder();
  final double left;
  final double right;
  final double top;
  final double bottom;

  Drawing(String title, int width, int height, int left, int bottom) {
    this.left = left;
    this.bottom = height - bottom;
    right = width - 22;
    top = 8;
    svg.append(
        format(
            "<figure><figcaption>%s</figcaption><svg viewBox='0 0 %d %d' style='max-width: %dpx'"
                + " role='img' aria-label='%s'>",
            Html.escape(title), width, height, width * 5 / 4, Html.escape(title)));
  }

  double x(Axis axis, double value) {
    return left + (right - left) * Math.clamp(axis.position(value), 0, 1);
  }

  double y(Axis axis, double value) {
    return bottom - (bottom - top) * Math.clamp(axis.position(value), 0, 1);
  }

  /// The axis below, with its marks and its label.
  Drawing below(Axis axis) {
    for (double mark : axis.marks()) {
      line("grid", x(axis, mark), top, x(axis, mark), bottom);
      text("middle", x(axis, mark), bottom + 14, axis.text(mark));
    }
    line("axis", left, bottom, right, bottom);
    return text("middle", (left + right) / 2, bottom + 29, axis.label());
  }

  /// The axis at the side.
  Drawing beside(Axis axis) {
    for (double mark : axis.marks()) {
      line("grid", left, y(axis, mark), right, y(axis, mark));
      text("end", left - 4, y(axis, mark) + 4, axis.text(mark));
    }
    line("axis", left, top, left, bottom);
    double middle = (top + bottom) / 2;
    svg.append(
        format(
            "<text text-anchor='middle' transform='translate(11 %.1f) rotate(-90)'>%s</text>",
            middle, Html.escape(axis.label())));
    return this;
  }

  Drawing line(String style, double x1, double y1, double x2, double y2) {
    svg.append(
        format(
            "<line class='%s' x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f'/>", style, x1, y1, x2, y2));
    return this;
  }

  Drawing bar(double x, double y, double w, double h, String note) {
    svg.append(
        format(
            "<rect class='bar' x='%.2f' y='%.2f' width='%.2f'"
                + " height='%.2f'><title>%s</title></rect>",
            x, y, w, h, Html.escape(note)));
    return this;
  }

  Drawing cell(double x, double y, double side, double heat, String note) {
    svg.append(
        format(
            "<rect class='%s' x='%.1f' y='%.1f' width='%.1f' height='%.1f'"
                + " fill-opacity='%.2f'><title>%s</title></rect>",
            heat < 0 ? "cold" : "hot",
            x,
            y,
            side,
            side,
            Math.min(1, Math.abs(heat)),
            Html.escape(note)));
    return this;
  }

  Drawing dot(double x, double y, String note) {
    svg.append(
        format(
            "<circle class='bar' cx='%.1f' cy='%.1f' r='4'><title>%s</title></circle>",
            x, y, Html.escape(note)));
    return this;
  }

  Drawing text(String anchor, double x, double y, String text) {
    svg.append(
        format(
            "<text text-anchor='%s' x='%.1f' y='%.1f'>%s</text>", anchor, x, y, Html.escape(text)));
    return this;
  }

  Drawing upright(double x, double y, String text) {
    svg.append(
        format(
            "<text transform='translate(%.1f %.1f) rotate(-60)'>%s</text>",
            x, y, Html.escape(text)));
    return this;
  }

  String end() {
    return svg.append("</svg></figure>\n").toString();
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
