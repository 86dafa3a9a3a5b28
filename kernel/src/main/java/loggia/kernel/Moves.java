package loggia.kernel;

import java.util.Iterator;
import java.util.List;

/// What a seat may do, in a stable order, each move once.
public interface Moves<M extends Move> extends Iterable<M> {
  int size();

  M get(int index);

  default boolean isEmpty() {
    return size() == 0;
  }

  default boolean contains(M move) {
    for (int i = 0; i < size(); i++) {
      if (get(i).equals(move)) {
        return true;
      }
    }
    return false;
  }

  default List<M> toList() {
    var list = new java.util.ArrayList<M>(size());
    forEach(list::add);
    return List.copyOf(list);
  }

  @Override
  default Iterator<M> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < size();
      }

      @Override
      public M next() {
        return get(next++);
      }
    };
  }

  static <M extends Move> Moves<M> none() {
    return of(List.of());
  }

  static <M extends Move> Moves<M> of(List<M> moves) {
    return new Moves<>() {
      @Override
      public int size() {
        return moves.size();
      }

      @Override
      public M get(int index) {
        return moves.get(index);
      }

      @Override
      public boolean contains(M move) {
        return moves.contains(move);
      }
    };
  }
}
