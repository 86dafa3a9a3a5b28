package loggia.games.cityofiron;

/// What a forecast looks at in one seat: where the weight of each trait stands, and the sum of all
/// of them.
///
/// The sum is taken in three parts, so that what a move did not touch is not counted again: what
/// only the owner knows and what stands in front of them are kept with the [Player], see [Worth];
/// what depends on the others is counted each time.
final class Traits {
  private Traits() {}

  static final int ACTIONS = 1;
  static final int WAIT = 2;
  static final int BID_PLACE = 3;

  /// The place in the turn order, or the one that may be expected.
  static final int PLACE = 4;

  static final int COINS = 5;
  static final int SCIENCE = 8;
  static final int INCOME = 10;
  static final int LABS = 11;
  static final int CITIZEN_DRAWS = 12;
  static final int MILITARY_DRAWS = 13;
  static final int STORED = 14;
  static final int DUE = 15;
  static final int LATER = 16;
  static final int LEAD = 17;
  static final int CHASE = 18;
  static final int FAVOURS = 19;
  static final int ROOM = 20;
  static final int NO_ROOM = 21;
  static final int LANDS = 22;
  static final int TOKENS = 23;
  static final int TOWNS = 24;
  static final int OFFERS = 25;
  static final int BONUSES = 26;
  static final int TERRAIN = BONUSES + Bonus.values().length;
  static final int GOODS = TERRAIN + Terrain.values().length;
  static final int NATIONS = GOODS + Goods.KINDS;
  static final int SYMBOLS = NATIONS + Nation.values().length;
  static final int OWNED = SYMBOLS + 7;
  static final int HAND = OWNED + Components.CARDS;

  /// Snyle, as long as no good has been chosen for it (COI-113): what it gives is not there yet.
  static final int SNYLE = HAND + Components.CARDS;

  /// The coins that buildings and towns pay, besides what they count for [#INCOME].
  static final int YIELD = SNYLE + 1;

  /// The towns of the expansion, besides what they give.
  static final int EXPANSION = YIELD + 1;

  private static final int FIRST_STARLESS = Town.BEASTBELLY.ordinal();

  /// How many there are.
  static final int COUNT = EXPANSION + Components.TOWNS - FIRST_STARLESS;

  /// The trait of owning a town of the expansion.
  static int owning(int town) {
    return EXPANSION + town - FIRST_STARLESS;
  }

  /// The towns of the expansion, as bits.
  static int starless(int towns) {
    return towns & -1 << FIRST_STARLESS;
  }

  /// Beyond this, and beyond twice this, a coin is worth less; so is science beyond that.
  static final int MANY_COINS = 8;

  static final int MUCH_SCIENCE = 3;
  static final int MOST_OFFERS = 4;
  static final int MOST_LEAD = 3;
  static final int MOST_WORK = 3;
  static final int MOST_JOURNEY = 5;

  /// The points a seat has and may still expect, as everybody can see them.
  static double open(CoiState s, int seat, double[] w) {
    Player player = s.player(seat);
    Worth worth = player.worth(s.frame, w);
    double sum = worth.open() + player.points() + tempo(s, seat, w) + goods(s, seat, player, w);
    sum += bonuses(s, seat, worth, w);
    sum += w[OFFERS] * Math.min(MOST_OFFERS, offers(s, player, worth.terrain()));
    boolean snyle = player.owns(Town.SNYLE) && s.board.wild == 0;
    return snyle ? sum + w[SNYLE] : sum;
  }

  /// What the cards of a seat add to that.
  static double hidden(CoiState s, int seat, double[] w) {
    return s.player(seat).worth(s.frame, w).hidden();
  }

  /// The actions still to be taken in this round, and who comes first.
  private static double tempo(CoiState s, int seat, double[] w) {
    int seats = s.seats();
    if (s.step == Step.BID || s.step == Step.SECOND_BID) {
      int own = s.space(seat);
      double before = 0;
      int place = 0;
      for (int other = 0; other < seats; other++) {
        int space = s.space(other);
        before += other == seat ? 0 : own == 0 || space == 0 ? 0.5 : space > own ? 1 : 0;
        place += own == 0 && CoiState.seatAt(s.bidOrder, other) == seat ? other : 0;
      }
      return Turn.ACTIONS * w[ACTIONS] + before * (w[WAIT] + w[PLACE]) + place * w[BID_PLACE];
    }
    int round = s.turn / seats;
    int now = s.turn - round * seats;
    int place = 0;
    while (CoiState.seatAt(s.turnOrder, place) != seat && place < seats - 1) {
      place++;
    }
    int left = Turn.ACTIONS - round - (now > place ? 1 : 0);
    int wait = left == 0 ? 0 : place < now ? place - now + seats : place - now;
    return left * w[ACTIONS] + wait * w[WAIT] + place * w[PLACE];
  }

