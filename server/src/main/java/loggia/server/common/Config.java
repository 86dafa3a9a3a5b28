package loggia.server.common;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How the server is set up: the usual values, then a file, then the environment, then flags.
/// `docs/hosting.md` describes every key.
public final class Config {
  /// Every key with its usual value, in the order of the documentation.
  public static final Map<String, String> USUAL = usual();

  private final Map<String, String> values;

  private Config(Map<String, String> values) {
    this.values = values;
  }

  private static Map<String, String> usual() {
    var usual = new LinkedHashMap<String, String>();
    usual.put("host", "127.0.0.1");
    usual.put("port", "1600");
    usual.put("data", Path.of(System.getProperty("user.home"), ".loggia").toString());
    usual.put("store", "sqlite");
    usual.put("store.user", "");
    usual.put("store.password", "");
    usual.put("secret", "");
    usual.put("origin", "");
    usual.put("proxy", "false");
    usual.put("metrics", "local");
    usual.put("pace.forced", "900");
    usual.put("pace.bot", "500");
    usual.put("bots.threads", Integer.toString(threads()));
    usual.put("bots.limit", "20000");
    usual.put("takeover.level", "journeyman");
    usual.put("takeover.after", "120");
    usual.put("idle.minutes", "10");
    usual.put("keep.days", "90");
    usual.put("limit.body", "65536");
    usual.put("limit.requests", "1200");
    usual.put("limit.writes", "240");
    usual.put("limit.logins", "10");
    usual.put("limit.sessions", "60");
    usual.put("limit.tables", "50");
    usual.put("limit.connections", "64");
    usual.put("limit.messages", "240");
    usual.put("limit.outbox", "1048576");
    return usual;
  }

  private static int threads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /// The usual values, with what these layers say.
  ///
  /// @param layers the later ones win
  /// @throws IllegalArgumentException that names a key nobody knows
  public static Config of(List<Map<String, String>> layers) {
    var values = new LinkedHashMap<>(USUAL);
    for (Map<String, String> layer : layers) {
      layer.forEach(
          (key, value) -> {
            if (!USUAL.containsKey(key)) {
              throw new IllegalArgumentException(
                  "there is no setting '" + key + "'; there are: " + USUAL.keySet());
            }
            values.put(key, value);
          });
    }
    return new Config(values);
  }

  /// `LOGGIA_PACE_BOT` is `pace.bot`. Other variables are somebody else's.
  public static Map<String, String> environment(Map<String, String> variables) {
    var found = new LinkedHashMap<String, String>();
    for (String key : USUAL.keySet()) {
      String value =
          variables.get("LOGGIA_" + key.toUpperCase(java.util.Locale.ROOT).replace('.', '_'));
      if (value != null) {
        found.put(key, value);
      }
    }
    return found;
  }

  public String text(String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("there is no setting '" + key + "'");
    }
    return value;
  }

  public int number(String key) {
    try {
      return Integer.parseInt(text(key));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "the setting '" + key + "' must be a whole number, not '" + text(key) + "'", e);
    }
  }

  public boolean flag(String key) {
    return switch (text(key)) {
      case "true" -> true;
      case "false" -> false;
      default ->
          throw new IllegalArgumentException(
              "the setting '" + key + "' must be true or false, not '" + text(key) + "'");
    };
  }

  public Path data() {
    return Path.of(text("data"));
  }
}
