package loggia.games.cityofiron;

import loggia.kernel.Moves;

/// A menu of buildings: bits for the slots of the row, then for the kinds in the store.
record RowMenu(byte[] row, long bits) implements Moves<CoiMove> {
  @Override
  public int size() {
    return Long.bitCount(bits);
  }

  @Override
  public CoiMove get(int index) {
    int bit = Long.numberOfTrailingZeros(Long.expand(1L << index, bits));
    return bit < MoveTables.STORED
        ? MoveTables.ROW[bit][row[bit] - 1]
        : MoveTables.STORES[bit - MoveTables.STORED];
  }
}
