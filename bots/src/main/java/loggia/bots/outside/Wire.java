package loggia.bots.outside;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import loggia.bots.Question;
import loggia.kernel.Move;
import loggia.kernel.Named;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// What is sent to an outside bot, each message one line.
public final class Wire {
  static final String HELLO = "loggia 1";
  static final String READY = "ready";
  static final String MOVE = "move";
  static final String QUIT = "quit";

  private Wire() {}

  /// Anything that views are made of, as one line of JSON.
  public static String json(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  static String newGame(Question<?, ?> question) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("game", question.game().manual().id());
    fields.put("rules", question.game().manual().rules());
    fields.put("seats", question.seats());
    fields.put("seat", question.seat().number());
    return "newgame " + MAPPER.writeValueAsString(fields);
  }

  static String choose(Question<?, ?> question, long millis) {
    List<String> moves = new ArrayList<>();
    for (Move move : question.moves()) {
      moves.add(move.text());
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("seat", question.seat().number());
    fields.put("round", question.round());
    fields.put("ms", millis);
    fields.put("moves", moves);
    fields.put("view", question.view());
    return "choose " + MAPPER.writeValueAsString(fields);
  }

  /// Seats are their numbers, things of a game their ids, other words lower case with hyphens.
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(
              new SimpleModule("loggia")
                  .addSerializer(Enum.class, new EnumWriter())
                  .addKeySerializer(Enum.class, new EnumKeyWriter())
                  .addSerializer(Named.class, new NamedWriter())
                  .addSerializer(Seats.class, new SeatsWriter()))
          .build();

  private static String word(Enum<?> value) {
    return value instanceof Named thing
        ? thing.id()
        : value.name().toLowerCase(Locale.ROOT).replace('_', '-');
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
      boolean seat = value instanceof Seat;
      out.writeName(seat ? Integer.toString(((Seat) value).number()) : word((Enum<?>) value));
    }
  }

  private static final class NamedWriter extends ValueSerializer<Named> {
    @Override
    public void serialize(Named value, JsonGenerator out, SerializationContext context) {
      out.writeString(value.id());
    }
  }

  private static final class SeatsWriter extends ValueSerializer<Seats> {
    @Override
    public void serialize(Seats seats, JsonGenerator out, SerializationContext context) {
      out.writeStartArray();
      seats.forEach(seat -> out.writeNumber(seat.number()));
      out.writeEndArray();
    }
  }
}
