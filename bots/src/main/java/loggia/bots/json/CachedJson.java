package loggia.bots.json;

import java.io.StringWriter;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.ValueSerializerModifier;

/// Small things that are sent again and again, at all tables alike: a card of a view, a move. They
/// are written as JSON once: finding that text is quicker than writing it anew.
public final class CachedJson extends ValueSerializerModifier {
  private static final long serialVersionUID = 1;
  private static final int MOST = 10_000;
  private static final Set<String> WORDS =
      Set.of("java.util.List<java.lang.String>", "java.util.Optional<java.lang.String>");

  private final Predicate<Class<?>> recurs;

  /// @param recurs whether things of this type come again
  public CachedJson(Predicate<Class<?>> recurs) {
    this.recurs = recurs;
  }

  @Override
  public ValueSerializer<?> modifySerializer(
      SerializationConfig config, BeanDescription.Supplier bean, ValueSerializer<?> serializer) {
    return recurs.test(bean.getBeanClass()) ? new Writer<>(serializer) : serializer;
  }

  /// Whether this is a part of a view that is small enough to come again.
  public static boolean isSmall(Class<?> type) {
    return type.isRecord() && Arrays.stream(type.getRecordComponents()).allMatch(CachedJson::small);
  }

  private static boolean small(RecordComponent component) {
    Class<?> type = component.getType();
    return type.isPrimitive()
        || type == String.class
        || type.isEnum()
        || WORDS.contains(component.getGenericType().getTypeName());
  }

  private static final class Writer<T> extends ValueSerializer<T> {
    private final ValueSerializer<T> serializer;
    private final Map<T, SerializedString> written = new ConcurrentHashMap<>();

    Writer(ValueSerializer<T> serializer) {
      this.serializer = serializer;
    }

    @Override
    public void resolve(SerializationContext context) {
      serializer.resolve(context);
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializationContext context) {
      SerializedString text = written.get(value);
      out.writeRawValue(text == null ? write(value, context) : text);
    }

    private SerializedString write(T value, SerializationContext context) {
      var text = new StringWriter();
      try (var out =
          context.tokenStreamFactory().createGenerator(ObjectWriteContext.empty(), text)) {
        serializer.serialize(value, out, context);
      }
      if (written.size() >= MOST) {
        written.clear();
      }
      var made = new SerializedString(text.toString());
      written.put(value, made);
      return made;
    }
  }
}
