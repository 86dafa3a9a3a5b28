package loggia.bots.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.AnnotatedElement;
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
import loggia.kernel.Named;
import loggia.kernel.Seat;
import loggia.kernel.Seats;

/// JSON schemas of records, as [ViewJson] writes them: read off the records themselves, so that
/// they cannot differ. Records that others are made of are defined once, by name.
public class RecordSchema {
  /// The schemas of named records.
  public static final class Definitions {
    private final String prefix;
    private final Map<String, Object> schemas = new LinkedHashMap<>();
    private final Map<String, Class<?>> types = new LinkedHashMap<>();

    /// @param prefix what comes before a name where it is referred to, as `#/$defs/`
    public Definitions(String prefix) {
      this.prefix = prefix;
    }

    /// By name, in the order in which they were met.
    public Map<String, Object> schemas() {
      return schemas;
    }

    public void put(String name, Map<String, Object> schema) {
      schemas.put(name, schema);
    }

    public Map<String, Object> reference(String name) {
      return Map.of("$ref", prefix + name);
    }

    /// @return whether it is to be defined now
    private boolean isNew(String name, Class<?> type) {
      Class<?> known = types.putIfAbsent(name, type);
      if (known != null && known != type) {
        throw new IllegalStateException(known + " and " + type + " are both called " + name);
      }
      return known == null;
    }
  }

  private final Definitions definitions;
  private final String space;

  /// @param space what every name begins with
  public RecordSchema(Definitions definitions, String space) {
    this.definitions = definitions;
    this.space = space;
  }

  /// A reference to the schema of this record.
  public final Map<String, Object> reference(Class<?> type) {
    String name = space + type.getSimpleName();
    if (definitions.isNew(name, type)) {
      definitions.put(name, Map.of());
      definitions.put(name, record(type));
    }
    return definitions.reference(name);
  }

  /// What this record has: all of its fields, and no other.
  public final Map<String, Object> record(Class<?> type) {
    var properties = new LinkedHashMap<String, Object>();
    var required = new ArrayList<String>();
    add(type, properties, required);
    var schema = ordered("type", "object", "properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    return schema;
  }

  private void add(Class<?> type, Map<String, Object> properties, List<String> required) {
    for (RecordComponent part : type.getRecordComponents()) {
      if (part.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
        add(part.getType(), properties, required);
        continue;
      }
      properties.put(part.getName(), property(part));
      if (isRequired(part)) {
        required.add(part.getName());
      }
    }
  }

  /// What a field may be.
  protected Map<String, Object> property(RecordComponent part) {
    return isRequired(part)
        ? schema(part.getGenericType())
        : schema(((ParameterizedType) part.getGenericType()).getActualTypeArguments()[0]);
  }

  /// Whether a field is always there: where nothing is to be said it may be left out, or `null`.
  protected boolean isRequired(RecordComponent part) {
    return part.getType() != Optional.class
        || !leavesOut(part.getAccessor()) && !leavesOut(part.getDeclaringRecord());
  }

  static boolean leavesOut(AnnotatedElement element) {
    JsonInclude include = element.getAnnotation(JsonInclude.class);
    return include != null && include.value() == JsonInclude.Include.NON_ABSENT;
  }

  /// What a value of this type may be.
  protected final Map<String, Object> schema(Type type) {
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
    throw unknown(type);
  }

  private Map<String, Object> plain(Class<?> type) {
    if (type == boolean.class || type == Boolean.class) {
      return Map.of("type", "boolean");
    }
    if (type == double.class || type == Double.class || type == float.class) {
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
    return type.isRecord() ? reference(type) : other(type);
  }

  /// What is no record and yet has a schema.
  protected Map<String, Object> other(Class<?> type) {
    throw unknown(type);
  }

  private static IllegalArgumentException unknown(Type type) {
    return new IllegalArgumentException("there is no schema of the type " + type);
  }

  public static Map<String, Object> array(Map<String, Object> items) {
    return ordered("type", "array", "items", items);
  }

  /// Keys and values by turns, in an order that stays.
  public static Map<String, Object> ordered(Object... fields) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < fields.length; i += 2) {
      map.put((String) fields[i], fields[i + 1]);
    }
    return map;
  }

  private static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> ViewJson.word((Enum<?>) constant))
        .toList();
  }
}
