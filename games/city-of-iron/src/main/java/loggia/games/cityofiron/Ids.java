package loggia.games.cityofiron;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import loggia.kernel.Named;

/// Between things, the bits that stand for them, and their ids.
final class Ids {
  private Ids() {}

  static <E extends Named> Optional<E> find(E[] all, String id) {
    for (E each : all) {
      if (each.id().equals(id)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  static List<String> ids(Named[] all) {
    var ids = new ArrayList<String>();
    for (Named each : all) {
      ids.add(each.id());
    }
    return ids;
  }

  /// The ids of the members of `all` whose bits are set.
  static List<String> ids(Named[] all, long bits) {
    return each(bits, i -> all[i].id());
  }

  /// One for each bit that is set.
  static <T> List<T> each(long bits, IntFunction<T> one) {
    if (bits == 0) {
      return List.of();
    }
    var list = new Object[Long.bitCount(bits)];
    long left = bits;
    for (int i = 0; i < list.length; i++, left &= left - 1) {
      list[i] = one.apply(Long.numberOfTrailingZeros(left));
    }
    return new FixedList<>(list);
  }

  /// One for each number from 0 to `count` - 1.
  static <T> List<T> list(int count, IntFunction<T> one) {
    var list = new Object[count];
    for (int i = 0; i < count; i++) {
      list[i] = one.apply(i);
    }
    return new FixedList<>(list);
  }

  /// A list that cannot be changed, around the very array that it was made with: a view has a
  /// hundred of them.
  private static final class FixedList<T> extends AbstractList<T> implements RandomAccess {
    private final Object[] items;

    FixedList(Object[] items) {
      this.items = items;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T get(int index) {
      return (T) items[index];
    }

    @Override
    public int size() {
      return items.length;
    }
  }

  /// The members of `all` whose bits are set.
  static <E> List<E> members(E[] all, long bits) {
    var members = new ArrayList<E>();
    for (int i = 0; i < all.length; i++) {
      if ((bits >>> i & 1) != 0) {
        members.add(all[i]);
      }
    }
    return List.copyOf(members);
  }
}
