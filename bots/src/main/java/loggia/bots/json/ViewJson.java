package loggia.bots.json;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import loggia.kernel.Move;
import loggia.kernel.Named;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// How views are written as JSON, for external bots and for the server's clients alike: seats are
/// their numbers, things of a game their ids, other words lower case with hyphens.
public final class ViewJson {
  private ViewJson() {}

  public static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(
              new SimpleModule("loggia")
                  .addSerializer(Enum.class, new EnumWriter())
                  .addKeySerializer(Enum.class, new EnumKeyWriter())
                  .addSerializer(Named.class, new NamedWriter())
                  .addSerializer(Move.class, new MoveWriter())
                  .addSerializer(Seats.class, new SeatsWriter()))
          .build();

  /// Anything that views are made of, as one line.
  public static String text(Object value) {
    var line = new JsonWriter().write(value);
    return new String(line.bytes(), 0, line.size(), StandardCharsets.UTF_8);
  }

  /// How a match ended: rank, score and share of the victory in seat order.
  public static Map<String, Object> result(Result result) {
    int winners = result.winners().size();
    var fields = new LinkedHashMap<String, Object>();
    fields.put("ending", result.ending());
    fields.put("ranks", each(result, Result.Standing::rank));
    fields.put("scores", each(result, Result.Standing::score));
    fields.put("shares", each(result, standing -> standing.rank() == 1 ? 1.0 / winners : 0.0));
    return fields;
  }

  private static List<?> each(Result result, Function<Result.Standing, ?> what) {
    return result.standings().stream().map(what).toList();
  }

  private static final Map<Enum<?>, String> WORDS = new ConcurrentHashMap<>();

  /// Views are full of enum words: each is made once.
  static String word(Enum<?> value) {
    return value instanceof Named thing ? thing.id() : WORDS.computeIfAbsent(value, ViewJson::made);
  }

  private static String made(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @SuppressWarnings("rawtypes")
  private static final class EnumWriter extends ValueSerializer<Enum> {
    @Override
    public void serialize(Enum value, JsonGenerator out, SerializationContext context) {
      if (value instanceof Seat seat) {
        out.writeNumber(seat.number());
      } else {
        out.writeString(word((Enum<?>) value));
      }
    }
  }

  @SuppressWarnings("rawtypes")
  private static final class EnumKeyWriter extends ValueSerializer<Enum> {
    @Override
    public void serialize(Enum value, JsonGenerator out, SerializationContext context) {
      out.writeName(
          value instanceof Seat seat ? Integer.toString(seat.number()) : word((Enum<?>) value));
    }
  }

  private static final class NamedWriter extends ValueSerializer<Named> {
    @Override
    public void serialize(Named value, JsonGenerator out, SerializationContext context) {
      out.writeString(value.id());
    }
  }

  private static final class MoveWriter extends ValueSerializer<Move> {
    @Override
    public void serialize(Move move, JsonGenerator out, SerializationContext context) {
      out.writeString(move.text());
    }
  }

  private static final class SeatsWriter extends ValueSerializer<Seats> {
    @Override
    public void serialize(Seats seats, JsonGenerator out, SerializationContext context) {
      out.writeStartArray();
      for (Seat seat : seats) {
        out.writeNumber(seat.number());
      }
      out.writeEndArray();
    }
  }
}
