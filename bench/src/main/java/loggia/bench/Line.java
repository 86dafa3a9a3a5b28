package loggia.bench;

import java.util.Optional;

/// One line of the report.
///
/// @param unit what the figure counts, such as `decisions/s`
/// @param goal the figure to reach; more is better unless `lessIsBetter`
/// @param beside peers, limits and remarks: what stands next to the figure
record Line(
    String section,
    String what,
    double figure,
    String unit,
    Optional<Double> goal,
    boolean lessIsBetter,
    String beside) {

  static Line of(String section, String what, double figure, String unit) {
    return new Line(section, what, figure, unit, Optional.empty(), false, "");
  }

  Line goal(double atLeast) {
    return new Line(section, what, figure, unit, Optional.of(atLeast), false, beside);
  }

  Line goalAtMost(double atMost) {
    return new Line(section, what, figure, unit, Optional.of(atMost), true, beside);
  }

  Line beside(String text) {
    String all = beside.isEmpty() ? text : beside + "; " + text;
    return new Line(section, what, figure, unit, goal, lessIsBetter, all);
  }

  Optional<Boolean> reached() {
    return goal.map(g -> lessIsBetter ? figure <= g : figure >= g);
  }
}
