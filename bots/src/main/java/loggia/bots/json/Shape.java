package loggia.bots.json;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Move;
import loggia.kernel.Named;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.View;

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
      } else if (type == Optional.class) {
        return (value, out) -> out.any(((Optional<?>) value).orElse(null), null);
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
      } else if (type == Written.Parts.class) {
        return (value, out) -> ((Written.Parts<?>) value).write(out);
      } else if (List.class.isAssignableFrom(type)) {
        return (value, out) -> out.list((List<?>) value);
      } else if (Map.class.isAssignableFrom(type)) {
        return (value, out) -> out.map((Map<?, ?>) value);
      } else if (type.isRecord()) {
        return Recurring.fits(type) ? new Recurring(RecordShape.of(type)) : RecordShape.of(type);
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

    /// Whether these are small parts of a view.
    static boolean fits(Class<?> type) {
      Class<?> whole = type.getEnclosingClass();
      return whole != null
          && View.class.isAssignableFrom(whole)
          && Arrays.stream(type.getRecordComponents()).allMatch(Recurring::isSmall);
    }

    private static boolean isSmall(RecordComponent component) {
      Class<?> type = component.getType();
      boolean words =
          component.getGenericType().getTypeName().equals("java.util.List<java.lang.String>");
      return type.isPrimitive() || type == String.class || type.isEnum() || words;
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
}
