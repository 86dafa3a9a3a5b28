package loggia.server;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Named;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// How things are written as JSON: seats by their number, things of a game by their id.
public final class Mapper {
  private Mapper() {}

  /// For what leaves the server.
  public static final JsonMapper OUT =
      JsonMapper.builder()
          .addModule(
              new SimpleModule("loggia")
                  .addSerializer(Enum.class, new EnumWriter())
                  .addKeySerializer(Enum.class, new EnumKeyWriter())
                  .addSerializer(Named.class, new NamedWriter())
                  .addSerializer(Seats.class, new SeatsWriter()))
          .build();

  /// For what comes in: strict, so that what is not understood is refused.
  public static final JsonMapper IN =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /// For what the server keeps for itself.
  public static final JsonMapper STORE = JsonMapper.builder().build();

  private static final Map<Enum<?>, String> WORDS = new ConcurrentHashMap<>();

  /// Views are full of enum words: each is made once.
  static String word(Enum<?> value) {
    return value instanceof Named thing ? thing.id() : WORDS.computeIfAbsent(value, Mapper::made);
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
