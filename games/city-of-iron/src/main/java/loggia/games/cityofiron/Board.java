package loggia.games.cityofiron;

import java.util.Arrays;

/// What lies on the table for all: row, deck, towns, lands, Score Cards. A value, changed like
/// [Player].
final class Board {
  static final int MOST_SLOTS = 12;

  /// In a deck: from here on a card is Score Card A, B or C.
  static final int SCORE = 100;

  /// Each slot a kind + 1, or 0 when it is empty.
  byte[] row;

  /// Each card a kind + 1, or [#SCORE] + 0, 1, 2. Drawn from `drawn` on.
  byte[] deck;

  int drawn;

  /// The four town piles (starless first), the top in the lowest five bits, each a [Town] + 1.
  long[] piles;

  /// The towns that can be attacked, as bits of [Town].
  int open;

  /// The lands to be settled, as bits of [Land].
  int lands;

  /// The Score Cards that turned up and are to be scored at the next End Round, as bits.
  int due;

  /// How many Score Cards have been scored.
  int scored;

  /// Snyle's good + 1, or 0.
  int wild;

  int round;

  Board() {
    row = new byte[0];
    deck = new byte[0];
    piles = new long[4];
    round = 1;
  }

  private Board(Board other) {
    row = other.row;
    deck = other.deck;
    drawn = other.drawn;
    piles = other.piles;
    open = other.open;
    lands = other.lands;
    due = other.due;
    scored = other.scored;
    wild = other.wild;
    round = other.round;
  }

  Board copy() {
    return new Board(this);
  }

  int slot(int slot) {
    return row[slot] - 1;
  }

  /// Takes the building out of a slot, which stays empty until End Round (COI-39).
  void clear(int slot) {
    row = row.clone();
    row[slot] = 0;
  }

  boolean isEmpty() {
    for (byte card : row) {
      if (card != 0) {
        return false;
      }
    }
    return true;
  }

  /// The kinds in the row, as bits.
  long kinds() {
    long kinds = 0;
    for (byte card : row) {
      kinds |= 1L << card;
    }
    return kinds >>> 1;
  }

  /// The slots that hold a building, as bits.
  int filled() {
    int filled = 0;
    for (int i = 0; i < row.length; i++) {
      filled |= row[i] != 0 ? 1 << i : 0;
    }
    return filled;
  }

  /// Score Card C turned up: this is the last round (COI-90).
  boolean last() {
    return (due & 4) != 0;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Board o
        && Arrays.equals(row, o.row)
        && Arrays.equals(deck, drawn, deck.length, o.deck, o.drawn, o.deck.length)
        && Arrays.equals(piles, o.piles)
        && open == o.open
        && lands == o.lands
        && due == o.due
        && scored == o.scored
        && wild == o.wild
        && round == o.round;
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(row) + (deck.length - drawn) + 7 * open + 77 * lands + 777 * round;
  }
}
