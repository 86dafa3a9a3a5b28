package loggia.games.ironcentury;

import loggia.kernel.Moves;

/// What a seat may do: a list of tables of the [MoveBook], each with the bits of its moves.
///
/// Cards of one kind and Culture in one place are alike for play. The menu lists one move for all
/// of them, the one with the lowest card; [Alike] finds it for any other, so that a person can pick
/// the very card. A pass that is to hold for a while is alike with a plain pass in the same way.
final class Menu implements Moves<IronMove> {
  private static final int TABLE = 56;
  private static final long BITS = (1L << TABLE) - 1;

  private final MoveBook book;

  /// The number of the table in the highest byte, below it the bits of its moves.
  private final long[] parts;

  private int used;
  private int size;

  /// @param capacity the most tables it will need
  Menu(Board board, int capacity) {
    book = board.set().moves;
    parts = new long[capacity];
  }

  void add(int table, long bits) {
    if (bits != 0) {
      parts[used++] = bits | (long) table << TABLE;
      size += Long.bitCount(bits);
    }
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public IronMove get(int index) {
    int left = index;
    for (int i = 0; i < used; i++) {
      long bits = parts[i] & BITS;
      int count = Long.bitCount(bits);
      if (left < count) {
        return book.get((int) (parts[i] >>> TABLE), Layout.select(bits, left));
      }
      left -= count;
    }
    throw new IndexOutOfBoundsException(index);
  }
}
