package loggia.bots.external;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import loggia.bots.NumberedGame;
import loggia.bots.Question;
import loggia.bots.json.JsonWriter;
import loggia.bots.json.ViewJson;
import loggia.kernel.Event;
import loggia.kernel.Move;
import loggia.kernel.Result;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// What is sent to an external bot, each message one line. Everybody is greeted with version 1; a
/// program that knows more asks for it before it is ready.
final class LineProtocol {
  static final String HELLO = "loggia 1";
  static final String PROTOCOL = "protocol";
  static final String READY = "ready";
  static final String MOVE = "move";
  static final String QUIT = "quit";

  private LineProtocol() {}

  /// What a program can want to be told with each question.
  enum Want {
    VIEW,
    VECTOR,
    EVENTS;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// The version that a program speaks, and what it wants.
  record Terms(int version, Set<Want> wants) {
    static final Terms FIRST = new Terms(1, EnumSet.of(Want.VIEW));

    boolean wants(Want want) {
      return wants.contains(want);
    }

    /// What follows the word `protocol`.
    static Terms read(String text) {
      String[] words = text.split(" +", -1);
      if (!words[0].equals("2")) {
        throw new ExternalFailure("asks for protocol '" + words[0] + "'; known: 2");
      }
      var wants = EnumSet.noneOf(Want.class);
      for (int i = 1; i < words.length; i++) {
        wants.add(want(words[i]));
      }
      return new Terms(2, words.length > 1 ? wants : EnumSet.of(Want.VIEW, Want.EVENTS));
    }

    private static Want want(String word) {
      for (Want want : Want.values()) {
        if (want.word().equals(word)) {
          return want;
        }
      }
      throw new ExternalFailure("wants '" + word + "'; known: view, vector, events");
    }
  }

  static void newGame(Question<?, ?> question, Setup setup, Terms terms, JsonWriter line) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("game", question.game().manual().id());
    fields.put("rules", question.game().manual().rules());
    fields.put("seats", question.seats());
    fields.put("seat", question.seat().number());
    if (terms.version() > 1) {
      fields.put("protocol", terms.version());
      fields.put("options", setup.values());
    }
    write("newgame", fields, line);
  }

  /// @param numbered only where the program wants vectors
  /// @param since what happened since the last question
  static <S extends State<S, M>, M extends Move> void choose(
      Question<S, M> question,
      long millis,
      Terms terms,
      @Nullable NumberedGame<S, M> numbered,
      List<Event> since,
      JsonWriter line) {
    List<M> moves = question.moves().toList();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("seat", question.seat().number());
    fields.put("round", question.round());
    fields.put("ms", millis);
    fields.put("moves", moves);
    if (terms.wants(Want.EVENTS)) {
      fields.put("events", since);
    }
    if (numbered != null) {
      fields.put("numbers", moves.stream().map(numbered::numberOf).toList());
      fields.put("vector", question.vector(numbered));
    }
    if (terms.wants(Want.VIEW)) {
      fields.put("view", question.view());
    }
    write("choose", fields, line);
  }

  static void endGame(Result result, List<Event> since, Terms terms, JsonWriter line) {
    Map<String, Object> fields = new LinkedHashMap<>(ViewJson.result(result));
    if (terms.wants(Want.EVENTS)) {
      fields.put("events", since);
    }
    write("endgame", fields, line);
  }

  private static void write(String word, Map<String, Object> fields, JsonWriter line) {
    line.clear().put(word).put(" ").write(fields).put("\n");
  }
}
