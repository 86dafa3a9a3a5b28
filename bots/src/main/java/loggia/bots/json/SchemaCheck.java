package loggia.bots.json;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;

/// Holds JSON against a schema, as far as our own schemas go.
public final class SchemaCheck {
  private final JsonNode root;

  /// What references lead to: looking it up is most of the work.
  private final Map<String, JsonNode> known = new ConcurrentHashMap<>();

  /// @param root what references begin at
  public SchemaCheck(JsonNode root) {
    this.root = root;
  }

  /// The first thing that is wrong with a value, and where.
  public Optional<String> problem(JsonNode schema, JsonNode value) {
    return problem(schema, value, "");
  }

  private Optional<String> problem(JsonNode schema, JsonNode value, String at) {
    JsonNode reference = schema.get("$ref");
    if (reference != null) {
      return problem(known.computeIfAbsent(reference.stringValue(), this::find), value, at);
    }
    JsonNode choices = schema.get("anyOf");
    if (choices != null) {
      return none(choices, value, at);
    }
    JsonNode words = schema.get("enum");
    if (words != null && words.valueStream().noneMatch(value::equals)) {
      return Optional.of(at + ": " + value + " is not in " + words);
    }
    JsonNode constant = schema.get("const");
    if (constant != null && !constant.equals(value)) {
      return Optional.of(at + ": " + value + " is not " + constant);
    }
    JsonNode type = schema.get("type");
    if (type != null && !isA(type.stringValue(), value)) {
      return Optional.of(at + ": " + shortened(value) + " is no " + type.stringValue());
    }
    return value.isArray() ? items(schema, value, at) : fields(schema, value, at);
  }

  private JsonNode find(String reference) {
    return root.at(reference.substring(1));
  }

  private Optional<String> none(JsonNode choices, JsonNode value, String at) {
    var last = Optional.<String>empty();
    for (JsonNode choice : choices) {
      last = problem(choice, value, at);
      if (last.isEmpty()) {
        return last;
      }
    }
    return last.map(why -> why + " (and it is none of the others)");
  }

  private Optional<String> items(JsonNode schema, JsonNode value, String at) {
    JsonNode item = schema.get("items");
    for (int i = 0; item != null && i < value.size(); i++) {
      var problem = problem(item, value.get(i), at + "[" + i + "]");
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private Optional<String> fields(JsonNode schema, JsonNode value, String at) {
    JsonNode properties = schema.get("properties");
    JsonNode others = schema.get("additionalProperties");
    for (var field : value.properties()) {
      String place = at + "." + field.getKey();
      JsonNode known = properties == null ? null : properties.get(field.getKey());
      if (known == null && others != null && others.isObject()) {
        known = others;
      }
      if (known == null && others != null) {
        return Optional.of(place + ": unknown");
      }
      var problem =
          known == null ? Optional.<String>empty() : problem(known, field.getValue(), place);
      if (problem.isPresent()) {
        return problem;
      }
    }
    JsonNode required = schema.get("required");
    for (int i = 0; required != null && i < required.size(); i++) {
      String name = required.get(i).stringValue();
      if (!value.has(name)) {
        return Optional.of(at + "." + name + ": missing");
      }
    }
    return Optional.empty();
  }

  private static String shortened(JsonNode value) {
    String text = value.toString();
    return text.length() > 80 ? text.substring(0, 80) + "…" : text;
  }

  private static boolean isA(String type, JsonNode value) {
    return switch (type) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isString();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "null" -> value.isNull();
      default -> throw new IllegalArgumentException("no type of JSON: " + type);
    };
  }
}
