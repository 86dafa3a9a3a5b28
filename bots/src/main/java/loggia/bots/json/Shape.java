package loggia.bots.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Event;
import loggia.kernel.Move;
import loggia.kernel.Named;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// How things of one class are written.
interface Shape {
  void write(Object value, JsonWriter out);

  static Shape of(Class<?> type) {
    return Shapes.OF.get(type);
  }

  /// The shape of what stood in a place last. What stands there next is mostly of the same class,
  /// and comparing classes is quicker than finding a shape.
  record Known(Class<?> type, Shape shape) {
    static Known of(Object value) {
      return new Known(value.getClass(), Shape.of(value.getClass()));
    }

    boolean fits(Object value) {
      return value.getClass() == type;
    }
  }

  /// Found once for each class.
  final class Shapes extends ClassValue<Shape> {
    private static final Shapes OF = new Shapes();

    @Override
    protected Shape computeValue(Class<?> type) {
      if (type == String.class) {
        return (value, out) -> out.text((String) value);
      } else if (type == Integer.class) {
        return (value, out) -> out.number((int) value);
      } else if (type == Long.class) {
        return (value, out) -> out.put(Long.toString((long) value));
      } else if (type == Boolean.class) {
        return (value, out) -> out.truth((boolean) value);
      } else if (type == float[].class) {
        return (value, out) -> out.vector((float[]) value);
      } else if (type == Seat.class) {
        return (value, out) -> out.number(((Seat) value).number());
      } else if (type == Seats.class) {
        return (value, out) -> seats((Seats) value, out);
      } else if (Enum.class.isAssignableFrom(type)) {
        return (value, out) -> out.text(ViewJson.word((Enum<?>) value));
      } else if (Named.class.isAssignableFrom(type)) {
        return (value, out) -> out.text(((Named) value).id());
      } else if (Move.class.isAssignableFrom(type)) {
        return new Recurring((value, out) -> out.text(((Move) value).text()));
      } else if (List.class.isAssignableFrom(type)) {
        return (value, out) -> out.list((List<?>) value);
      } else if (Map.class.isAssignableFrom(type)) {
        return (value, out) -> out.map((Map<?, ?>) value);
      } else if (type.isRecord()) {
        return CachedJson.isSmall(type) ? new Recurring(Fields.of(type)) : Fields.of(type);
      }
      return (value, out) -> out.put(ViewJson.MAPPER.writeValueAsBytes(value));
    }

    private static void seats(Seats seats, JsonWriter out) {
      String before = "[";
      for (Seat seat : seats) {
        out.put(before).number(seat.number());
        before = ",";
      }
      out.put(seats.isEmpty() ? "[]" : "]");
    }
  }

  /// Things that come again: finding how one is written is quicker than writing it.
  record Recurring(Shape shape, Map<Object, byte[]> written) implements Shape {
    private static final int MOST = 10_000;

    Recurring(Shape shape) {
      this(shape, new ConcurrentHashMap<>());
    }

    @Override
    public void write(Object value, JsonWriter out) {
      byte[] known = written.get(value);
      if (known != null) {
        out.put(known);
        return;
      }
      int begin = out.size();
      shape.write(value, out);
      if (written.size() >= MOST) {
        written.clear();
      }
      written.put(value, out.since(begin));
    }
  }

  /// The fields of a record in their order; an event's own word before them.
  final class Fields implements Shape {
    private final byte[][] names;
    private final MethodHandle[] parts;
    private final @Nullable Known[] known;
    private final boolean event;

    private Fields(byte[][] names, MethodHandle[] parts, boolean event) {
      this.names = names;
      this.parts = parts;
      known = new Known[parts.length];
      this.event = event;
    }

    static Fields of(Class<?> type) {
      boolean event = Event.class.isAssignableFrom(type);
      RecordComponent[] components = type.getRecordComponents();
      byte[][] names = new byte[components.length][];
      MethodHandle[] parts = new MethodHandle[components.length];
      for (int i = 0; i < parts.length; i++) {
        String before = i == 0 && !event ? "\"" : ",\"";
        names[i] = JsonWriter.ascii(before + components[i].getName() + "\":");
        parts[i] = part(components[i]);
      }
      return new Fields(names, parts, event);
    }

    private static MethodHandle part(RecordComponent component) {
      try {
        return MethodHandles.publicLookup()
            .unreflect(component.getAccessor())
            .asType(MethodType.methodType(Object.class, Object.class));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(component.getDeclaringRecord() + " must be public", e);
      }
    }

    @Override
    public void write(Object value, JsonWriter out) {
      out.put('{');
      if (event) {
        String key = ((Event) value).key();
        out.put("\"event\":").text(key.substring(key.indexOf('.') + 1));
      }
      for (int i = 0; i < parts.length; i++) {
        out.put(names[i]);
        known[i] = out.any(read(parts[i], value), known[i]);
      }
      out.put('}');
    }

    @SuppressWarnings("IllegalCatch")
    private static @Nullable Object read(MethodHandle part, Object value) {
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
