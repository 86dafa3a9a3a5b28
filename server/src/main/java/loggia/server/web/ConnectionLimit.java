package loggia.server.web;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import loggia.server.common.Fault;
import loggia.server.common.Problem;

/// How many live channels an address has. A place is taken before the channel is opened, so that
/// many who come at once cannot all pass; one that is not used in time is free again.
final class ConnectionLimit {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);

  private final int most;
  private final Map<String, Set<Place>> taken = new ConcurrentHashMap<>();

  ConnectionLimit(int most) {
    this.most = most;
  }

  /// A place among those of an address.
  static final class Place {
    private final String address;
    private final long taken = System.nanoTime();
    private volatile boolean used;

    private Place(String address) {
      this.address = address;
    }

    void use() {
      used = true;
    }

    private boolean lapsed(long now) {
      return !used && now - taken > PATIENCE;
    }
  }

  /// @throws Fault when there are too many
  Place take(String address) {
    var place = new Place(address);
    taken.compute(
        address,
        (_, places) -> {
          Set<Place> all = places == null ? new HashSet<>() : places;
          all.removeIf(other -> other.lapsed(place.taken));
          if (all.size() >= most) {
            throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooManyConnections(most));
          }
          all.add(place);
          return all;
        });
    return place;
  }

  void free(Place place) {
    taken.computeIfPresent(
        place.address,
        (_, places) -> {
          places.remove(place);
          return places.isEmpty() ? null : places;
        });
  }
}
