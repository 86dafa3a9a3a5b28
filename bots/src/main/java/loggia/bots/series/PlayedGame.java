package loggia.bots.series;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import loggia.bots.arena.Outcome;
import loggia.kernel.Event;
import loggia.kernel.Manual;
import loggia.kernel.Seat;

/// One match that was watched to its end, and what it adds to the counts.
///
/// @param usable the components that could come into play
record PlayedGame(Outcome outcome, GameObserver observer, List<Manual.Component> usable) {
  void addTo(VariantCounts counts) {
    counts.leads().add(observer.leads());
    counts.choices().add(observer.choices());
    for (int i = 0; i < counts.seats().size(); i++) {
      counts.seats().get(i).decisions().add(observer.decisions(i));
    }
    Map<String, Set<Seat>> users = users();
    users.forEach((name, seats) -> addUses(counts.component(name), seats));
    Set<String> known = new TreeSet<>(users.keySet());
    usable.forEach(component -> known.add(NamedComponents.name(component)));
    known.forEach(name -> counts.component(name).totals()[ComponentCounts.USABLE]++);
    for (String name : observer.reached()) {
      addReached(counts.component(name), name, users.getOrDefault(name, Set.of()));
    }
    addTogether(counts);
  }

  /// Which seats used which component.
  Map<String, Set<Seat>> users() {
    return observer.uses().stream()
        .collect(
            Collectors.groupingBy(
                NamedComponents::name,
                TreeMap::new,
                Collectors.mapping(Event.Use::seat, Collectors.toSet())));
  }

  /// What these seats together have of the victory.
  long parts(Set<Seat> seats) {
    return seats.stream().mapToLong(outcome::share).sum();
  }

  private void addUses(ComponentCounts counts, Set<Seat> seats) {
    counts.totals()[ComponentCounts.GAMES]++;
    counts.totals()[ComponentCounts.SEATS] += seats.size();
    counts.totals()[ComponentCounts.PARTS] += parts(seats);
  }

  private void addReached(ComponentCounts counts, String name, Set<Seat> users) {
    for (Reach reach : reachedBy(name)) {
      boolean used = users.contains(reach.seat());
      (used ? counts.used() : counts.unused())[reach.stratum()]++;
      (used ? counts.usedParts() : counts.unusedParts())[reach.stratum()] +=
          outcome.share(reach.seat());
    }
  }

  private record Reach(Seat seat, int stratum) {}

  private List<Reach> reachedBy(String name) {
    return outcome.result().standings().stream()
        .map(standing -> standing.seat())
        .filter(seat -> observer.stratum(name, seat.index()) >= 0)
        .map(seat -> new Reach(seat, observer.stratum(name, seat.index())))
        .toList();
  }

  private void addTogether(VariantCounts counts) {
    var bySeat =
        observer.uses().stream()
            .collect(
                Collectors.groupingBy(
                    use -> List.of(use.seat(), use.kind()),
                    Collectors.mapping(
                        NamedComponents::name, Collectors.toCollection(TreeSet::new))));
    bySeat.forEach(
        (key, names) -> {
          long share = outcome.share((Seat) key.getFirst());
          for (String first : names) {
            ComponentCounts own = counts.component(first);
            for (String second : names.tailSet(first, false)) {
              long[] both = own.with(second);
              both[0]++;
              both[1] += share;
            }
          }
        });
  }
}
