package loggia.server.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A JSON object that came in. It is closed: a field that nobody asked for is a fault that names
/// it.
final class RequestBody {
  /// What is not understood is refused.
  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final ObjectNode node;
  private final String path;

  private RequestBody(ObjectNode node, String path) {
    this.node = node;
    this.path = path;
  }

  static RequestBody read(String text, String... known) {
    try {
      return of(STRICT.readTree(text.isBlank() ? "{}" : text), "", known);
    } catch (JacksonException e) {
      throw Fault.of(Fault.Code.BAD_REQUEST, new Problem.NotJson(e.getOriginalMessage()));
    }
  }

  private static RequestBody of(JsonNode node, String path, String... known) {
    if (!(node instanceof ObjectNode object)) {
      throw path.isEmpty()
          ? Fault.of(Fault.Code.BAD_REQUEST, new Problem.NotJson("{}"))
          : wrong(path, "{…}");
    }
    var fields = List.of(known);
    for (String field : object.propertyNames()) {
      if (!fields.isEmpty() && !fields.contains(field)) {
        throw Fault.in(path + field, new Problem.UnknownField(field, String.join(", ", known)));
      }
    }
    return new RequestBody(object, path);
  }

  private static Fault wrong(String field, String wanted) {
    return Fault.in(field, new Problem.WrongField(field, wanted));
  }

  private Fault missing(String field) {
    return Fault.in(path + field, new Problem.MissingField(path + field));
  }

  private Optional<JsonNode> find(String field) {
    return Optional.ofNullable(node.get(field)).filter(value -> !value.isNull());
  }

  boolean has(String field) {
    return find(field).isPresent();
  }

  /// The first of these fields names what kind of message it is.
  String kind() {
    return text("type", 20);
  }

  Optional<String> maybeText(String field, int most) {
    return find(field)
        .map(
            value -> {
              if (!value.isString() || value.stringValue().length() > most) {
                throw wrong(path + field, "\"…\" (≤ " + most + ")");
              }
              return value.stringValue();
            });
  }

  String text(String field, int most) {
    return maybeText(field, most).orElseThrow(() -> missing(field));
  }

  String oneOf(String field, String usual, List<String> words) {
    String word = maybeText(field, 40).orElse(usual);
    if (!words.contains(word)) {
      throw wrong(path + field, String.join(" | ", words));
    }
    return word;
  }

  Optional<Integer> maybeNumber(String field) {
    return find(field)
        .map(
            value -> {
              if (!value.isInt()) {
                throw wrong(path + field, "0, 1, 2…");
              }
              return value.intValue();
            });
  }

  int number(String field) {
    return maybeNumber(field).orElseThrow(() -> missing(field));
  }

  /// A whole number that is not negative, as a number or, where it is too long for a browser, as
  /// text.
  Optional<Long> maybeLong(String field) {
    return find(field)
        .map(
            value -> {
              String digits = value.isString() ? value.stringValue() : value.toString();
              if (!digits.matches("\\d{1,18}")) {
                throw wrong(path + field, "0…999999999999999999");
              }
              return Long.parseLong(digits);
            });
  }

  double decimal(String field, double least, double most) {
    JsonNode value = find(field).orElseThrow(() -> missing(field));
    if (!value.isNumber() || value.doubleValue() < least || value.doubleValue() > most) {
      throw wrong(path + field, least + "…" + most);
    }
    return value.doubleValue();
  }

  boolean flag(String field, boolean usual) {
    return find(field)
        .map(
            value -> {
              if (!value.isBoolean()) {
                throw wrong(path + field, "true | false");
              }
              return value.booleanValue();
            })
        .orElse(usual);
  }

  Optional<RequestBody> maybeObject(String field, String... known) {
    return find(field).map(value -> of(value, path + field + ".", known));
  }

  /// An object whose values are all texts.
  Map<String, String> texts(String field, int most) {
    var texts = new LinkedHashMap<String, String>();
    maybeObject(field)
        .ifPresent(
            object -> {
              for (String key : object.node.propertyNames()) {
                texts.put(key, object.text(key, most));
              }
            });
    return texts;
  }

  List<RequestBody> list(String field, int most, String... known) {
    var list = new ArrayList<RequestBody>();
    find(field)
        .ifPresent(
            value -> {
              if (!value.isArray() || value.size() > most) {
                throw wrong(path + field, "[…] (≤ " + most + ")");
              }
              for (JsonNode item : value) {
                list.add(of(item, path + field + "[" + list.size() + "].", known));
              }
            });
    return list;
  }
}
