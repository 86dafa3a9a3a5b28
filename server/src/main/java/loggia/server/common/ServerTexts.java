package loggia.server.common;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Texts;

/// The server's own sentences.
public final class ServerTexts {
  private static final Map<String, Texts> TEXTS = new ConcurrentHashMap<>();

  private ServerTexts() {}

  public static Texts in(String language) {
    return TEXTS.computeIfAbsent(
        language,
        l -> Texts.of(l, ServerTexts.class.getResourceAsStream("messages_" + l + ".properties")));
  }
}
