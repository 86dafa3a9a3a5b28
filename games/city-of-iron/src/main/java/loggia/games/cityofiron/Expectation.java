package loggia.games.cityofiron;

/// How many points a seat may expect at the end: what it has, what the scorings to come will give
/// as things stand, and what coins, science, cards and room are still good for.
final class Expectation {
  private Expectation() {}

  static double[] shares(CoiState s) {
    var shares = new double[s.seats()];
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = points(s, seat);
      best = Math.max(best, shares[seat]);
    }
    double spread = 4 + rounds(s);
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

  /// About how many End Rounds with income are still to come.
  private static double rounds(CoiState s) {
    if (s.board.last()) {
      return 0;
    }
    double pace = Row.SWEPT + 1.6 * s.seats();
    return 1 + (s.board.deck.length - s.board.drawn) / pace;
  }

  static double points(CoiState s, int seat) {
    Player player = s.player(seat);
    double rounds = rounds(s);
    double time = Math.min(1, (rounds + turnsLeft(s)) / 3);
    double value = player.points() + goods(s, seat);
    int basket = s.step == Step.PURCHASE ? s.purchase.basket(seat) : 0;
    value += time * cards(s, player, basket);
    value += wealth(s, player, basket, rounds, time);
    value += rounds * yields(s, seat);
    value += time * room(s, player);
    for (Bonus bonus : Bonus.values()) {
      value += Finish.winner(s, bonus) == seat ? bonus.points() / (1 + 0.4 * rounds) : 0;
    }
    value += 0.04 * s.space(seat);
    return value - (0.9 - 0.5 * time) * player.storedCards();
  }

  /// The part of the round's turns that is still to be taken, as a share of a round.
  private static double turnsLeft(CoiState s) {
    return 1 - (double) s.turn / (Turn.ACTIONS * s.seats());
  }

  /// First and second places count for every scoring to come, and strength where one leads or may.
  private static double goods(CoiState s, int seat) {
    Components c = s.frame.components();
    long goods = s.player(seat).goods;
    int scorings = 3 - s.board.scored;
    double value = 0;
    for (int good = 0; good < Goods.KINDS; good++) {
      int amount = Goods.amount(goods, good);
      if (amount > 0) {
        double close = Math.min(1.0, (double) amount / c.threshold[good]);
        double sure = 0.75 * Scoring.points(s, seat, good);
        value += scorings * (sure + close * (0.3 + 0.08 * c.firstVp[good]));
      }
    }
    return value;
  }

  /// What the cards can do, most of it when they are in the hand.
  private static double cards(CoiState s, Player player, int basket) {
    Components c = s.frame.components();
    double value = 0;
    for (int left = player.hand | basket; left != 0; left &= left - 1) {
      value += worth(c, Integer.numberOfTrailingZeros(left));
    }
    for (int i = 0; i < player.citizenCards; i++) {
      value += 0.6 * worth(c, player.card(CardKind.CITIZEN, i));
    }
    for (int i = 0; i < player.militaryCards; i++) {
      value += 0.5 * worth(c, player.card(CardKind.MILITARY, i));
    }
    return value / (1 + 0.04 * player.ownedCards());
  }

  private static double worth(Components c, int card) {
    double symbols = 0.2 * c.work[card] + 0.35 * c.distance[card] + 0.14 * c.attack[card];
    double vehicle = c.vehicle[card] == Vehicle.NONE ? 0 : 0.3;
    if ((c.acting >>> card & 1) == 0) {
      return symbols + vehicle;
    }
    double action =
        switch (c.action(card).block()) {
          case SETTLE -> 2.2;
          case BUILD -> 1.0;
          case SCIENCE -> 0.5 * c.action(card).amount();
          case DISTRICT, COINS, COINS_PER_GOOD, COINS_PER_LAND -> 0.5;
          case DRAW_MILITARY, SALVAGE, ROB -> 0.3;
        };
    return symbols + vehicle + action;
  }

  private static double wealth(CoiState s, Player player, int basket, double rounds, double time) {
    Components c = s.frame.components();
    int coins = player.coins - Buying.coins(c, basket);
    int science = player.science - Buying.science(c, basket);
    double most = 8 + 2 * rounds;
    double useful = Math.min(coins, most);
    double value = 0.45 * useful + 0.04 * (coins - useful);
    return time * (value + 1.1 * Math.min(science, 5) + 0.2 * Math.max(0, science - 5));
  }

  /// What an End Round gives.
  private static double yields(CoiState s, int seat) {
    long effects = s.player(seat).effects;
    double draws = Effects.citizenDraws(effects) + Effects.militaryDraws(effects);
    return 0.2 * EndRound.income(s, seat) + 0.75 * Effects.science(effects) + 0.2 * draws;
  }

  /// Lands and spaces that wait for buildings.
  private static double room(CoiState s, Player player) {
    int types = Integer.bitCount(Build.terrain(s.frame.components(), player));
    int lands = Integer.bitCount(player.lands());
    return 1.6 * lands + 0.5 * types - 0.4 * (3 - Integer.bitCount(player.freeTokens()) - lands);
  }
}
