package loggia.bots.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What two files of components say differently: whatever a designer can change is in them.
final class Changes {
  private static final String ID = "id";

  /// Where a number comes from changes nothing in the game.
  private static final String SOURCE = "source";

  private Changes() {}

  /// @param id the component, or the part of the file
  /// @param what as the rest of a sentence that begins with its name
  record Change(String id, String what) {}

  /// @param naming how a field is named for people
  static List<Change> between(String first, String second, UnaryOperator<String> naming) {
    Map<String, JsonNode> earlier = parts(first);
    Map<String, JsonNode> later = parts(second);
    var keys = new LinkedHashSet<>(earlier.keySet());
    keys.addAll(later.keySet());
    var changes = new ArrayList<Change>();
    for (String key : keys) {
      String id = key.substring(key.indexOf('/') + 1);
      JsonNode before = earlier.get(key);
      JsonNode after = later.get(key);
      if (before == null || after == null) {
        changes.add(new Change(id, before == null ? "is new" : "is not there any more"));
        continue;
      }
      for (String field : fields(before, after)) {
        String old = text(before.get(field));
        String now = text(after.get(field));
        if (!old.equals(now)) {
          changes.add(
              new Change(id, "has %s %s instead of %s".formatted(naming.apply(field), now, old)));
        }
      }
    }
    return changes;
  }

  /// Every component by its kind and id, and what is there once by its name.
  private static Map<String, JsonNode> parts(String file) {
    var parts = new LinkedHashMap<String, JsonNode>();
    for (var part : JsonMapper.shared().readTree(file).properties()) {
      if (part.getValue().isArray()) {
        part.getValue().forEach(one -> parts.put(part.getKey() + "/" + text(one.get(ID)), one));
      } else {
        parts.put(part.getKey(), part.getValue());
      }
    }
    return parts;
  }

  private static List<String> fields(JsonNode before, JsonNode after) {
    var fields = new LinkedHashSet<>(before.propertyNames());
    fields.addAll(after.propertyNames());
    fields.remove(SOURCE);
    return List.copyOf(fields);
  }

  private static String text(@Nullable JsonNode value) {
    if (value == null) {
      return "nothing";
    }
    if (value.isArray()) {
      return value.valueStream().map(Changes::text).collect(Collectors.joining(", "));
    }
    return value.isObject()
        ? value
            .propertyStream()
            .map(part -> part.getKey() + " " + text(part.getValue()))
            .collect(Collectors.joining(", "))
        : value.asString();
  }
}
