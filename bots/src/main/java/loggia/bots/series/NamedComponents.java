package loggia.bots.series;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import loggia.kernel.Event;
import loggia.kernel.Manual;
import loggia.kernel.Move;

/// Which components a move names: those whose ids are among the words of its text form. One for
/// each thread.
final class NamedComponents {
  private static final int MOST_MOVES = 100_000;
  private static final List<String> NONE = List.of();

  private final Map<String, List<String>> byId = new HashMap<>();
  private final Map<Move, List<String>> byMove = new HashMap<>();

  NamedComponents(Manual manual) {
    for (Manual.Component component : manual.components()) {
      byId.computeIfAbsent(component.id(), _ -> new ArrayList<>()).add(name(component));
    }
  }

  static String name(Manual.Component component) {
    return component.kind() + "/" + component.id();
  }

  static String name(Event.Use use) {
    return use.kind() + "/" + use.id();
  }

  List<String> in(Move move) {
    List<String> known = byMove.get(move);
    if (known == null) {
      known = read(move);
      if (byMove.size() < MOST_MOVES) {
        byMove.put(move, known);
      }
    }
    return known;
  }

  private List<String> read(Move move) {
    var names = new ArrayList<String>();
    for (String word : move.text().split(" ", -1)) {
      names.addAll(byId.getOrDefault(word, NONE));
    }
    return names.isEmpty() ? NONE : List.copyOf(names);
  }
}
