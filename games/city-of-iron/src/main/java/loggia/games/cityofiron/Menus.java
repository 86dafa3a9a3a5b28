package loggia.games.cityofiron;

/// What a seat may do, as the bits of the step's table. Nothing is offered that cannot be
/// completed.
final class Menus {
  private Menus() {}

  static long simultaneous(CoiState s, int seat) {
    return s.step == Step.PILES ? Piles.menu(s, seat) : Buying.menu(s, seat);
  }

  static long menu(CoiState s, int seat) {
    return switch (s.step) {
      case NATION -> SetUp.freeNations(s);
      case BID, SECOND_BID -> Bidding.menu(s, seat);
      case ACTION -> actions(s, seat);
      case BUILD -> Build.menu(s, seat, discount(s));
      case STORE -> s.board.filled();
      case CITY -> Build.cities(s.frame.components(), s.player(seat), s.what(CoiState.KIND) - 1);
      case RAZE -> Lot.kinds(s.player(seat).cities[s.what(CoiState.CITY) - 1]);
      case TOWN -> Attack.menu(s, seat);
      case FIGHT -> fighters(s, seat);
      case PAY ->
          Payment.offers(
              CardPlay.values(s),
              CardPlay.free(s, seat),
              s.chosen,
              CardPlay.need(s),
              CardPlay.vehicles(s));
      case LAND -> lands(s, seat, s.what(CoiState.CARD) - 1);
      case TOKEN -> s.player(seat).freeTokens();
      case DISTRICT -> districtCities(s.player(seat));
      case ROB -> victims(s, seat);
      case FROM -> from(s, seat);
      case WHICH -> which(s, seat);
      case TO -> to(s, seat, s.what(CoiState.CITY) - 1, s.what(CoiState.KIND) - 1);
      case BURY -> Discards.menu(s);
      case CONFIRM -> 1;
      case WILD -> EndRound.menu(s, seat);
      case PILES, PURCHASE, OVER -> 0;
    };
  }

  static int discount(CoiState s) {
    return s.what(CoiState.CARD) == 0 ? 0 : CardPlay.action(s).amount();
  }

  private static long fighters(CoiState s, int seat) {
    Components c = s.frame.components();
    int town = s.what(CoiState.TARGET) - 1;
    int hand = s.player(seat).hand;
    return Payment.fighters(c, hand, s.fighting, Attack.defence(s, town), c.townDistance[town]);
  }

  private static long actions(CoiState s, int seat) {
    Player player = s.player(seat);
    long menu = 1L << MoveTables.TAX;
    if (player.coins >= Turn.SCIENCE_COINS) {
      menu |= 1L << MoveTables.SCIENCE;
    }
    if (player.citizenCards > 0) {
      menu |= 1L << MoveTables.DRAW_CITIZEN;
    }
    if (player.militaryCards > 0) {
      menu |= 1L << MoveTables.DRAW_MILITARY;
    }
    if (Build.any(s, seat, 0)) {
      menu |= 1L << MoveTables.BUILD;
    }
    if (!s.board.isEmpty()) {
      menu |= 1L << MoveTables.STORE;
    }
    if (Attack.menu(s, seat) != 0) {
      menu |= 1L << MoveTables.ATTACK;
    }
    if (mayShift(s, seat)) {
      menu |= 1L << MoveTables.SHIFT;
    }
    return menu | plays(s, seat, player) << MoveTables.PLAY;
  }

  /// The cards of the hand that can be played for their action: paid, and to some effect (COI-45).
  private static long plays(CoiState s, int seat, Player player) {
    Components c = s.frame.components();
    int cards = player.hand & c.acting;
    if (cards == 0) {
      return 0;
    }
    int work = c.work.sum(player.hand);
    int distance = c.distance.sum(player.hand);
    long plays = 0;
    for (int left = cards; left != 0; left &= left - 1) {
      int card = Integer.numberOfTrailingZeros(left);
      CardAction action = c.action(card);
      if (action.work() <= work - c.work.of(card)
          && action.distance() <= distance - c.distance.of(card)
          && CardPlay.coins(s, seat, card) <= player.coins
          && effective(s, seat, card)) {
        plays |= 1L << card;
      }
    }
    return plays;
  }

