package loggia.server.common;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import loggia.bots.coach.Effort;
import loggia.bots.registry.Level;

/// How the server is set up: the usual values, then a file, then the environment, then flags.
/// `docs/hosting.md` describes every key.
public final class Config {
  /// How long a secret must be.
  public static final int LEAST_SECRET = 24;

  private static final Map<String, Setting> SETTINGS = settings();

  private final Map<String, String> values;

  private Config(Map<String, String> values) {
    this.values = values;
  }

  /// Every key, in the order of the documentation.
  public static Set<String> keys() {
    return SETTINGS.keySet();
  }

  /// What a key is when nobody says otherwise.
  public static String usual(String key) {
    return setting(key).usual();
  }

  private static Map<String, Setting> settings() {
    var all = new LinkedHashMap<String, Setting>();
    String home = Path.of(System.getProperty("user.home"), ".loggia").toString();
    all.put("host", new Setting.Text("127.0.0.1", "an address", value -> !value.isBlank()));
    all.put("port", new Setting.WholeNumber("1600", 0, 65_535));
    all.put("data", new Setting.Text(home, "a folder", Setting::isPath));
    all.put("store", new Setting.Text("sqlite", "sqlite or jdbc:postgresql:…", Config::isStore));
    all.put("store.user", Setting.any());
    all.put("store.password", Setting.any());
    all.put(
        "secret",
        new Setting.Text(
            "",
            "empty or at least " + LEAST_SECRET + " characters",
            value -> value.isEmpty() || value.length() >= LEAST_SECRET));
    all.put(
        "origin",
        new Setting.Text(
            "",
            "empty or like https://games.example",
            value -> value.isEmpty() || Setting.isOrigin(value)));
    all.put("proxy", new Setting.Word("false", List.of("true", "false")));
    all.put("metrics", new Setting.Word("local", List.of("local", "all")));
    all.put("contract", new Setting.Word("trust", List.of("trust", "check")));
    all.put("pace.forced", Setting.number(900, 0));
    all.put("pace.bot", Setting.number(500, 0));
    all.put("pace.interject", Setting.number(1200, 0));
    all.put("bots.threads", Setting.number(threads(), 1));
    all.put("bots.limit", Setting.number(20_000, 1));
    all.put("coach.worlds", Setting.number(Effort.USUAL.worlds(), 0));
    all.put("coach.seconds", Setting.number(600, 1));
    all.put("coach.advice", new Setting.Word("true", List.of("true", "false")));
    all.put("mail.host", Setting.any());
    all.put("mail.port", new Setting.WholeNumber("587", 1, 65_535));
    all.put("mail.tls", new Setting.Word("starttls", List.of("starttls", "tls", "none")));
    all.put("mail.user", Setting.any());
    all.put("mail.password", Setting.any());
    all.put("mail.from", Setting.any());
    all.put("mail.after", Setting.number(30, 0));
    all.put("hook.after", Setting.number(60, 0));
    all.put("hook.local", new Setting.Word("false", List.of("true", "false")));
    all.put("takeover.level", new Setting.Word("journeyman", levels()));
    all.put("takeover.after", Setting.number(120, 0));
    all.put("idle.minutes", Setting.number(10, 0));
    all.put("keep.days", Setting.number(90, 1));
    all.put("vacation.days", Setting.number(30, 0));
    all.put("limit.body", Setting.number(65_536, 1024));
    all.put("limit.requests", Setting.number(1200, 1));
    all.put("limit.writes", Setting.number(240, 1));
    all.put("limit.logins", Setting.number(10, 1));
    all.put("limit.sessions", Setting.number(60, 1));
    all.put("limit.tables", Setting.number(50, 1));
    all.put("limit.bots", Setting.number(5, 0));
    all.put("limit.analyses", Setting.number(3, 0));
    all.put("limit.advice", Setting.number(20, 1));
    all.put("limit.mails", Setting.number(2, 1));
    all.put("limit.resets", Setting.number(3, 1));
    all.put("limit.connections", Setting.number(64, 1));
    all.put("limit.silence", Setting.number(10, 1));
    all.put("limit.messages", Setting.number(240, 1));
    all.put("limit.outbox", Setting.number(1_048_576, 1024));
    return all;
  }

  private static boolean isStore(String value) {
    return value.equals("sqlite") || value.startsWith("jdbc:postgresql:");
  }

  private static List<String> levels() {
    return Arrays.stream(Level.values()).map(Level::label).toList();
  }

  private static int threads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /// The usual values, with what these layers say. Everything is looked at here, so that a slip
  /// shows at the start and not at first use.
  ///
  /// @param layers the later ones win
  /// @throws IllegalArgumentException that names a key nobody knows, or what it must be
  public static Config of(List<Map<String, String>> layers) {
    var values = new LinkedHashMap<String, String>();
    SETTINGS.forEach((key, setting) -> values.put(key, setting.usual()));
    for (Map<String, String> layer : layers) {
      layer.forEach(
          (key, value) -> {
            check(key, value);
            values.put(key, value);
          });
    }
    checkMail(values);
    return new Config(values);
  }

  /// Mail needs a sender, and an address that its links lead to.
  private static void checkMail(Map<String, String> values) {
    for (String key : List.of("mail.from", "origin")) {
      if (!"".equals(values.get("mail.host")) && "".equals(values.get(key))) {
        throw new IllegalArgumentException("the setting 'mail.host' needs '" + key + "' as well");
      }
    }
  }

  private static void check(String key, String value) {
    if (!SETTINGS.containsKey(key)) {
      throw new IllegalArgumentException(
          "there is no setting '" + key + "'; there are: " + SETTINGS.keySet());
    }
    Setting setting = setting(key);
    if (!setting.accepts(value)) {
      throw new IllegalArgumentException(
          "the setting '%s' must be %s, not '%s'"
              .formatted(key, setting.wanted(), isSecret(key) ? "…" : value));
    }
  }

  private static boolean isSecret(String key) {
    return List.of("secret", "store.password", "mail.password").contains(key);
  }

  private static Setting setting(String key) {
    return Objects.requireNonNull(SETTINGS.get(key), () -> "there is no setting '" + key + "'");
  }

  /// `LOGGIA_PACE_BOT` is `pace.bot`. Other variables are somebody else's.
  public static Map<String, String> environment(Map<String, String> variables) {
    var found = new LinkedHashMap<String, String>();
    for (String key : SETTINGS.keySet()) {
      String value = variables.get("LOGGIA_" + key.toUpperCase(Locale.ROOT).replace('.', '_'));
      if (value != null) {
        found.put(key, value);
      }
    }
    return found;
  }

  public String text(String key) {
    return Objects.requireNonNull(values.get(key), () -> "there is no setting '" + key + "'");
  }

  public int number(String key) {
    return Integer.parseInt(text(key));
  }

  public boolean flag(String key) {
    return Boolean.parseBoolean(text(key));
  }

  public Path data() {
    return Path.of(text("data"));
  }
}