  /// What the scorings to come would give as things stand, how safe it is and what is near.
  private static double goods(CoiState s, int seat, Player player, double[] w) {
    Components c = s.frame.components();
    int due = Integer.bitCount(s.board.due);
    int later = ScoreCard.COUNT - s.board.scored - due;
    double scoring = due * w[DUE] + later * w[LATER];
    int seats = s.seats();
    long one = s.one.goods;
    long two = s.two.goods;
    long three = seats > 2 ? s.three.goods : 0;
    long four = seats > 3 ? s.four.goods : 0;
    double sum = 0;
    int points = 0;
    int coins = 0;
    int lead = 0;
    for (long left = player.goods; left != 0; ) {
      int good = Goods.first(left);
      left = Goods.without(left, good);
      int amount = Goods.amount(player.goods, good);
      int a = Goods.amount(one, good);
      int b = Goods.amount(two, good);
      int d = Goods.amount(three, good);
      int e = Goods.amount(four, good);
      int most = Math.max(Math.max(a, b), Math.max(d, e));
      if (amount >= c.threshold[good]) {
        points += Scoring.THRESHOLD_VP;
      }
      if (amount == most) {
        points += c.firstVp[good] + Scoring.FAVOUR_VP * Effects.favours(player.effects, good);
        coins += c.firstCoins[good];
        int next =
            switch (seat) {
              case 0 -> Math.max(b, Math.max(d, e));
              case 1 -> Math.max(a, Math.max(d, e));
              case 2 -> Math.max(a, Math.max(b, e));
              default -> Math.max(a, Math.max(b, d));
            };
        if (amount > next) {
          lead += c.firstVp[good] * Math.min(MOST_LEAD, amount - next);
        } else {
          sum += w[CHASE] * c.firstVp[good];
        }
      } else {
        if (isSecond(amount, most, a)
            && isSecond(amount, most, b)
            && isSecond(amount, most, d)
            && isSecond(amount, most, e)) {
          points += c.secondVp[good] + Scoring.FAVOUR_VP * Effects.favours(player.effects, good);
        }
        sum += w[CHASE] * c.firstVp[good] / (1 + most - amount);
      }
    }
    return sum + points * scoring + coins * w[INCOME] + lead * w[LEAD];
  }

  /// Whether an amount does not stand between these two.
  private static boolean isSecond(int amount, int most, int other) {
    return other <= amount || other == most;
  }

  private static double bonuses(CoiState s, int seat, Worth own, double[] w) {
    boolean coins = s.player(seat).coins > 0;
    boolean distance = own.distance() > 0;
    boolean good = own.good() > 0;
    boolean cards = own.cards() > 0;
    boolean towns = own.towns() > 0;
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat) {
        Worth theirs = s.player(other).worth(s.frame, w);
        coins &= s.player(other).coins < s.player(seat).coins;
        distance &= theirs.distance() < own.distance();
        good &= theirs.good() < own.good();
        cards &= theirs.cards() < own.cards();
        towns &= theirs.towns() < own.towns();
      }
    }
    double sum = coins ? w[BONUSES + Bonus.MOST_COINS.ordinal()] : 0;
    sum += distance ? w[BONUSES + Bonus.MOST_DISTANCE.ordinal()] : 0;
    sum += good ? w[BONUSES + Bonus.MOST_OF_A_GOOD.ordinal()] : 0;
    sum += cards ? w[BONUSES + Bonus.MOST_CARDS.ordinal()] : 0;
    return towns ? sum + w[BONUSES + Bonus.MOST_TOWNS.ordinal()] : sum;
  }

  /// The goods buildings of the row that could be built at once.
  private static int offers(CoiState s, Player player, int terrain) {
    Components c = s.frame.components();
    int offers = 0;
    for (byte card : s.board.row) {
      int kind = card - 1;
      boolean here = card != 0 && c.needs[kind] != 0 && (c.needs[kind] & ~terrain) == 0;
      offers += here && Build.affordable(c, player, kind, 0) ? 1 : 0;
    }
    return offers;
  }
}
