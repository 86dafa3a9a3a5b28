package loggia.server.web;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// Who is connected to which table. Entering and leaving a room are one step each: nobody enters a
/// room that is just being given up because the last one has left.
final class Rooms<C> {
  private final Map<String, Set<C>> rooms = new ConcurrentHashMap<>();

  void enter(String table, C who) {
    rooms.compute(
        table,
        (_, room) -> {
          Set<C> entered = room == null ? ConcurrentHashMap.newKeySet() : room;
          entered.add(who);
          return entered;
        });
  }

  /// @return false when they were not there
  boolean leave(String table, C who) {
    var left = new boolean[1];
    rooms.computeIfPresent(
        table,
        (_, room) -> {
          left[0] = room.remove(who);
          return room.isEmpty() ? null : room;
        });
    return left[0];
  }

  Set<C> at(String table) {
    return rooms.getOrDefault(table, Set.of());
  }

  Stream<C> everybody() {
    return rooms.values().stream().flatMap(Set::stream);
  }
}
