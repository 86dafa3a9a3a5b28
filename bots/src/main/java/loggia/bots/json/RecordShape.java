package loggia.bots.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import loggia.kernel.Event;
import org.jspecify.annotations.Nullable;

/// The fields of a record in their order; an event's own word before them. What annotations tell
/// Jackson to leave out, to unwrap or to write for the whole is so here too.
final class RecordShape implements Shape {
  private final Field[] fields;
  private final boolean event;

  private RecordShape(Class<?> type) {
    fields =
        Arrays.stream(type.getRecordComponents())
            .map(component -> Field.of(type, component))
            .toArray(Field[]::new);
    event = Event.class.isAssignableFrom(type);
  }

  static Shape of(Class<?> type) {
    var shape = new RecordShape(type);
    for (Field field : shape.fields) {
      if (field.isWhole) {
        return (value, out) -> out.any(field.read(value), null);
      }
    }
    return shape;
  }

  @Override
  public void write(Object value, JsonWriter out) {
    out.put('{');
    if (event) {
      String key = ((Event) value).key();
      out.put("\"event\":").text(key.substring(key.indexOf('.') + 1));
    }
    fields(value, out, !event);
    out.put('}');
  }

  /// @param first whether nothing was written of the object yet
  /// @return the same afterwards
  private boolean fields(Object value, JsonWriter out, boolean first) {
    boolean begins = first;
    for (Field field : fields) {
      begins = field.write(value, out, begins);
    }
    return begins;
  }

  private static final class Field {
    private final byte[] name;
    private final MethodHandle part;

    /// Whether it is left out where there is nothing.
    private final boolean isOptional;

    /// Whether it is written for the whole record.
    private final boolean isWhole;

    /// The fields that stand in its place.
    private final Optional<RecordShape> unwrapped;

    private @Nullable Known known;

    private Field(Class<?> type, Method accessor) {
      name = JsonWriter.ascii("\"" + accessor.getName() + "\":");
      part = part(accessor);
      isOptional = RecordSchema.leavesOut(type) || RecordSchema.leavesOut(accessor);
      isWhole = accessor.isAnnotationPresent(JsonValue.class);
      unwrapped =
          accessor.isAnnotationPresent(JsonUnwrapped.class)
              ? Optional.of(new RecordShape(accessor.getReturnType()))
              : Optional.empty();
    }

    static Field of(Class<?> type, RecordComponent component) {
      return new Field(type, component.getAccessor());
    }

    private static MethodHandle part(Method accessor) {
      try {
        accessor.setAccessible(true);
        return MethodHandles.lookup()
            .unreflect(accessor)
            .asType(MethodType.methodType(Object.class, Object.class));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(accessor + " cannot be read", e);
      }
    }

    boolean write(Object value, JsonWriter out, boolean first) {
      Object own = read(value);
      if (isOptional && own instanceof Optional<?> some && some.isEmpty()) {
        return first;
      }
      if (unwrapped.isPresent() && own != null) {
        return unwrapped.get().fields(own, out, first);
      }
      if (!first) {
        out.put(',');
      }
      out.put(name);
      known = out.any(own, known);
      return false;
    }

    @SuppressWarnings("IllegalCatch")
    private @Nullable Object read(Object value) {
      try {
        return part.invokeExact(value);
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
