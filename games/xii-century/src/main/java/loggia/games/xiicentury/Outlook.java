package loggia.games.xiicentury;

/// What bots think of a state: the score each town may end with, made into shares of the victory.
final class Outlook {
  private static final double ABOVE = 20;
  private static final double WIDTH = 30;

  private Outlook() {}

  static double[] of(XiiState state) {
    if (state.phase() == Phase.OVER) {
      return ended(state);
    }
    int seats = state.seats();
    if (seats == 1) {
      return new double[] {alone(state)};
    }
    double left = roundsLeft(state);
    double spread = 4 + 2.5 * left;
    var shares = new double[seats];
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] = Forecast.LEARNED.score(state, seat) / spread;
      best = Math.max(best, shares[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] = Math.exp(shares[seat] - best);
      sum += shares[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] /= sum;
    }
    return shares;
  }

  /// Rounds to come, this one included as far as it is not played.
  static double roundsLeft(XiiState state) {
    return Frame.ROUNDS - state.round() + 0.5;
  }

  private static double[] ended(XiiState state) {
    if (state.seats() == 1) {
      return new double[] {reached(state)};
    }
    var winners = Scoring.result(state).winners();
    var shares = new double[state.seats()];
    winners.forEach(seat -> shares[seat.index()] = 1.0 / winners.size());
    return shares;
  }

  /// Alone, the end is as good as the objective says; in arcade, the better the higher.
  private static double reached(XiiState state) {
    Town town = state.towns[0];
    int score = Scoring.score(state.sheet(), town);
    Objective objective = state.frame.objective();
    if (objective == Objective.ARCADE) {
      return squash(state.frame.difficulty(), score);
    }
    return objective.isMet(town, score) ? 1 : 0;
  }

  private static double alone(XiiState state) {
    double score = Forecast.LEARNED.score(state, 0);
    double arcade = squash(state.frame.difficulty(), score);
    Objective objective = state.frame.objective();
    return objective == Objective.ARCADE
        ? arcade
        : 0.7 * objective.progress(state.towns[0], score) + 0.3 * arcade;
  }

  /// 0.5 a little above the good range, where players who think ahead end. So wide that there too a
  /// point more counts as much as a point less: else such players would give up points for safety.
  private static double squash(Difficulty difficulty, double score) {
    double middle = difficulty.best() + ABOVE;
    return 1 / (1 + Math.exp((middle - score) / WIDTH));
  }
}
