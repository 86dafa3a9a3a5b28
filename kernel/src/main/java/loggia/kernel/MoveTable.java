package loggia.kernel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// At most 64 moves, each made once, so that a menu is one `long`: bit i stands for move i.
public final class MoveTable<M extends Move> {
  private final List<M> moves;
  private final M[] byIndex;
  private final Map<String, M> byText = new HashMap<>();
  private final Map<M, Integer> indexes = new HashMap<>();

  @SuppressWarnings("unchecked")
  public MoveTable(List<? extends M> moves) {
    if (moves.size() > Long.SIZE) {
      throw new IllegalArgumentException(moves.size() + " moves do not fit into a long");
    }
    this.moves = List.copyOf(moves);
    byIndex = (M[]) this.moves.toArray(new Move[0]);
    for (int i = 0; i < byIndex.length; i++) {
      byText.put(byIndex[i].text(), byIndex[i]);
      indexes.put(byIndex[i], i);
    }
  }

  public List<M> all() {
    return moves;
  }

  public M get(int index) {
    return byIndex[index];
  }

  public Optional<M> read(String text) {
    return Optional.ofNullable(byText.get(text));
  }

  /// The index of this move, or -1.
  public int indexOf(M move) {
    return indexes.getOrDefault(move, -1);
  }

  /// The moves whose bits are set, in the order of the table.
  public Moves<M> menu(long bits) {
    return new Menu<>(this, bits);
  }

  private record Menu<M extends Move>(MoveTable<M> table, long bits) implements Moves<M> {
    @Override
    public int size() {
      return Long.bitCount(bits);
    }

    @Override
    public M get(int index) {
      return table.byIndex[Long.numberOfTrailingZeros(Long.expand(1L << index, bits))];
    }

    @Override
    public boolean contains(M move) {
      int index = table.indexOf(move);
      return index >= 0 && ((bits >>> index) & 1) != 0;
    }
  }
}
