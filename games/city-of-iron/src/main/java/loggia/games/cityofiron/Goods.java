package loggia.games.cityofiron;

/// Amounts of the ten goods as lanes of six bits in a `long`.
final class Goods {
  private Goods() {}

  static final int KINDS = 10;
  static final int MOST = 63;
  static final int BITS = 6;

  static long of(int good, int amount) {
    return (long) amount << BITS * good;
  }

  static int amount(long goods, int good) {
    return (int) (goods >>> BITS * good) & MOST;
  }

  /// The first good of which there is any.
  static int first(long goods) {
    return Long.numberOfTrailingZeros(goods) / BITS;
  }

  /// These goods but for one of them.
  static long without(long goods, int good) {
    return goods & ~((long) MOST << BITS * good);
  }

  static int kinds(long goods) {
    int kinds = 0;
    for (long left = goods; left != 0; left >>>= BITS) {
      kinds += (left & MOST) != 0 ? 1 : 0;
    }
    return kinds;
  }

  static int total(long goods) {
    int total = 0;
    for (long left = goods; left != 0; left >>>= BITS) {
      total += (int) left & MOST;
    }
    return total;
  }

  /// The highest amount on any track.
  static int highest(long goods) {
    int highest = 0;
    for (long left = goods; left != 0; left >>>= BITS) {
      highest = Math.max(highest, (int) left & MOST);
    }
    return highest;
  }
}
