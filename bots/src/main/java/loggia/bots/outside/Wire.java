package loggia.bots.outside;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.bots.Question;
import loggia.kernel.Move;

/// What is sent to an outside bot, each message one line.
public final class Wire {
  static final String HELLO = "loggia 1";
  static final String READY = "ready";
  static final String MOVE = "move";
  static final String QUIT = "quit";

  private Wire() {}

  /// Anything that views are made of, as one line of JSON.
  public static String json(Object value) {
    return ViewJson.MAPPER.writeValueAsString(value);
  }

  static String newGame(Question<?, ?> question) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("game", question.game().manual().id());
    fields.put("rules", question.game().manual().rules());
    fields.put("seats", question.seats());
    fields.put("seat", question.seat().number());
    return "newgame " + ViewJson.MAPPER.writeValueAsString(fields);
  }

  static String choose(Question<?, ?> question, long millis) {
    List<String> moves = new ArrayList<>();
    for (Move move : question.moves()) {
      moves.add(move.text());
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("seat", question.seat().number());
    fields.put("round", question.round());
    fields.put("ms", millis);
    fields.put("moves", moves);
    fields.put("view", question.view());
    return "choose " + ViewJson.MAPPER.writeValueAsString(fields);
  }
}
