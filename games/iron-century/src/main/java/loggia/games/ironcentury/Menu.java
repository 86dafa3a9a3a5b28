package loggia.games.ironcentury;

import java.util.Arrays;
import loggia.kernel.Moves;

/// What a seat may do: a few tables of the [MoveTables], each with the bits of its moves.
///
/// Cards of one kind and Culture in one place are alike for play. The menu lists one move for all
/// of them, the one with the lowest card; [Alike] finds it for any other, so that a person can pick
/// the very card. A pass that is to hold for a while is alike with a plain pass in the same way.
final class Menu implements Moves<IronMove> {
  private static final int TABLE = 56;
  private static final long BITS = (1L << TABLE) - 1;
  private static final long[] NO_MORE = {};

  private final MoveTables tables;

  /// The number of the table in the highest byte, below it the bits of its moves; 0 where there are
  /// no more. Most menus are so short that they need no array.
  private long first;

  private long second;
  private long third;
  private long[] more = NO_MORE;

  Menu(Board board) {
    tables = board.set().moves;
  }

  void add(int table, long bits) {
    if (bits == 0) {
      return;
    }
    long part = bits | (long) table << TABLE;
    if (first == 0) {
      first = part;
    } else if (second == 0) {
      second = part;
    } else if (third == 0) {
      third = part;
    } else {
      addMore(part);
    }
  }

  private void addMore(long part) {
    int used = more.length;
    while (used > 0 && more[used - 1] == 0) {
      used--;
    }
    if (used == more.length) {
      more = Arrays.copyOf(more, used + 3);
    }
    more[used] = part;
  }

  private static int count(long part) {
    return Long.bitCount(part & BITS);
  }

  @Override
  public int size() {
    int size = count(first) + count(second) + count(third);
    for (long part : more) {
      size += count(part);
    }
    return size;
  }

  @Override
  public IronMove get(int index) {
    int left = index;
    if (left < count(first)) {
      return move(first, left);
    }
    left -= count(first);
    if (left < count(second)) {
      return move(second, left);
    }
    left -= count(second);
    if (left < count(third)) {
      return move(third, left);
    }
    left -= count(third);
    for (long part : more) {
      if (left < count(part)) {
        return move(part, left);
      }
      left -= count(part);
    }
    throw new IndexOutOfBoundsException(index);
  }

  private IronMove move(long part, int index) {
    return tables.get((int) (part >>> TABLE), Layout.select(part & BITS, index));
  }
}
