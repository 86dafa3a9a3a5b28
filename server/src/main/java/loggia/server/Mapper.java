package loggia.server;

import loggia.bots.json.ViewJson;
import loggia.server.web.Recurring;
import loggia.server.web.ViewChange;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// How things are written as JSON: seats by their number, things of a game by their id.
public final class Mapper {
  private Mapper() {}

  /// For what leaves the server.
  public static final JsonMapper OUT =
      ViewJson.MAPPER
          .rebuild()
          .addModule(
              new SimpleModule("sent")
                  .addSerializer(ViewChange.class, new ViewChange.Writer())
                  .setSerializerModifier(new Recurring()))
          .build();

  /// For what comes in: strict, so that what is not understood is refused.
  public static final JsonMapper IN =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /// For what the server keeps for itself.
  public static final JsonMapper STORE = JsonMapper.builder().build();
}
