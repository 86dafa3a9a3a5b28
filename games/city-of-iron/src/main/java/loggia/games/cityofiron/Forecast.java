package loggia.games.cityofiron;

import loggia.kernel.Json;

/// The points a seat may end with: those it has and a weighted sum of its [Traits]. The weights
/// depend on the number of seats and on how many rounds are about to come, and were learned from
/// games that the forecast played with itself.
final class Forecast {
  /// The rounds to come for which there are weights; between them they change evenly.
  static final double[] KNOTS = {0, 1, 2, 3, 4.5, 6.5};

  private static final String FILE = "forecast.json";

  static final Forecast LEARNED = read(Resource.text(FILE));

  /// By seats, then by knot: the weights, and behind them how far forecasts are off.
  private final double[][][] weights;

  Forecast(double[][][] weights) {
    this.weights = weights;
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
    double pace = Row.SWEPT + 1.6 * s.seats();
    double rounds = s.board.last() ? 0 : 1 + (s.board.deck.length - s.board.drawn) / pace;
    return Math.min(rounds, KNOTS[KNOTS.length - 1]);
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

  double points(CoiState s, int seat) {
    double rounds = rounds(s);
    int knot = knot(rounds);
    double part = part(rounds, knot);
    double[] low = weights[s.seats()][knot];
    double[] high = weights[s.seats()][knot + 1];
    double[] traits = Traits.of(s, seat);
    double sum = s.player(seat).points();
    for (int i = 0; i < traits.length; i++) {
      if (traits[i] != 0) {
        sum += traits[i] * (low[i] + part * (high[i] - low[i]));
      }
    }
    return sum;
  }

  /// What each seat may expect of the victory.
  double[] shares(CoiState s) {
    double rounds = rounds(s);
    int knot = knot(rounds);
    double low = weights[s.seats()][knot][Traits.COUNT];
    double high = weights[s.seats()][knot + 1][Traits.COUNT];
    double spread = low + part(rounds, knot) * (high - low);
    var shares = new double[s.seats()];
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = points(s, seat);
      best = Math.max(best, shares[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = Math.exp((shares[seat] - best) / spread);
      sum += shares[seat];
    }
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] /= sum;
    }
    return shares;
  }
}
