package loggia.server.web;

import java.util.Set;
import loggia.bots.json.CachedJson;
import loggia.bots.json.JsonWriter;
import loggia.bots.json.ViewJson;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// How what leaves the server is written: seats by their number, things of a game by their id.
final class SentJson {
  private static final Set<Class<?>> OWN = Set.of(ApiModel.Move.class, ApiModel.Intent.class);
  private static final String SERVER = "loggia.server.";
  private static final int USUAL_TEXT = 4096;

  static final JsonMapper MAPPER =
      ViewJson.MAPPER
          .rebuild()
          .addModule(
              new SimpleModule("sent").setSerializerModifier(new CachedJson(SentJson::recurs)))
          .build();

  private SentJson() {}

  /// What goes over the live channel: the same bytes as the mapper's, which takes several times as
  /// long.
  static byte[] text(Object message) {
    return new JsonWriter(USUAL_TEXT).write(message).copy();
  }

  /// Parts of a game's view; of our own only those that are known to come again.
  private static boolean recurs(Class<?> type) {
    return type.getName().startsWith(SERVER) ? OWN.contains(type) : CachedJson.isSmall(type);
  }
}
