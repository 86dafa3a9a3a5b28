package loggia.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Texts;

/// The server's own sentences.
public final class Says {
  private static final Map<String, Texts> TEXTS = new ConcurrentHashMap<>();

  private Says() {}

  public static Texts in(String language) {
    return TEXTS.computeIfAbsent(
        language,
        l -> Texts.of(l, Says.class.getResourceAsStream("messages_" + l + ".properties")));
  }
}
