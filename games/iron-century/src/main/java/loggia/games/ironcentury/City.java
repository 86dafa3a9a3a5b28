package loggia.games.ironcentury;

/// What a City's cards mean: who is guarded, which Cultures live there, who can attack.
final class City {
  private City() {}

  /// For every set of Bastions the Characters of their Cultures (IC-30).
  private static final long[] GUARDED = new long[1 << 2 * Culture.COUNT];

  static {
    for (int bastions = 0; bastions < GUARDED.length; bastions++) {
      for (int culture = 0; culture < Culture.COUNT; culture++) {
        if ((bastions >>> 2 * culture & 3) != 0) {
          GUARDED[bastions] |= Layout.charactersOf(culture);
        }
      }
    }
  }

  static long characters(Board board, int seat) {
    return board.city(seat) & Layout.ALL_CHARACTERS;
  }

  /// Characters that bear an Object in this City (IC-31).
  static long bearers(Board board, int seat) {
    long bearers = 0;
    for (long left = board.city(seat) & Layout.ALL_OBJECTS; left != 0; left &= left - 1) {
      int bearer = board.bearer(Long.numberOfTrailingZeros(left));
      if (bearer != Board.PROTAGONIST_BEARS) {
        bearers |= 1L << bearer;
      }
    }
    return bearers;
  }

  static boolean guarded(Board board, int seat, int culture) {
    return (board.city(seat) & Layout.bastionsOf(culture)) != 0;
  }

  /// Characters of this City that neither Bastion nor Object protects (IC-43).
  static long unprotected(Board board, int seat) {
    long city = board.city(seat);
    long open =
        city
            & Layout.ALL_CHARACTERS
            & ~GUARDED[(int) (city >>> Layout.BASTIONS) & GUARDED.length - 1];
    return (city & Layout.ALL_OBJECTS) == 0 ? open : open & ~bearers(board, seat);
  }

  static boolean isRefuge(Board board, int seat) {
    return (board.refuges >>> seat & 1) != 0;
  }

  /// Characters of this City that can be attacked.
  static long attackable(Board board, int seat) {
    return isRefuge(board, seat) ? 0 : unprotected(board, seat);
  }

  /// The attackable Characters of all opponents of `seat`.
  static long adversaries(Board board, int seat) {
    long adversaries = 0;
    for (int other = 0; other < board.frame.seats(); other++) {
      if (board.frame.opponents(seat, other)) {
        adversaries |= attackable(board, other);
      }
    }
    return adversaries;
  }

  /// A bit for each Culture that has Citizens in this City.
  static int cultures(Board board, int seat) {
    int protagonist = board.protagonistCulture(seat);
    return Layout.culturesOf(characters(board, seat)) | (protagonist < 0 ? 0 : 1 << protagonist);
  }

  static boolean hasAllCultures(Board board, int seat) {
    return cultures(board, seat) == (1 << Culture.COUNT) - 1;
  }

  static int citizens(Board board, int seat, int culture) {
    int characters = Long.bitCount(board.city(seat) & Layout.charactersOf(culture));
    return characters + (board.protagonistCulture(seat) == culture ? 1 : 0);
  }

  /// A bit for each Culture that has a pair of Attackers in this City (IC-20).
  static int pairs(Board board, int seat) {
    long characters = characters(board, seat);
    int twice = Layout.culturesOf(characters & ~Layout.lowestPerByte(characters));
    int protagonist = board.protagonistCulture(seat);
    boolean helps = protagonist >= 0 && (characters & Layout.charactersOf(protagonist)) != 0;
    return helps ? twice | 1 << protagonist : twice;
  }

  /// The seat in whose City this card is, or [Board#NOBODY].
  static int of(Board board, int card) {
    for (int seat = 0; seat < board.frame.seats(); seat++) {
      if ((board.city(seat) >>> card & 1) != 0) {
        return seat;
      }
    }
    return Board.NOBODY;
  }

  /// The Object that this Character bears, or -1.
  static int borneBy(Board board, int seat, int character) {
    long object = board.city(seat) & Layout.objectOf(Layout.cultureOf(character));
    if (object == 0) {
      return -1;
    }
    int card = Long.numberOfTrailingZeros(object);
    return board.bearer(card) == character ? card : -1;
  }
}
