package loggia.games.cityofiron;

/// How much of one symbol (Work, Distance, Attack) each card has, and any cards together.
///
/// Sums are asked for more often than anything else when a menu is made: they are found by eight
/// cards at a time in a table, not card by card.
final class Symbols {
  /// The most that one card may have: eight of them must fit into a byte.
  static final int MOST = 9;

  private static final int CHUNK = 8;
  private static final int SETS = 1 << CHUNK;

  private final byte[] values = new byte[Components.CARDS];

  /// For the cards 0 to 7, then 8 to 15 and so on, the sum of each set of them.
  private final byte[] sums = new byte[Integer.SIZE / CHUNK * SETS];

  /// The cards that have at least so much.
  private final int[] atLeast = new int[MOST + 1];

  /// Sets what is printed on a card; once for each.
  void print(int card, int value) {
    values[card] = (byte) value;
    int first = card / CHUNK * SETS;
    int bit = 1 << card % CHUNK;
    for (int set = 0; set < SETS; set++) {
      sums[first + set] += (byte) ((set & bit) != 0 ? value : 0);
    }
    for (int least = 0; least <= value; least++) {
      atLeast[least] |= 1 << card;
    }
  }

  int of(int card) {
    return values[card];
  }

  /// What these cards have together.
  int sum(int cards) {
    return sums[cards & 255]
        + sums[SETS + (cards >>> 8 & 255)]
        + sums[2 * SETS + (cards >>> 16 & 255)]
        + sums[3 * SETS + (cards >>> 24)];
  }

  /// Those of these cards that have at least so much.
  int atLeast(int cards, int least) {
    return cards & atLeast[least];
  }

  /// The least that one of these cards has, or more than any card can have where there is none.
  int least(int cards) {
    int least = Byte.MAX_VALUE;
    for (int left = cards; left != 0; left &= left - 1) {
      least = Math.min(least, values[Integer.numberOfTrailingZeros(left)]);
    }
    return least;
  }
}
