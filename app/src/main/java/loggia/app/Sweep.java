package loggia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A number of a component and the values to try: `gunslinger.attack=2,3,4`, `bank.coins=2..4`.
///
/// @param fields the way to the number inside the component: `attack`, or `cost.supply`
record Sweep(String id, List<String> fields, List<String> values) {
  private static final Pattern FORM = Pattern.compile("([\\w-]+)\\.([\\w.-]+)=(\\S+)");
  private static final Pattern RANGE = Pattern.compile("(-?\\d+)\\.\\.(-?\\d+)");

  static Sweep parse(GameOptions options, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw options.wrong(
          "'" + text + "' is no --vary: write gunslinger.attack=2,3,4 or bank.coins=2..4");
    }
    List<String> fields = List.of(form.group(2).split("\\.", -1));
    return new Sweep(form.group(1), fields, values(options, form.group(3)));
  }

  private static List<String> values(GameOptions options, String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) {
      return List.of(text.split(",", -1));
    }
    int low = Integer.parseInt(range.group(1));
    int high = Integer.parseInt(range.group(2));
    if (low > high) {
      throw options.wrong("'" + text + "' goes from more to less");
    }
    var values = new ArrayList<String>();
    for (int value = low; value <= high; value++) {
      values.add(Integer.toString(value));
    }
    return values;
  }

  String name() {
    return id + "." + String.join(".", fields);
  }

  /// The file with another value in this place.
  String set(GameOptions options, String file, String value) {
    JsonNode tree = JsonMapper.shared().readTree(file);
    List<JsonNode> components = find(tree, "id");
    components = components.isEmpty() ? find(tree, "name") : components;
    if (components.isEmpty()) {
      throw options.wrong("--vary: the file has no component '" + id + "'");
    }
    for (JsonNode component : components) {
      set(options, component, value);
    }
    return JsonMapper.shared().writeValueAsString(tree);
  }

  /// Buildings of one name have ids of their own.
  private List<JsonNode> find(JsonNode tree, String key) {
    return tree.findParents(key).stream()
        .filter(node -> node.get(key).isString() && node.get(key).asString().equals(id))
        .toList();
  }

  private void set(GameOptions options, JsonNode component, String value) {
    JsonNode place = component;
    for (String field : fields.subList(0, fields.size() - 1)) {
      place = place.path(field);
    }
    if (!(place instanceof ObjectNode holder) || !holder.has(fields.getLast())) {
      throw options.wrong(
          "--vary: '%s' has no '%s'; it has %s"
              .formatted(id, String.join(".", fields), String.join(", ", names(component))));
    }
    holder.set(fields.getLast(), read(value));
  }

  private static List<String> names(JsonNode component) {
    return List.copyOf(component.propertyNames());
  }

  private static JsonNode read(String value) {
    try {
      return JsonMapper.shared().readTree(value);
    } catch (JacksonException e) {
      return JsonMapper.shared().valueToTree(value);
    }
  }
}
