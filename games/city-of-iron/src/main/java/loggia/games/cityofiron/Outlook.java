package loggia.games.cityofiron;

/// The evaluation for bots: what each seat may expect to have at the end, as shares of the victory.
final class Outlook {
  private Outlook() {}

  static double[] of(CoiState s) {
    return s.step == Step.OVER ? shares(s) : estimate(s);
  }

  private static double[] shares(CoiState s) {
    var shares = new double[s.seats()];
    var winners = Finish.result(s).winners();
    for (loggia.kernel.Seat seat : winners) {
      shares[seat.index()] = 1.0 / winners.size();
    }
    return shares;
  }

  private static double[] estimate(CoiState s) {
    double rounds = rounds(s);
    var shares = new double[s.seats()];
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = expected(s, seat, rounds);
      best = Math.max(best, shares[seat]);
    }
    double spread = 4 + rounds;
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

  /// About how many more End Rounds there will be.
  static double rounds(CoiState s) {
    if (s.board.last()) {
      return 1 - (double) s.turn / (Turn.ACTIONS * s.seats());
    }
    double pace = Row.SWEPT + 1.6 * s.seats();
    return 1.5 + Math.max(0, s.board.deck.length - s.board.drawn) / pace;
  }

  /// The points a seat may expect to have at the end.
  private static double expected(CoiState s, int seat, double rounds) {
    Components c = s.frame.components();
    Player player = s.player(seat);
    int scorings = 3 - s.board.scored;
    double value = player.points();
    for (int good = 0; good < Goods.KINDS; good++) {
      int amount = Goods.amount(player.goods, good);
      if (amount > 0) {
        double close = Math.min(1.0, (double) amount / c.threshold[good]);
        value += scorings * (0.8 * Scoring.points(s, seat, good) + 0.3 * close);
        value += scorings * 0.05 * c.firstVp[good];
      }
    }
    value += future(s, seat, rounds);
    for (Bonus bonus : Bonus.values()) {
      value += Finish.winner(s, bonus) == seat ? bonus.points() / (1 + 0.4 * rounds) : 0;
    }
    return value - 0.8 * player.storedCards();
  }

  /// What coins, science, cards and room are still good for.
  private static double future(CoiState s, int seat, double rounds) {
    Player player = s.player(seat);
    double use = Math.min(1, rounds / 3);
    double income = EndRound.income(s, seat) + 3.0 * Effects.science(player.effects);
    double draws = Effects.citizenDraws(player.effects) + Effects.militaryDraws(player.effects);
    int rich = Math.min(player.coins, 20);
    double wealth = 0.22 * rich + 0.05 * (player.coins - rich);
    double value = use * (wealth + 0.9 * Math.min(player.science, 6));
    value += Math.max(0, rounds - 1) * (0.16 * income + 0.18 * draws);
    value += use * (0.32 * Integer.bitCount(player.hand) + 0.12 * player.citizenCards);
    value += use * 0.12 * player.militaryCards;
    value += use * 0.7 * Integer.bitCount(player.lands());
    value += use * 0.25 * Integer.bitCount(Build.terrain(s.frame.components(), player));
    return value + 0.3 * Integer.bitCount(player.towns);
  }
}
