package loggia.server.web;

import java.util.Set;
import loggia.bots.json.CachedJson;
import loggia.bots.json.ViewJson;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// How what leaves the server is written: seats by their number, things of a game by their id.
final class SentJson {
  private static final Set<Class<?>> OWN = Set.of(ApiModel.Move.class, ApiModel.Intent.class);
  private static final String SERVER = "loggia.server.";

  static final JsonMapper MAPPER =
      ViewJson.MAPPER
          .rebuild()
          .addModule(
              new SimpleModule("sent")
                  .addSerializer(ViewChange.class, new ViewChange.Writer())
                  .setSerializerModifier(new CachedJson(SentJson::recurs)))
          .build();

  private SentJson() {}

  /// Parts of a game's view; of our own only those that are known to come again.
  private static boolean recurs(Class<?> type) {
    return type.getName().startsWith(SERVER) ? OWN.contains(type) : CachedJson.isSmall(type);
  }
}
