package loggia.app.online;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Supplier;
import loggia.app.play.Answer;
import loggia.app.play.MenuKeys;
import loggia.app.play.Screen;
import loggia.app.play.TerminalMessage;
import loggia.app.play.TerminalTexts;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;
import tools.jackson.databind.JsonNode;

/// A table of a server, played from this terminal until it is over or somebody leaves.
public final class OnlineGame {
  private static final int PAUSE_MS = 300;

  private final OnlineTable table;
  private final Screen screen;
  private final Texts game;
  private final Texts terminal;
  private final TableLog log = new TableLog();
  private final MenuKeys keys = new MenuKeys();

  private OnlineGame(OnlineTable table, Screen screen, String language) {
    this.table = table;
    this.screen = screen;
    game = table.game().texts(language);
    terminal = TerminalTexts.terminal(language);
  }

  /// Takes a seat, if none is held yet, and plays.
  ///
  /// @param name what to be called; empty: as before
  /// @throws ApiError when the server says no
  public static void play(
      ApiSession session, TableAddress address, String name, Screen screen, String language) {
    OnlineTable table = OnlineTable.join(session, address, name);
    new OnlineGame(table, screen, language).play();
  }

  private void play() {
    LiveChannel channel = table.listen();
    try {
      String title = game.get("title");
      screen.tell(say(new TerminalMessage.Joined(title, table.seat())));
      while (round(channel)) {
        // Every round shows the table once and asks.
      }
    } finally {
      channel.close();
    }
  }

  private String say(TerminalMessage message) {
    return terminal.say(message, Names.NUMBERS);
  }

  /// @return whether it goes on
  private boolean round(LiveChannel channel) {
    List<JsonNode> said = channel.said();
    JsonNode shown = insist(table::table);
    said.forEach(
        chat -> {
          String from = chat.get("from").asString();
          log.said(say(new TerminalMessage.Said(from, chat.get("text").asString())));
        });
    if (shown.get("status").asString().equals("waiting")) {
      return await(shown, channel);
    }
    JsonNode position = insist(table::position);
    JsonNode drawing = insist(table::drawing);
    log.happened(insist(() -> table.log(log.from())));
    if (drawing.get("number").asInt() != position.get("number").asInt()) {
      return true;
    }
    var texts = new TerminalTexts(game, terminal, Names.of(names(shown)));
    String board = drawing.get("text").asString().stripTrailing();
    if (position.get("status").asString().equals("over")) {
      finish(texts, position, board);
      return false;
    }
    int number = position.get("number").asInt();
    long updated = shown.get("updated").asLong();
    var situation =
        new OnlineSituation(
            table,
            texts,
            title(texts, position),
            board,
            log.news(),
            log.all(),
            position,
            keys,
            () -> channel.isAhead(number, updated),
            new HashMap<>());
    return obey(number, screen.ask(situation));
  }

  private List<String> names(JsonNode shown) {
    var names = new ArrayList<String>();
    for (JsonNode seat : shown.get("seats")) {
      String name = seat.path("name").asString("");
      names.add(name.isEmpty() ? terminal.get("play.word.free") : name);
    }
    return names;
  }

  private String title(TerminalTexts texts, JsonNode position) {
    var awaited = new ArrayList<Seat>();
    position.get("awaited").forEach(number -> awaited.add(Seat.of(number.asInt() - 1)));
    Seat own = Seat.of(table.seat() - 1);
    return texts.say(
        awaited.contains(own)
            ? new TerminalMessage.Turn(own)
            : new TerminalMessage.Waiting(awaited));
  }

  /// @return whether it goes on
  private boolean obey(int number, Answer answer) {
    try {
      switch (answer) {
        case Answer.Choose(var text) -> insist(table.decision(number, text));
        case Answer.TakeBack _ -> insist(table.decision(number, "undo"));
        case Answer.Say(var text) -> table.say(text);
        case Answer.Save _ -> screen.tell(keptThere());
        case Answer.LookAgain _ -> {}
        case Answer.Leave _ -> {
          screen.leave(List.of(say(new TerminalMessage.Left()), keptThere()));
          return false;
        }
      }
    } catch (ApiError refused) {
      screen.tell(String.valueOf(refused.getMessage()));
    }
    return true;
  }

  private String keptThere() {
    return say(new TerminalMessage.KeptThere(table.address().link()));
  }

  /// What the server answers; while it does not, it is asked again and again.
  ///
  /// @throws ApiError when it says no
  private JsonNode insist(Supplier<JsonNode> request) {
    boolean away = false;
    while (true) {
      try {
        JsonNode answer = request.get();
        if (away) {
          screen.tell(say(new TerminalMessage.Reconnected()));
        }
        return answer;
      } catch (ApiError error) {
        if (!error.mayPass() || !pause()) {
          throw error;
        }
        if (!away) {
          screen.tell(say(new TerminalMessage.Disconnected()));
        }
        away = true;
      }
    }
  }

  private static boolean pause() {
    try {
      Thread.sleep(PAUSE_MS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// @return whether it goes on
  private boolean await(JsonNode shown, LiveChannel channel) {
    screen.busy(say(new TerminalMessage.NotStarted(names(shown))));
    long updated = shown.get("updated").asLong();
    while (!channel.isAhead(0, updated)) {
      if (!pause()) {
        return false;
      }
    }
    return true;
  }

  private void finish(TerminalTexts texts, JsonNode position, String board) {
    JsonNode result = position.get("result");
    var lines = new ArrayList<String>();
    lines.add(board);
    lines.add(texts.say(new TerminalMessage.Over(result.get("endingText").asString())));
    for (JsonNode standing : result.get("standings")) {
      var seat = Seat.of(standing.get("seat").asInt() - 1);
      int rank = standing.get("rank").asInt();
      lines.add(texts.say(new TerminalMessage.Place(rank, seat, standing.get("score").asInt())));
      for (JsonNode line : standing.get("lines")) {
        lines.add("     " + line.get("points").asInt() + " " + line.get("label").asString());
      }
    }
    screen.conclude(texts, lines);
  }
}
