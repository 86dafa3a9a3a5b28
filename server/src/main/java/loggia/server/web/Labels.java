package loggia.server.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Message;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.Reason;
import loggia.kernel.Texts;
import loggia.server.table.Snapshot;

/// What moves and reasons are called. A sentence that names nobody at the table is the same at
/// every table, so it is made once, and so is what is sent of a move.
final class Labels {
  private static final int MOST_TEXTS = 100;
  private static final Map<Texts, Made> MADE = new ConcurrentHashMap<>();

  /// What was made of one game in one language.
  private record Made(
      MessageCache<String> sentences,
      MessageCache<ApiModel.Move> moves,
      MessageCache<ApiModel.Intent> intents) {
    static Made of(Texts texts) {
      Made made = MADE.get(texts);
      if (made == null) {
        if (MADE.size() >= MOST_TEXTS) {
          MADE.clear();
        }
        made = new Made(new MessageCache<>(), new MessageCache<>(), new MessageCache<>());
        MADE.put(texts, made);
      }
      return made;
    }
  }

  private final Texts texts;
  private final Names names;
  private final Made made;

  Labels(Texts texts, Names names) {
    this.texts = texts;
    this.names = names;
    made = Made.of(texts);
  }

  /// What they are called at this table.
  static Labels at(Snapshot table, String lang) {
    return new Labels(PositionPresenter.texts(table, lang), PositionPresenter.names(table, lang));
  }

  String of(Message message) {
    return made.sentences.get(message).orElseGet(() -> make(message));
  }

  ApiModel.Move move(Move move) {
    return made.moves
        .get(move)
        .orElseGet(
            () -> ifNobodyIsNamed(move, made.moves, new ApiModel.Move(move.text(), of(move))));
  }

  /// Something that may be done.
  ApiModel.Intent allowed(Move move) {
    return made.intents
        .get(move)
        .orElseGet(
            () ->
                ifNobodyIsNamed(
                    move, made.intents, intent(move, Optional.empty(), Optional.empty())));
  }

  /// Something that may not be done, and why.
  ApiModel.Intent refused(Move move, Reason reason) {
    return intent(move, Optional.of(of(reason)), Optional.of(reason.rule()));
  }

  private ApiModel.Intent intent(Move move, Optional<String> reason, Optional<String> rule) {
    return new ApiModel.Intent(move.text(), of(move), reason, rule);
  }

  private <T> T ifNobodyIsNamed(Move move, MessageCache<T> known, T sent) {
    return made.sentences.get(move).isPresent() ? known.put(move, sent) : sent;
  }

  private String make(Message message) {
    var named = new boolean[1];
    String text =
        texts.say(
            message,
            seat -> {
              named[0] = true;
              return names.of(seat);
            });
    return named[0] ? text : made.sentences.put(message, text);
  }
}
