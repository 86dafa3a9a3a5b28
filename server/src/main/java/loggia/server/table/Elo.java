package loggia.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.server.store.Person;
import loggia.server.store.Store;

/// Ratings of accounts: every pair at the table counts as a game of two, and together they move a
/// rating by at most [#MOST] points. Bots, guests and studies change nothing; who resigned came
/// last.
final class Elo {
  private static final double MOST = 32;
  private static final double SCALE = 400;

  private final Store store;

  Elo(Store store) {
    this.store = store;
  }

  private record Placed(String person, int rank) {}

  /// What the end of a game changes.
  Optional<Store.Rated> rated(Snapshot snapshot) {
    if (snapshot.details().settings().study()) {
      return Optional.empty();
    }
    List<Placed> placed = placed(snapshot);
    var people = new HashSet<String>();
    placed.forEach(p -> people.add(p.person));
    if (placed.size() < 2 || people.size() != placed.size()) {
      return Optional.empty();
    }
    return Optional.of(
        new Store.Rated(
            snapshot.details().settings().game(),
            placed.stream().map(Placed::person).toList(),
            before -> after(placed, before)));
  }

  private List<Placed> placed(Snapshot snapshot) {
    Result result = snapshot.play().orElseThrow().state().result();
    var placed = new ArrayList<Placed>();
    for (Result.Standing standing : result.standings()) {
      Seat seat = standing.seat();
      TableSeat tableSeat = snapshot.details().seat(seat);
      boolean account =
          tableSeat.kind() == TableSeat.Kind.PERSON
              && store.person(tableSeat.person()).filter(Person::hasAccount).isPresent();
      if (account) {
        int rank = tableSeat.resigned() ? Integer.MAX_VALUE : standing.rank();
        placed.add(new Placed(tableSeat.person(), rank));
      }
    }
    return placed;
  }

  private static Map<String, Integer> after(List<Placed> placed, Map<String, Integer> before) {
    var after = new LinkedHashMap<String, Integer>();
    for (Placed own : placed) {
      double gain = 0;
      int rating = before.getOrDefault(own.person, 0);
      for (Placed other : placed) {
        if (!other.equals(own)) {
          int theirs = before.getOrDefault(other.person, 0);
          double expected = 1 / (1 + Math.pow(10, (theirs - rating) / SCALE));
          gain += score(own, other) - expected;
        }
      }
      after.put(own.person, rating + (int) Math.round(MOST * gain / (placed.size() - 1)));
    }
    return after;
  }

  private static double score(Placed own, Placed other) {
    return Integer.compare(other.rank, own.rank) / 2.0 + 0.5;
  }
}
