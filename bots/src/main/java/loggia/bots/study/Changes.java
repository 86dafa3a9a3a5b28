package loggia.bots.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import loggia.kernel.Manual;

/// What two variants print differently on their components.
final class Changes {
  private Changes() {}

  /// @param name the component, as counts name it
  /// @param fact what is printed, by its key
  record Change(String name, String fact, String before, String after) {}

  static List<Change> between(Manual first, Manual second) {
    var changes = new ArrayList<Change>();
    Map<String, Map<String, String>> earlier = new HashMap<>();
    first.components().forEach(c -> earlier.put(name(c), c.facts()));
    for (Manual.Component component : second.components()) {
      Map<String, String> before = earlier.getOrDefault(name(component), Map.of());
      var facts = new TreeMap<String, String>(before);
      facts.putAll(component.facts());
      for (String fact : facts.keySet()) {
        String old = before.getOrDefault(fact, "nothing");
        String now = component.facts().getOrDefault(fact, "nothing");
        if (!old.equals(now)) {
          changes.add(new Change(name(component), fact, old, now));
        }
      }
    }
    return changes;
  }

  private static String name(Manual.Component component) {
    return component.kind() + "/" + component.id();
  }
}
