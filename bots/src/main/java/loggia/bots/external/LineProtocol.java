package loggia.bots.external;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.bots.Question;
import loggia.bots.json.ViewJson;
import loggia.kernel.Move;

/// What is sent to an external bot, each message one line.
final class LineProtocol {
  static final String HELLO = "loggia 1";
  static final String READY = "ready";
  static final String MOVE = "move";
  static final String QUIT = "quit";

  private LineProtocol() {}

  static String newGame(Question<?, ?> question) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("game", question.game().manual().id());
    fields.put("rules", question.game().manual().rules());
    fields.put("seats", question.seats());
    fields.put("seat", question.seat().number());
    return "newgame " + ViewJson.text(fields);
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
    return "choose " + ViewJson.text(fields);
  }
}
