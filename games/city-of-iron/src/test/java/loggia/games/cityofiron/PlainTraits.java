package loggia.games.cityofiron;

/// What a forecast looks at in one seat, as numbers that are worth what their weights say: the
/// traits as they are meant, one by one, for learning and to check the sums of [Traits].
final class PlainTraits {
  private PlainTraits() {}

  private static final int SCORING = Traits.DUE;
  private static final int ROOM = Traits.ROOM;
  private static final int BONUSES = Traits.BONUSES;
  private static final int TERRAIN = Traits.TERRAIN;
  private static final int GOODS = Traits.GOODS;
  private static final int NATIONS = Traits.NATIONS;
  private static final int SYMBOLS = Traits.SYMBOLS;
  private static final int OWNED = Traits.OWNED;
  private static final int HAND = Traits.HAND;
  private static final int COINS = Traits.MANY_COINS;
  private static final int SCIENCE = Traits.MUCH_SCIENCE;

  static double[] of(CoiState s, int seat) {
    var x = new double[Traits.COUNT];
    Player player = s.player(seat);
    x[0] = 1;
    tempo(s, seat, x);
    wealth(s, player, x);
    goods(s, seat, player, x);
    room(s, seat, player, x);
    cards(s, player, x);
    return x;
  }

  /// The actions still to be taken in this round, and who comes first.
  private static void tempo(CoiState s, int seat, double[] x) {
    int seats = s.seats();
    if (s.step == Step.BID || s.step == Step.SECOND_BID) {
      x[1] = Turn.ACTIONS;
      int own = s.space(seat);
      for (int other = 0; other < seats; other++) {
        int space = s.space(other);
        x[2] += other == seat ? 0 : own == 0 || space == 0 ? 0.5 : space > own ? 1 : 0;
        x[3] += own == 0 && CoiState.seatAt(s.bidOrder, other) == seat ? other : 0;
      }
      x[Traits.PLACE] = x[2];
      return;
    }
    int now = s.turn % seats;
    int place = 0;
    while (CoiState.seatAt(s.turnOrder, place) != seat && place < seats - 1) {
      place++;
    }
    x[1] = Turn.ACTIONS - s.turn / seats - (now > place ? 1 : 0);
    x[2] = x[1] > 0 ? (place - now + seats) % seats : 0;
    x[Traits.PLACE] = place;
  }

  private static void wealth(CoiState s, Player player, double[] x) {
    x[5] = player.coins;
    x[6] = Math.max(0, player.coins - COINS);
    x[7] = Math.max(0, player.coins - 2 * COINS);
    x[8] = player.science;
    x[9] = Math.max(0, player.science - SCIENCE);
    long effects = player.effects;
    x[10] = EndRound.track(s, player) + Effects.coins(effects);
    x[11] = Effects.science(effects);
    x[12] = Effects.citizenDraws(effects);
    x[13] = Effects.militaryDraws(effects);
    x[14] = player.storedCards();
  }

  /// What the scorings to come would give as things stand, how safe it is and what is near.
  private static void goods(CoiState s, int seat, Player player, double[] x) {
    Components c = s.frame.components();
    int due = Integer.bitCount(s.board.due);
    int later = ScoreCard.values().length - s.board.scored - due;
    for (int good = 0; good < Goods.KINDS; good++) {
      int amount = Goods.amount(player.goods, good);
      int favours = Effects.favours(player.effects, good);
      x[SCORING + 4] += favours;
      if (amount == 0) {
        continue;
      }
      x[GOODS + good] = amount;
      int place = Scoring.place(s, seat, good);
      int points = Scoring.points(s, seat, good, place);
      x[10] += place == 1 ? c.firstCoins[good] : 0;
      x[SCORING] += due * points;
      x[SCORING + 1] += later * points;
      int most = 0;
      for (int other = 0; other < s.seats(); other++) {
        most = other == seat ? most : Math.max(most, Goods.amount(s.player(other).goods, good));
      }
      if (amount > most) {
        x[SCORING + 2] += c.firstVp[good] * Math.min(3, amount - most);
      } else {
        x[SCORING + 3] += (double) c.firstVp[good] / (1 + most - amount);
      }
    }
  }

  /// Places to build on, and what could be built.
  private static void room(CoiState s, int seat, Player player, double[] x) {
    Components c = s.frame.components();
    int cities = player.cityBits();
    int terrain = 0;
    for (int left = cities; left != 0; left &= left - 1) {
      int city = Integer.numberOfTrailingZeros(left);
      x[ROOM] += Build.spaces(s, seat, city) - Lot.size(player.cities[city]);
      terrain |= Build.terrain(c, player, city);
    }
    x[ROOM + 1] = x[ROOM] == 0 ? 1 : 0;
    x[ROOM + 2] = Integer.bitCount(player.lands());
    x[ROOM + 3] = Integer.bitCount(player.freeTokens());
    x[ROOM + 4] = Integer.bitCount(player.towns);
    x[ROOM + 5] = Math.min(Traits.MOST_OFFERS, offers(s, player, terrain));
    for (int left = terrain; left != 0; left &= left - 1) {
      x[TERRAIN + Integer.numberOfTrailingZeros(left)] = 1;
    }
    boolean snyle = (player.towns >>> Town.SNYLE.ordinal() & 1) != 0;
    x[Traits.SNYLE] = snyle && s.board.wild == 0 ? 1 : 0;
    x[Traits.YIELD] = Effects.coins(player.effects);
    for (int left = Traits.starless(player.towns); left != 0; left &= left - 1) {
      x[Traits.owning(Integer.numberOfTrailingZeros(left))] = 1;
    }
    for (Bonus bonus : Bonus.values()) {
      x[BONUSES + bonus.ordinal()] = Finish.leads(s, seat, bonus) ? 1 : 0;
    }
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

  private static void cards(CoiState s, Player player, double[] x) {
    Components c = s.frame.components();
    if (player.nation >= 0 && s.frame.special()) {
      x[NATIONS + player.nation] = 1;
    }
    for (int left = player.hand; left != 0; left &= left - 1) {
      int card = Integer.numberOfTrailingZeros(left);
      x[HAND + card] = 1;
      x[OWNED + card] = 1;
      x[SYMBOLS] += c.work.of(card);
      x[SYMBOLS + 1] += c.distance.of(card);
      x[SYMBOLS + 2] += c.attack.of(card);
    }
    x[SYMBOLS + 3] = Math.min(x[SYMBOLS], 3);
    x[SYMBOLS + 4] = Integer.bitCount(player.hand);
    boolean settler = (player.hand >>> Card.EXPLORER.ordinal() & 1) != 0;
    x[SYMBOLS + 5] = settler && x[ROOM + 3] > 0 ? Math.min(5, x[SYMBOLS + 1]) : 0;
    x[SYMBOLS + 6] = player.citizenCards + player.militaryCards;
    for (int i = 0; i < player.citizenCards; i++) {
      x[OWNED + player.card(CardKind.CITIZEN, i)] = 1;
    }
    for (int i = 0; i < player.militaryCards; i++) {
      x[OWNED + player.card(CardKind.MILITARY, i)] = 1;
    }
  }
}
