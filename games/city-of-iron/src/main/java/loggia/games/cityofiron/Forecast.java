package loggia.games.cityofiron;

import loggia.kernel.Json;

/// The points a seat may end with: those it has and a weighted sum of its [Traits]. The weights
/// depend on the number of seats and on how many rounds are about to come, and were learned from
/// games that the forecast played with itself.
final class Forecast {
  /// The rounds to come for which there are weights; between them they change evenly.
  static final double[] KNOTS = {0, 1, 2, 3, 4.5, 6.5};

  /// With so many cards in the deck the last knot is reached, whatever the number of seats.
  private static final int MOST_LEFT = 64;

  private static final String FILE = "forecast.json";

  static final Forecast LEARNED = read(Resource.FILES.text(FILE));

  /// By seats, then by knot: the weights, and behind them how far forecasts are off.
  private final double[][][] weights;

  /// By seats, then by how many cards the deck has, from 1 on: the weights between two knots. At 0
  /// those of the last round.
  private final double[][][] moments;

  Forecast(double[][][] weights) {
    this.weights = weights;
    moments = new double[weights.length][][];
    for (int seats = 2; seats < weights.length; seats++) {
      moments[seats] = new double[MOST_LEFT + 1][];
      for (int left = 0; left <= MOST_LEFT; left++) {
        moments[seats][left] = between(weights[seats], left == 0 ? 0 : rounds(seats, left - 1));
      }
    }
  }

  private static double[] between(double[][] weights, double rounds) {
    int knot = knot(rounds);
    double part = part(rounds, knot);
    double[] low = weights[knot];
    double[] high = weights[knot + 1];
    var between = new double[low.length];
    for (int i = 0; i < between.length; i++) {
      between[i] = low[i] + part * (high[i] - low[i]);
    }
    return between;
  }

  /// For 2, 3 and 4 seats and each knot a list of whole numbers, thousandths of a point.
  static Forecast read(String text) {
    var weights = new double[5][][];
    int seats = 2;
    for (Json table : Json.read(FILE, text).get("weights").items()) {
      weights[seats++] =
          table.items().stream()
              .map(
                  row ->
                      row.items().stream()
                          .mapToDouble(each -> each.number(-9_999_999, 9_999_999) / 1000.0)
                          .toArray())
              .toArray(double[][]::new);
    }
    return new Forecast(weights);
  }

  /// About how many rounds will follow this one.
  static double rounds(CoiState s) {
    int deck = s.board.deck.length - s.board.drawn;
    return s.board.last() ? 0 : rounds(s.seats(), deck);
  }

  private static double rounds(int seats, int deck) {
    double pace = Row.SWEPT + 1.6 * seats;
    return Math.min(1 + deck / pace, KNOTS[KNOTS.length - 1]);
  }

  /// The last knot that is not beyond these rounds, but not the last of all.
  static int knot(double rounds) {
    int knot = 0;
    while (knot < KNOTS.length - 2 && KNOTS[knot + 1] <= rounds) {
      knot++;
    }
    return knot;
  }

  /// How far these rounds are from a knot to the next one, from 0 to 1.
  static double part(double rounds, int knot) {
    return (rounds - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot]);
  }

  /// By knot: the weights, and behind them how far forecasts are off.
  double[][] weights(int seats) {
    return weights[seats];
  }

  /// Those for this moment, the same array each time.
  double[] weights(CoiState s) {
    int left = s.board.last() ? 0 : 1 + s.board.deck.length - s.board.drawn;
    return moments[s.seats()][Math.min(left, MOST_LEFT)];
  }

  /// What a seat may end with.
  double points(CoiState s, int seat) {
    double[] weights = weights(s);
    return Traits.open(s, seat, weights) + Traits.hidden(s, seat, weights);
  }

  /// What each seat may expect of the victory.
  double[] shares(CoiState s) {
    var points = new double[s.seats()];
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = points(s, seat);
    }
    return shares(points, weights(s));
  }

  /// Makes shares of points, in place.
  static double[] shares(double[] points, double[] weights) {
    double spread = weights[Traits.COUNT];
    double best = points[0];
    for (int seat = 1; seat < points.length; seat++) {
      best = Math.max(best, points[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = Math.exp((points[seat] - best) / spread);
      sum += points[seat];
    }
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] /= sum;
    }
    return points;
  }
}
