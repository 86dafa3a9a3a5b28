package loggia.bots.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Named;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// The JSON schema of a game's view, as [ViewJson] writes it: read off the records that views are
/// made of, so that it cannot differ from them.
public final class ViewSchema {
  private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

  private final Map<String, Object> definitions = new LinkedHashMap<>();

  private ViewSchema() {}

  /// A JSON object that can be written as it stands.
  public static <S extends State<S, M>, M extends Move> Map<String, Object> of(Game<S, M> game) {
    var manual = game.manual();
    Setup setup = Setup.of(manual, manual.leastSeats(), 1);
    Class<?> view = game.begin(setup).view(Seat.ONE).getClass();
    var schema = new ViewSchema();
    Map<String, Object> root = schema.record(view);
    var document = new LinkedHashMap<String, Object>();
    document.put("$schema", DIALECT);
    document.put("title", "The view of " + manual.id() + ", rules " + manual.rules());
    document.putAll(root);
    document.put("$defs", schema.definitions);
    return document;
  }

  private Map<String, Object> record(Class<?> type) {
    var properties = new LinkedHashMap<String, Object>();
    for (RecordComponent part : type.getRecordComponents()) {
      properties.put(part.getName(), schema(part.getGenericType()));
    }
    var schema = new LinkedHashMap<String, Object>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", List.copyOf(properties.keySet()));
    schema.put("additionalProperties", false);
    return schema;
  }

  private Map<String, Object> schema(Type type) {
    if (type instanceof ParameterizedType generic && generic.getRawType() instanceof Class<?> raw) {
      Type[] arguments = generic.getActualTypeArguments();
      if (Collection.class.isAssignableFrom(raw)) {
        return array(schema(arguments[0]));
      }
      if (Optional.class.isAssignableFrom(raw)) {
        return Map.of("anyOf", List.of(schema(arguments[0]), Map.of("type", "null")));
      }
      if (Map.class.isAssignableFrom(raw)) {
        return ordered("type", "object", "additionalProperties", schema(arguments[1]));
      }
    }
    if (type instanceof Class<?> plain) {
      return plain(plain);
    }
    throw new IllegalArgumentException("views hold nothing of the type " + type);
  }

  private Map<String, Object> plain(Class<?> type) {
    if (type == boolean.class || type == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (type == double.class || type == float.class) {
      return Map.of("type", "number");
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return Map.of("type", "integer");
    }
    if (type == Seat.class) {
      return ordered("type", "integer", "minimum", 1, "maximum", Seat.values().length);
    }
    if (type == Seats.class) {
      return array(plain(Seat.class));
    }
    if (type.isEnum()) {
      return Map.of("enum", words(type));
    }
    if (type == String.class || Named.class.isAssignableFrom(type)) {
      return Map.of("type", "string");
    }
    if (type.isSealed()) {
      return Map.of(
          "anyOf", Arrays.stream(type.getPermittedSubclasses()).map(this::schema).toList());
    }
    if (type.isRecord()) {
      return reference(type);
    }
    throw new IllegalArgumentException("views hold nothing of the type " + type);
  }

  private static Map<String, Object> array(Map<String, Object> items) {
    return ordered("type", "array", "items", items);
  }

  /// Keys and values by turns, in an order that stays.
  private static Map<String, Object> ordered(Object... fields) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < fields.length; i += 2) {
      map.put((String) fields[i], fields[i + 1]);
    }
    return map;
  }

  private static List<String> words(Class<?> type) {
    var words = new ArrayList<String>();
    for (Object constant : type.getEnumConstants()) {
      words.add(ViewJson.word((Enum<?>) constant));
    }
    return List.copyOf(words);
  }

  private Map<String, Object> reference(Class<?> type) {
    String name = type.getSimpleName();
    if (!definitions.containsKey(name)) {
      definitions.put(name, Map.of());
      definitions.put(name, record(type));
    }
    return Map.of("$ref", "#/$defs/" + name);
  }
}
