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
/// @param games in what share of the games anybody used it
/// @param seats how many seats used it, over all games
/// @param wins how often a seat that used it won
/// @param others how often a seat that did not use it won
public record Usage(
    String kind, String id, Interval games, int seats, Interval wins, Interval others) {

  private static final class Count {
    int games;
    int seats;
    long parts;
  }

  private record Key(String kind, String id) {}

  /// One for each component that was used or could have been, by kind and id.
  public static List<Usage> of(Study study) {
    var counts = new HashMap<Key, Count>();
    for (GameRow row : study.games()) {
      Set<Key> inGame = new HashSet<>();
      for (Event.Use use : row.uses()) {
        var key = new Key(use.kind(), use.id());
        Count count = counts.computeIfAbsent(key, _ -> new Count());
        count.seats++;
        count.parts += row.outcome().share(use.seat());
        count.games += inGame.add(key) ? 1 : 0;
      }
    }
    Set<String> kinds = new HashSet<>();
    counts.keySet().forEach(key -> kinds.add(key.kind()));
    for (Manual.Component component : study.manual().components()) {
      if (kinds.contains(component.kind())) {
        counts.computeIfAbsent(new Key(component.kind(), component.id()), _ -> new Count());
      }
    }
    return list(study, counts);
  }

  private static List<Usage> list(Study study, Map<Key, Count> counts) {
    int games = study.games().size();
    int all = games * study.seats();
    var usages = new ArrayList<Usage>();
    counts.forEach(
        (key, count) -> {
          double wins = (double) count.parts / Outcome.WHOLE;
          usages.add(
              new Usage(
                  key.kind(),
                  key.id(),
                  Interval.wilson(count.games, games),
                  count.seats,
                  Interval.wilson(wins, count.seats),
                  Interval.wilson(games - wins, all - count.seats)));
        });
    usages.sort(Comparator.comparing(Usage::kind).thenComparing(Usage::id));
    return List.copyOf(usages);
  }
}
