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
  private static final int MOST = 10_000;
  private static final int MOST_TEXTS = 100;
  private static final Map<Texts, Made> MADE = new ConcurrentHashMap<>();

  /// What was made of one game in one language.
  private record Made(
      Map<Message, String> sentences,
      Map<Move, ApiModel.Move> moves,
      Map<Move, ApiModel.Intent> intents) {
    static Made of(Texts texts) {
      Made made = MADE.get(texts);
      return made == null
          ? kept(
              MADE,
              MOST_TEXTS,
              texts,
              new Made(
                  new ConcurrentHashMap<>(), new ConcurrentHashMap<>(), new ConcurrentHashMap<>()))
          : made;
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
    String known = made.sentences.get(message);
    return known == null ? make(message) : known;
  }

  ApiModel.Move move(Move move) {
    ApiModel.Move known = made.moves.get(move);
    return known == null
        ? ifNobodyIsNamed(move, made.moves, new ApiModel.Move(move.text(), of(move)))
        : known;
  }

  /// Something that may be done.
  ApiModel.Intent allowed(Move move) {
    ApiModel.Intent known = made.intents.get(move);
    return known == null
        ? ifNobodyIsNamed(move, made.intents, intent(move, Optional.empty(), Optional.empty()))
        : known;
  }

  /// Something that may not be done, and why.
  ApiModel.Intent refused(Move move, Reason reason) {
    return intent(move, Optional.of(of(reason)), Optional.of(reason.rule()));
  }

  private ApiModel.Intent intent(Move move, Optional<String> reason, Optional<String> rule) {
    return new ApiModel.Intent(move.text(), of(move), reason, rule);
  }

  private <T> T ifNobodyIsNamed(Move move, Map<Move, T> known, T sent) {
    return made.sentences.containsKey(move) ? kept(known, MOST, move, sent) : sent;
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
    return named[0] ? text : kept(made.sentences, MOST, message, text);
  }

  private static <K, V> V kept(Map<K, V> known, int most, K key, V value) {
    if (known.size() >= most) {
      known.clear();
    }
    known.put(key, value);
    return value;
  }
}
