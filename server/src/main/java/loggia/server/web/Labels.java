package loggia.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Message;
import loggia.kernel.Names;
import loggia.kernel.Texts;
import loggia.server.table.Snapshot;

/// What moves and reasons are called. A sentence that names nobody at the table is the same at
/// every table, so it is made once.
final class Labels {
  private static final int MOST = 10_000;
  private static final Map<Said, String> MADE = new ConcurrentHashMap<>();

  private record Said(Texts texts, Message message) {}

  private final Texts texts;
  private final Names names;

  Labels(Texts texts, Names names) {
    this.texts = texts;
    this.names = names;
  }

  /// What they are called at this table.
  static Labels at(Snapshot table, String lang) {
    return new Labels(PositionPresenter.texts(table, lang), PositionPresenter.names(table, lang));
  }

  String of(Message message) {
    var said = new Said(texts, message);
    String made = MADE.get(said);
    return made == null ? make(said) : made;
  }

  private String make(Said said) {
    var named = new boolean[1];
    String text =
        texts.say(
            said.message,
            seat -> {
              named[0] = true;
              return names.of(seat);
            });
    if (!named[0]) {
      if (MADE.size() >= MOST) {
        MADE.clear();
      }
      MADE.put(said, text);
    }
    return text;
  }
}
