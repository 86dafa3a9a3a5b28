package loggia.server;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.server.common.Config;

/// Servers for tests: a free port, no waiting, and limits that only their own tests feel.
final class TestServer {
  private TestServer() {}

  static Server open(Path data, String... settings) {
    return Server.start(config(data, settings));
  }

  static Config config(Path data, String... settings) {
    var values = new LinkedHashMap<String, String>();
    values.put("data", data.toString());
    values.put("port", "0");
    values.put("contract", "check");
    values.put("pace.bot", "0");
    values.put("pace.forced", "0");
    values.put("pace.interject", "0");
    values.put("takeover.after", "0");
    values.put("limit.requests", "1000000");
    values.put("limit.writes", "1000000");
    values.put("limit.messages", "1000000");
    values.put("limit.sessions", "1000000");
    values.put("limit.logins", "1000000");
    values.put("limit.mails", "1000");
    values.put("limit.resets", "1000");
    values.put("limit.tables", "1000");
    values.put("limit.bots", "1000");
    values.put("limit.connections", "1000");
    values.put("limit.advice", "1000000");
    for (int i = 0; i < settings.length; i += 2) {
      values.put(settings[i], settings[i + 1]);
    }
    return Config.of(List.of((Map<String, String>) values));
  }
}
