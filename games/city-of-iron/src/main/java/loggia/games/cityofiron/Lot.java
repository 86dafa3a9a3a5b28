package loggia.games.cityofiron;

/// The buildings of one city as lanes of six bits in a `long`, each a kind + 1, in ascending order,
/// so that equal cities are equal numbers.
final class Lot {
  private Lot() {}

  static final int MOST = 10;
  private static final int BITS = 6;
  private static final int LANE = 63;

  static int size(long lot) {
    return (Long.SIZE - Long.numberOfLeadingZeros(lot) + BITS - 1) / BITS;
  }

  /// The kind of the building at this place.
  static int get(long lot, int at) {
    return ((int) (lot >>> BITS * at) & LANE) - 1;
  }

  static long add(long lot, int kind) {
    int at = 0;
    while (((lot >>> BITS * at) & LANE) != 0 && get(lot, at) <= kind) {
      at++;
    }
    long below = lot & (1L << BITS * at) - 1;
    return below | (long) (kind + 1) << BITS * at | (lot ^ below) << BITS;
  }

  static long remove(long lot, int kind) {
    int at = 0;
    while (get(lot, at) != kind) {
      at++;
    }
    long below = lot & (1L << BITS * at) - 1;
    return below | lot >>> BITS * (at + 1) << BITS * at;
  }

  /// The kinds there are, as bits.
  static long kinds(long lot) {
    long kinds = 0;
    for (long left = lot; left != 0; left >>>= BITS) {
      kinds |= 1L << (int) (left & LANE) - 1;
    }
    return kinds;
  }
}
