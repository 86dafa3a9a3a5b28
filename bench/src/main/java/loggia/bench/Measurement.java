package loggia.bench;

import java.util.Optional;

/// One line of the report.
///
/// @param unit what the figure counts, such as `decisions/s`
/// @param goal the figure to reach; more is better unless `lessIsBetter`
/// @param beside peers, limits and remarks: what stands next to the figure
record Measurement(
    String section,
    String what,
    double figure,
    String unit,
    Optional<Double> goal,
    boolean lessIsBetter,
    String beside) {

  static Measurement of(String section, String what, double figure, String unit) {
    return new Measurement(section, what, figure, unit, Optional.empty(), false, "");
  }

  Measurement goal(double atLeast) {
    return new Measurement(section, what, figure, unit, Optional.of(atLeast), false, beside);
  }

  Measurement goalAtMost(double atMost) {
    return new Measurement(section, what, figure, unit, Optional.of(atMost), true, beside);
  }

  Measurement beside(String text) {
    String all = beside.isEmpty() ? text : beside + "; " + text;
    return new Measurement(section, what, figure, unit, goal, lessIsBetter, all);
  }

  Optional<Boolean> reached() {
    return goal.map(g -> lessIsBetter ? figure <= g : figure >= g);
  }

  private static final String MARK = "line";
  private static final String TAB = "\t";

  /// For the process that asked for it.
  String text() {
    String aim = goal.map(Object::toString).orElse("");
    return String.join(
        TAB, MARK, section, what, Double.toString(figure), unit, aim, "" + lessIsBetter, beside);
  }

  static boolean isText(String text) {
    return text.startsWith(MARK + TAB);
  }

  static Measurement read(String text) {
    String[] words = text.split(TAB, -1);
    Optional<Double> goal =
        words[5].isEmpty() ? Optional.empty() : Optional.of(Double.valueOf(words[5]));
    double figure = Double.parseDouble(words[3]);
    return new Measurement(
        words[1], words[2], figure, words[4], goal, Boolean.parseBoolean(words[6]), words[7]);
  }
}
