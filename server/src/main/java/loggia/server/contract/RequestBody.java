package loggia.server.contract;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A JSON object that came in, to be read as a record. It is closed: a field that the record does
/// not have is a fault that names it. What a component may be is what [RequestSchema] says of it.
public final class RequestBody {
  /// What is not understood is refused.
  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final int LONGEST_WORD = 40;

  private final ObjectNode node;
  private final String path;

  private RequestBody(JsonNode node, String path) {
    if (!(node instanceof ObjectNode object)) {
      throw path.isEmpty()
          ? Fault.of(Fault.Code.BAD_REQUEST, new Problem.NotJson("{}"))
          : wrong(path, "{…}");
    }
    this.node = object;
    this.path = path;
  }

  /// @param text nothing at all stands for an object without fields
  public static RequestBody read(String text) {
    try {
      return new RequestBody(STRICT.readTree(text.isBlank() ? "{}" : text), "");
    } catch (JacksonException e) {
      throw Fault.of(Fault.Code.BAD_REQUEST, new Problem.NotJson(e.getOriginalMessage()));
    }
  }

  /// Which kind of message it is, where there are several.
  public String kind() {
    return text(find("type").orElseThrow(() -> missing("type")), "type", LONGEST_WORD);
  }

  /// The same without its kind.
  public RequestBody withoutKind() {
    var rest = node.deepCopy();
    rest.remove("type");
    return new RequestBody(rest, path);
  }

  public <R extends Record> R as(Class<R> type) {
    RequestShape shape = RequestShape.of(type);
    for (String field : node.propertyNames()) {
      if (!shape.names().contains(field)) {
        String known = String.join(", ", shape.names());
        throw Fault.in(path + field, new Problem.UnknownField(field, known));
      }
    }
    var values = new Object[shape.parts().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(shape.parts().get(i));
    }
    return type.cast(shape.made(values));
  }

  private Optional<JsonNode> find(String field) {
    return Optional.ofNullable(node.get(field)).filter(value -> !value.isNull());
  }

  private Object value(RequestShape.Part part) {
    String field = part.name();
    Class<?> type = part.type();
    int longest = part.longest();
    Optional<JsonNode> sent = find(field);
    if (type == Optional.class) {
      return sent.map(value -> value(value, field, part.argument().orElseThrow(), longest));
    }
    if (type == List.class) {
      return sent.map(value -> list(value, field, part.argument().orElseThrow(), longest))
          .orElse(List.of());
    }
    if (type == Map.class) {
      return sent.map(value -> texts(value, field, longest)).orElse(Map.of());
    }
    return value(sent.orElseThrow(() -> missing(field)), field, type, longest);
  }

  static int longest(RecordComponent component) {
    Longest longest = component.getAnnotation(Longest.class);
    return longest == null ? LONGEST_WORD : longest.value();
  }

  static Class<?> argument(RecordComponent component, int index) {
    Type argument =
        ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[index];
    return (Class<?>) argument;
  }

  private Object value(JsonNode value, String field, Class<?> type, int longest) {
    if (type == String.class) {
      return text(value, field, longest);
    }
    if (type == int.class || type == Integer.class) {
      return checked(value.isInt(), field, "0, 1, 2…", value::intValue);
    }
    if (type == long.class || type == Long.class) {
      return wholeNumber(value, field);
    }
    if (type == boolean.class || type == Boolean.class) {
      return checked(value.isBoolean(), field, "true | false", value::booleanValue);
    }
    if (type == double.class || type == Double.class) {
      return checked(value.isNumber(), field, "0.5, 1, 2…", value::doubleValue);
    }
    if (type.isEnum()) {
      return word(value, field, type);
    }
    return new RequestBody(value, path + field + ".").as(type.asSubclass(Record.class));
  }

  private <T> T checked(
      boolean right, String field, String wanted, java.util.function.Supplier<T> value) {
    if (!right) {
      throw wrong(path + field, wanted);
    }
    return value.get();
  }

  private String text(JsonNode value, String field, int longest) {
    if (!value.isString() || value.stringValue().length() > longest) {
      throw wrong(path + field, "\"…\" (≤ " + longest + ")");
    }
    return value.stringValue();
  }

  /// Not negative; as a number or, where it is too long for a browser, as text.
  private Long wholeNumber(JsonNode value, String field) {
    String digits = value.isString() ? value.stringValue() : value.toString();
    return checked(
        digits.matches("\\d{1,18}"), field, "0…999999999999999999", () -> Long.valueOf(digits));
  }

  private Object word(JsonNode value, String field, Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .filter(word -> value.isString() && Words.of(word).equals(value.stringValue()))
        .findFirst()
        .orElseThrow(
            () ->
                wrong(
                    path + field,
                    Arrays.stream(type.getEnumConstants())
                        .map(Words::of)
                        .collect(Collectors.joining(" | "))));
  }

  private List<Object> list(JsonNode value, String field, Class<?> type, int most) {
    if (!value.isArray() || value.size() > most) {
      throw wrong(path + field, "[…] (≤ " + most + ")");
    }
    var list = new ArrayList<>();
    for (JsonNode item : value) {
      list.add(value(item, field + "[" + list.size() + "]", type, LONGEST_WORD));
    }
    return list;
  }

  private Map<String, String> texts(JsonNode value, String field, int longest) {
    var object = new RequestBody(value, path + field + ".");
    var texts = new LinkedHashMap<String, String>();
    for (String key : object.node.propertyNames()) {
      object.find(key).ifPresent(text -> texts.put(key, object.text(text, key, longest)));
    }
    return texts;
  }

  private static Fault wrong(String field, String wanted) {
    return Fault.in(field, new Problem.WrongField(field, wanted));
  }

  private Fault missing(String field) {
    return Fault.in(path + field, new Problem.MissingField(path + field));
  }
}
