package loggia.bots.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import loggia.bots.arena.Outcome;
import loggia.bots.series.Figure;
import loggia.bots.series.PairedSums;
import loggia.kernel.Seat;

/// How far a figure of two variants is apart, on the same deals.
///
/// @param what the figure, for people
/// @param figure its name in the counts
/// @param before its mean in the first variant
/// @param value how much more it is in the second; `low` and `high` are the 95% interval
/// @param percent whether it is a share
public record Difference(
    String what,
    String figure,
    double before,
    double after,
    double value,
    double low,
    double high,
    boolean percent) {
  private static final double Z = 1.959963984540054;

  /// Beyond this many standard errors a difference is certain: chance alone gives one in a
  /// thousand.
  static final double CERTAIN = 3.29;

  /// How many standard errors it is from nothing.
  public double z() {
    double error = (high - low) / 2 / Z;
    return error == 0 ? 0 : value / error;
  }

  /// Of every figure of two variants, the surest first.
  static List<Difference> between(StudyReport report, int first, int second) {
    double[] from = new double[report.variants()];
    double[] to = new double[report.variants()];
    from[first] = 1;
    to[second] = 1;
    return between(report, from, to);
  }

  /// Of two weighted means of variants.
  static List<Difference> between(StudyReport report, double[] from, double[] to) {
    var differences = new ArrayList<Difference>();
    for (String figure : report.counts().paired().sums().keySet()) {
      if (!figure.equals(Figure.DEALS)) {
        differences.add(of(report, figure, from, to));
      }
    }
    differences.sort(Comparator.comparingDouble((Difference d) -> -Math.abs(d.z())));
    return List.copyOf(differences);
  }

  static Difference of(StudyReport report, String figure, double[] from, double[] to) {
    PairedSums paired = report.counts().paired();
    long deals = paired.sums().getOrDefault(Figure.DEALS, new long[1])[0];
    double[] weights = new double[from.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = to[i] - from[i];
    }
    double unit = unit(figure, report.seats());
    double value = unit * paired.mean(figure, weights, deals);
    double half = Z * unit * paired.error(figure, weights, deals);
    return new Difference(
        what(report, figure),
        figure,
        unit * paired.mean(figure, from, deals),
        unit * paired.mean(figure, to, deals),
        value,
        value - half,
        value + half,
        figure.startsWith(PARTS) || figure.startsWith(Figure.GAIN));
  }

  private static final String PARTS = "parts ";
  private static final String WINS = " wins";
  private static final String GAINS = ", wins of its users beyond an even share";

  /// Whose share it is, where it is one: short enough for a plot that says the rest once.
  String whose() {
    return what.replace(GAINS, "").replace(WINS, "");
  }

  private static double unit(String figure, int seats) {
    return figure.startsWith(PARTS)
        ? 1.0 / Outcome.WHOLE
        : figure.startsWith(Figure.GAIN) ? 1.0 / Outcome.WHOLE / seats : 1;
  }

  private static String what(StudyReport report, String figure) {
    for (int i = 0; i < report.seats(); i++) {
      Seat seat = Seat.of(i);
      if (figure.equals(Figure.parts(seat))) {
        return "Seat " + seat.number() + WINS;
      }
      if (figure.equals(Figure.score(seat))) {
        return "Seat " + seat.number() + ", score";
      }
    }
    if (figure.startsWith(Figure.USES)) {
      return report.component(figure.substring(Figure.USES.length())) + ", users in a game";
    }
    if (figure.startsWith(Figure.GAIN)) {
      return report.component(figure.substring(Figure.GAIN.length())) + GAINS;
    }
    return switch (figure) {
      case Figure.DECISIONS -> "Decisions in a game";
      case Figure.ROUNDS -> "Rounds in a game";
      case Figure.LEADS -> "Lead changes in a game";
      default -> figure;
    };
  }
}
