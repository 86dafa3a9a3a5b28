package loggia.server.web;

import loggia.bots.json.ViewJson;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// How what leaves the server is written: seats by their number, things of a game by their id.
final class SentJson {
  static final JsonMapper MAPPER =
      ViewJson.MAPPER
          .rebuild()
          .addModule(
              new SimpleModule("sent")
                  .addSerializer(ViewChange.class, new ViewChange.Writer())
                  .setSerializerModifier(new CachedJson()))
          .build();

  private SentJson() {}
}
