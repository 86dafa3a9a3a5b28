package loggia.bots.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.kernel.Event;
import loggia.kernel.Manual;

/// How often a component is used, and how its use goes with winning.
///
/// @param games in what share of the games where it could come into play anybody used it
/// @param usable how many games these are
/// @param seats how many seats used it, over all games
/// @param wins how often a seat that used it won
/// @param others how often a seat that did not use it won
public record Usage(
    String kind, String id, Interval games, int usable, int seats, Interval wins, Interval others) {

  private static final class Count {
    int games;
    int usable;
    int seats;
    long parts;
  }

  private record Key(String kind, String id) {}

  /// One for each component that was used or could have been, by kind and id. Kinds of which
  /// nothing was ever used are those that no event tells of; what the manual does not list (a perk,
  /// say) could be used in every game.
  public static List<Usage> of(Study study) {
    var counts = new HashMap<Key, Count>();
    study.games().forEach(row -> countUses(row, counts));
    Set<String> kinds = new HashSet<>();
    counts.keySet().forEach(key -> kinds.add(key.kind()));
    study.games().forEach(row -> countUsable(row, kinds, counts));
    Set<Key> known = new HashSet<>();
    study.manual().components().forEach(c -> known.add(new Key(c.kind(), c.id())));
    var usages = new ArrayList<Usage>();
    counts.forEach(
        (key, count) -> {
          int usable = known.contains(key) ? count.usable : study.games().size();
          usages.add(of(key, count, usable, study.seats()));
        });
    usages.sort(Comparator.comparing(Usage::kind).thenComparing(Usage::id));
    return List.copyOf(usages);
  }

  private static void countUses(GameRow row, Map<Key, Count> counts) {
    Set<Key> inGame = new HashSet<>();
    for (Event.Use use : row.uses()) {
      var key = new Key(use.kind(), use.id());
      Count count = counts.computeIfAbsent(key, _ -> new Count());
      count.seats++;
      count.parts += row.outcome().share(use.seat());
      if (inGame.add(key)) {
        count.games++;
        count.usable++;
      }
    }
  }

  private static void countUsable(GameRow row, Set<String> kinds, Map<Key, Count> counts) {
    Set<Key> inGame = new HashSet<>();
    row.uses().forEach(use -> inGame.add(new Key(use.kind(), use.id())));
    for (Manual.Component component : row.usable()) {
      var key = new Key(component.kind(), component.id());
      if (kinds.contains(component.kind()) && !inGame.contains(key)) {
        counts.computeIfAbsent(key, _ -> new Count()).usable++;
      }
    }
  }

  private static Usage of(Key key, Count count, int usable, int seats) {
    double wins = (double) count.parts / Outcome.WHOLE;
    return new Usage(
        key.kind(),
        key.id(),
        Interval.wilson(count.games, usable),
        usable,
        count.seats,
        Interval.wilson(wins, count.seats),
        Interval.wilson(usable - wins, usable * seats - count.seats));
  }
}
