package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
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
    var list = new ArrayList<T>(Long.bitCount(bits));
    for (long left = bits; left != 0; left &= left - 1) {
      list.add(one.apply(Long.numberOfTrailingZeros(left)));
    }
    return Collections.unmodifiableList(list);
  }

  /// One for each number from 0 to `count` - 1.
  static <T> List<T> list(int count, IntFunction<T> one) {
    var list = new ArrayList<T>(count);
    for (int i = 0; i < count; i++) {
      list.add(one.apply(i));
    }
    return Collections.unmodifiableList(list);
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
