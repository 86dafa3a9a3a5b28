package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import loggia.kernel.Named;

/// Between things and their ids.
final class Words {
  private Words() {}

  static String id(Enum<?> thing) {
    return thing.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

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
