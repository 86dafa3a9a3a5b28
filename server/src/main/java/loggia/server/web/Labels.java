package loggia.server.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import loggia.bots.json.Written;
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

  /// Of each kind, for one move.
  private static final int MOST_REASONS = 20;

  private static final Map<Texts, Made> MADE = new ConcurrentHashMap<>();

  /// What was made of one game in one language.
  private record Made(
      MessageCache<String> sentences,
      MessageCache<Written<ApiModel.Move>> moves,
      MessageCache<Written<ApiModel.Intent>> intents,
      MessageCache<MessageCache<Written<ApiModel.Intent>>> refusals) {
    static Made of(Texts texts) {
      Made made = MADE.get(texts);
      if (made == null) {
        if (MADE.size() >= MOST_TEXTS) {
          MADE.clear();
        }
        made =
            new Made(
                new MessageCache<>(),
                new MessageCache<>(),
                new MessageCache<>(),
                new MessageCache<>());
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

  Written<ApiModel.Move> move(Move move) {
    return made.moves
        .get(move)
        .orElseGet(() -> kept(move, made.moves, new ApiModel.Move(move.text(), of(move))));
  }

  /// Something that may be done.
  Written<ApiModel.Intent> allowed(Move move) {
    return made.intents
        .get(move)
        .orElseGet(
            () -> kept(move, made.intents, intent(move, Optional.empty(), Optional.empty())));
  }

  /// Something that may not be done, and why.
  Written<ApiModel.Intent> refused(Move move, Reason reason) {
    return made.refusals
        .get(move)
        .flatMap(reasons -> reasons.get(reason))
        .orElseGet(() -> refusal(move, reason));
  }

  private Written<ApiModel.Intent> refusal(Move move, Reason reason) {
    var intent = intent(move, Optional.of(of(reason)), Optional.of(reason.rule()));
    return namesNobody(move)
        ? kept(
            reason,
            made.refusals
                .get(move)
                .orElseGet(() -> made.refusals.put(move, new MessageCache<>(MOST_REASONS))),
            intent)
        : Written.anew(intent);
  }

  private ApiModel.Intent intent(Move move, Optional<String> reason, Optional<String> rule) {
    return new ApiModel.Intent(move.text(), of(move), reason, rule);
  }

  /// Whose sentence was kept, by [#of] a moment ago.
  private boolean namesNobody(Message message) {
    return made.sentences.get(message).isPresent();
  }

  /// What names nobody is the same at every table.
  private <T> Written<T> kept(Message message, MessageCache<Written<T>> known, T sent) {
    return namesNobody(message) ? known.put(message, Written.once(sent)) : Written.anew(sent);
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
