package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Buildings: which may be built or stored, where they fit, and what they cost (COI-31, COI-34,
/// COI-50 to COI-53).
final class Build {
  private Build() {}

  /// What a building costs this player in coins.
  static int coins(Components c, int kind, int discount) {
    return Math.max(0, c.coins[kind] - discount);
  }

  /// What it costs in science: nothing for a name already owned in a city (COI-51).
  static int science(Components c, Player player, int kind) {
    return (player.built & c.namesakes[kind]) != 0 ? 0 : c.science[kind];
  }

  static boolean affordable(Components c, Player player, int kind, int discount) {
    return coins(c, kind, discount) <= player.coins && science(c, player, kind) <= player.science;
  }

  /// The land types of a city, as bits of [Terrain].
  static int terrain(Components c, Player player, int city) {
    if (city == City.START.ordinal()) {
      return c.terrain[Land.STARTING_LAND.ordinal()];
    }
    return city <= City.C.ordinal() ? c.terrain[player.token(City.of(city))] : c.cityTerrain[city];
  }

  /// The land types of all cities together.
  static int terrain(Components c, Player player) {
    int all = 0;
    for (int left = player.cityBits(); left != 0; left &= left - 1) {
      all |= terrain(c, player, Integer.numberOfTrailingZeros(left));
    }
    return all;
  }

  /// The spaces of a city with its districts.
  static int spaces(CoiState s, int seat, int city) {
    Components c = s.frame.components();
    Player player = s.player(seat);
    int spaces = c.citySpaces[city];
    for (int token = 1; token <= 3; token++) {
      if (player.token(City.of(token)) == Player.district(city)) {
        spaces +=
            token == City.B.ordinal() && s.has(seat, Nation.ARC)
                ? c.arcDistrictSpaces
                : c.districtSpaces[token];
      }
    }
    return spaces;
  }

  static boolean full(CoiState s, int seat, int city) {
    return Lot.size(s.player(seat).cities[city]) >= spaces(s, seat, city);
  }

  /// The cities with the land type that this kind needs, as bits.
  static int cities(Components c, Player player, int kind) {
    int bits = player.cityBits();
    if (c.needs[kind] == 0) {
      return bits;
    }
    int right = 0;
    for (int left = bits; left != 0; left &= left - 1) {
      int city = Integer.numberOfTrailingZeros(left);
      right |= (terrain(c, player, city) & c.needs[kind]) != 0 ? 1 << city : 0;
    }
    return right;
  }

  /// What can be built from the row and the store, as bits of a [RowMenu].
  static long menu(CoiState s, int seat, int discount) {
    Player player = s.player(seat);
    long stored = player.storedKinds();
    long kinds = buildable(s.frame.components(), player, s.board.kinds() | stored, discount);
    return slots(s.board.row, kinds) | (stored & kinds) << MoveTables.STORED;
  }

  private static long slots(byte[] row, long kinds) {
    long slots = 0;
    for (int slot = 0; slot < row.length; slot++) {
      slots |= (kinds << 1 >>> row[slot] & 1) << slot;
    }
    return slots;
  }

  /// Whether anything can be built.
  static boolean any(CoiState s, int seat, int discount) {
    Player player = s.player(seat);
    long kinds = s.board.kinds() | player.storedKinds();
    return buildable(s.frame.components(), player, kinds, discount) != 0;
  }

  /// Those of these kinds that the player has the land, the coins and the science for.
  private static long buildable(Components c, Player player, long kinds, int discount) {
    long paid = kinds & c.kindsFor(player.coins + discount, terrain(c, player));
    long buildable = paid & c.kindsForScience(player.science);
    for (long left = paid & ~buildable; left != 0; left &= left - 1) {
      int kind = Long.numberOfTrailingZeros(left);
      buildable |= science(c, player, kind) == 0 ? 1L << kind : 0;
    }
    return buildable;
  }

  static void choose(CoiState s, int seat, CoiMove move, Journal journal) {
    int kind;
    if (move instanceof CoiMove.Take(int slot, Building building)) {
      s.what(CoiState.SLOT, slot);
      kind = building.ordinal();
    } else {
      kind = ((CoiMove.Stored) move).building().ordinal();
    }
    s.what(CoiState.KIND, kind + 1);
    int cities = cities(s.frame.components(), s.player(seat), kind);
    if ((cities & cities - 1) == 0) {
      place(s, seat, Integer.numberOfTrailingZeros(cities), journal);
    } else {
      s.step = Step.CITY;
    }
  }

  static void place(CoiState s, int seat, int city, Journal journal) {
    s.what(CoiState.CITY, city + 1);
    if (full(s, seat, city)) {
      s.step = Step.RAZE;
    } else {
      pay(s, seat, journal);
    }
  }

  static void raze(CoiState s, int seat, Building building, Journal journal) {
    s.what(CoiState.RAZED, building.ordinal() + 1);
    pay(s, seat, journal);
  }

  private static void pay(CoiState s, int seat, Journal journal) {
    if (s.what(CoiState.VERB) == CoiState.PLAYING) {
      CardPlay.charge(s, seat, journal);
    } else {
      finish(s, seat, 0, journal);
      Turn.end(s);
    }
  }

  static void finish(CoiState s, int seat, int discount, Journal journal) {
    Components c = s.frame.components();
    int kind = s.what(CoiState.KIND) - 1;
    int city = s.what(CoiState.CITY) - 1;
    int slot = s.what(CoiState.SLOT) - 1;
    int razed = s.what(CoiState.RAZED) - 1;
    Player player = s.edit(seat);
    int coins = coins(c, kind, discount);
    int science = science(c, player, kind);
    player.coins -= coins;
    player.science -= (short) science;
    if (slot >= 0) {
      s.editBoard().clear(slot);
    } else {
      player.store(kind, -1);
    }
    if (razed >= 0) {
      remove(c, player, city, razed);
      if (journal.listens()) {
        journal.tell(new CoiEvent.Razed(Seat.of(seat), Building.of(razed), City.of(city)));
      }
    }
    add(c, player, city, kind);
    if (journal.listens()) {
      journal.tell(
          new CoiEvent.Built(Seat.of(seat), Building.of(kind), City.of(city), coins, science));
    }
  }

  static void add(Components c, Player player, int city, int kind) {
    player.lot(city, Lot.add(player.cities[city], kind));
    player.goods += c.goods[kind];
    player.effects += c.effects[kind];
  }

  static void remove(Components c, Player player, int city, int kind) {
    player.lot(city, Lot.remove(player.cities[city], kind));
    player.goods -= c.goods[kind];
    player.effects -= c.effects[kind];
  }

  static void store(CoiState s, int seat, CoiMove.Take move, Journal journal) {
    s.editBoard().clear(move.slot() - 1);
    s.edit(seat).store(move.building().ordinal(), 1);
    if (journal.listens()) {
      journal.tell(new CoiEvent.BuildingStored(Seat.of(seat), move.building()));
    }
    Turn.end(s);
  }
}
