package loggia.games.cityofiron;

/// What a forecast counts in one player alone, kept with the [Player] as long as nothing of theirs
/// changes.
///
/// @param weights those it was counted with
/// @param hidden the part of the sum that only the owner knows: hand and piles
/// @param open the rest
/// @param terrain the land types of all cities
/// @param distance what counts for the bonus, and so the others below: lands, the best track,
///   cards, towns
record Worth(
    double[] weights,
    double hidden,
    double open,
    int terrain,
    int distance,
    int good,
    int cards,
    int towns) {
  static Worth of(Frame frame, Player player, double[] w) {
    Components c = frame.components();
    int distance = 0;
    int lands = player.lands();
    for (int left = lands; left != 0; left &= left - 1) {
      distance += c.landDistance[Integer.numberOfTrailingZeros(left)];
    }
    int towns = 0;
    for (int left = player.towns; left != 0; left &= left - 1) {
      towns += c.counts[Integer.numberOfTrailingZeros(left)];
    }
    int terrain = Build.terrain(c, player);
    int room = room(frame, player);
    double open = w[0] + wealth(c, player, w) + goods(player, w);
    open += room * w[Traits.ROOM] + (room == 0 ? w[Traits.NO_ROOM] : 0);
    open += Integer.bitCount(lands) * w[Traits.LANDS];
    open += Integer.bitCount(player.freeTokens()) * w[Traits.TOKENS];
    open += Integer.bitCount(player.towns) * w[Traits.TOWNS];
    for (int left = terrain; left != 0; left &= left - 1) {
      open += w[Traits.TERRAIN + Integer.numberOfTrailingZeros(left)];
    }
    for (int left = Traits.starless(player.towns); left != 0; left &= left - 1) {
      open += w[Traits.owning(Integer.numberOfTrailingZeros(left))];
    }
    if (player.nation >= 0 && frame.special()) {
      open += w[Traits.NATIONS + player.nation];
    }
    return new Worth(
        w,
        hidden(c, player, w),
        open,
        terrain,
        distance,
        Goods.highest(player.goods),
        player.ownedCards(),
        towns);
  }

  private static double wealth(Components c, Player player, double[] w) {
    int coins = player.coins;
    long effects = player.effects;
    double sum = coins * w[Traits.COINS] + player.science * w[Traits.SCIENCE];
    if (coins > Traits.MANY_COINS) {
      sum += (coins - Traits.MANY_COINS) * w[Traits.COINS + 1];
      sum += Math.max(0, coins - 2 * Traits.MANY_COINS) * w[Traits.COINS + 2];
    }
    sum += Math.max(0, player.science - Traits.MUCH_SCIENCE) * w[Traits.SCIENCE + 1];
    int paid = Effects.coins(effects);
    int income = c.startIncome + Effects.goodsCards(effects) + paid;
    sum += income * w[Traits.INCOME] + paid * w[Traits.YIELD];
    sum += Effects.science(effects) * w[Traits.LABS];
    sum += Effects.citizenDraws(effects) * w[Traits.CITIZEN_DRAWS];
    sum += Effects.militaryDraws(effects) * w[Traits.MILITARY_DRAWS];
    sum += Effects.allFavours(effects) * w[Traits.FAVOURS];
    return sum + player.storedCards() * w[Traits.STORED];
  }

  private static double goods(Player player, double[] w) {
    double sum = 0;
    int at = Traits.GOODS;
    for (long left = player.goods; left != 0; left >>>= Goods.BITS) {
      sum += (left & Goods.MOST) * w[at++];
    }
    return sum;
  }

  /// The spaces still free in all cities.
  private static int room(Frame frame, Player player) {
    Components c = frame.components();
    int room = 0;
    for (int left = player.cityBits(); left != 0; left &= left - 1) {
      int city = Integer.numberOfTrailingZeros(left);
      room += c.citySpaces[city] - Lot.size(player.cities[city]);
    }
    boolean arc = frame.special() && player.nation == Nation.ARC.ordinal();
    for (int token = City.A.ordinal(); token <= City.C.ordinal(); token++) {
      if (player.isDistrict(token)) {
        room += arc && token == City.B.ordinal() ? c.arcDistrictSpaces : c.districtSpaces[token];
      }
    }
    return room;
  }

  private static double hidden(Components c, Player player, double[] w) {
    double sum = 0;
    int work = c.work.sum(player.hand);
    int distance = c.distance.sum(player.hand);
    int attack = c.attack.sum(player.hand);
    for (int left = player.hand; left != 0; left &= left - 1) {
      int card = Integer.numberOfTrailingZeros(left);
      sum += w[Traits.HAND + card] + w[Traits.OWNED + card];
    }
    sum += work * w[Traits.SYMBOLS] + distance * w[Traits.SYMBOLS + 1];
    sum +=
        attack * w[Traits.SYMBOLS + 2] + Math.min(work, Traits.MOST_WORK) * w[Traits.SYMBOLS + 3];
    sum += Integer.bitCount(player.hand) * w[Traits.SYMBOLS + 4];
    boolean settler = (player.hand >>> Card.EXPLORER.ordinal() & 1) != 0;
    if (settler && player.freeTokens() != 0) {
      sum += Math.min(distance, Traits.MOST_JOURNEY) * w[Traits.SYMBOLS + 5];
    }
    sum += (player.citizenCards + player.militaryCards) * w[Traits.SYMBOLS + 6];
    long queue = player.citizens;
    for (int i = 0; i < player.citizenCards; i++, queue >>>= 4) {
      sum += w[Traits.OWNED + ((int) queue & 15)];
    }
    queue = player.military;
    for (int i = 0; i < player.militaryCards; i++, queue >>>= 4) {
      sum += w[Traits.OWNED + CardKind.MILITARY.first() + ((int) queue & 15)];
    }
    return sum;
  }
}