  /// Whether the action would change anything.
  static boolean effective(CoiState s, int seat, int card) {
    Player player = s.player(seat);
    CardAction action = s.frame.components().action(card);
    return switch (action.block()) {
      case SCIENCE, COINS -> true;
      case COINS_PER_GOOD -> player.goods != 0;
      case COINS_PER_LAND -> player.lands() != 0;
      case DRAW_MILITARY -> player.militaryCards > 0;
      case DISTRICT -> player.freeTokens() != 0;
      case SETTLE -> player.freeTokens() != 0 && lands(s, seat, card) != 0;
      case BUILD -> Build.any(s, seat, action.amount());
      case SALVAGE -> player.built != 0;
      case ROB -> victims(s, seat) != 0;
    };
  }

  /// The lands that can be reached without this card, as bits.
  static int lands(CoiState s, int seat, int card) {
    Components c = s.frame.components();
    int cards = s.player(seat).hand & ~(1 << card);
    int distance = c.distance.sum(cards);
    int lands = 0;
    for (int left = s.board.lands; left != 0; left &= left - 1) {
      int land = Integer.numberOfTrailingZeros(left);
      Vehicle vehicle = c.landVehicle[land];
      boolean near = distance >= c.landDistance[land];
      if (near && (vehicle == Vehicle.NONE || (cards & c.vehicles[vehicle.ordinal()]) != 0)) {
        lands |= 1 << land;
      }
    }
    return lands;
  }

  /// Never on Metgra or Cazum (COI-62).
  static int districtCities(Player player) {
    return player.cityBits() & 0b1111;
  }

  static int victims(CoiState s, int seat) {
    int victims = 0;
    for (int other = 0; other < s.seats(); other++) {
      victims |= other != seat && s.player(other).coins > 0 ? 1 << other : 0;
    }
    return victims;
  }

  static boolean mayShift(CoiState s, int seat) {
    return s.has(seat, Nation.ARC)
        && s.player(seat).coins >= s.frame.components().arcMoveCoins
        && shiftable(s, seat) != 0;
  }

  /// The cities from which a building can be moved, as bits.
  private static int shiftable(CoiState s, int seat) {
    Player player = s.player(seat);
    int cities = player.cityBits();
    if ((cities & cities - 1) == 0) {
      return 0;
    }
    int some = 0;
    for (int left = cities; left != 0; left &= left - 1) {
      int city = Integer.numberOfTrailingZeros(left);
      some |= movable(s, seat, city) != 0 ? 1 << city : 0;
    }
    return some;
  }

  /// The kinds of a city that fit into another one, as bits.
  private static long movable(CoiState s, int seat, int city) {
    long kinds = 0;
    for (long left = Lot.kinds(s.player(seat).cities[city]); left != 0; left &= left - 1) {
      int kind = Long.numberOfTrailingZeros(left);
      kinds |= to(s, seat, city, kind) != 0 ? 1L << kind : 0;
    }
    return kinds;
  }

  private static int to(CoiState s, int seat, int from, int kind) {
    int cities = Build.cities(s.frame.components(), s.player(seat), kind) & ~(1 << from);
    int free = 0;
    for (int left = cities; left != 0; left &= left - 1) {
      int city = Integer.numberOfTrailingZeros(left);
      free |= Build.full(s, seat, city) ? 0 : 1 << city;
    }
    return free;
  }

  private static long from(CoiState s, int seat) {
    if (s.what(CoiState.VERB) == CoiState.SHIFTING) {
      return shiftable(s, seat);
    }
    Player player = s.player(seat);
    int cities = 0;
    for (int city = 0; city < Components.CITIES; city++) {
      cities |= player.cities[city] != 0 ? 1 << city : 0;
    }
    return cities;
  }

  private static long which(CoiState s, int seat) {
    int city = s.what(CoiState.CITY) - 1;
    return s.what(CoiState.VERB) == CoiState.SHIFTING
        ? movable(s, seat, city)
        : Lot.kinds(s.player(seat).cities[city]);
  }
}
