package loggia.app.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import loggia.app.play.Answer;
import loggia.app.play.Screen;
import loggia.app.play.TerminalMessage;
import loggia.app.play.TerminalTexts;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Texts;
import tools.jackson.databind.JsonNode;

/// A table of a server, played from this terminal until it is over or somebody leaves.
public final class OnlineGame {
  private static final int PAUSE_MS = 300;

  private final ApiSession session;
  private final TableAddress address;
  private final Screen screen;
  private final Texts terminal;
  private final String language;
  private final List<String> log = new ArrayList<>();
  private int read;

  public OnlineGame(ApiSession session, TableAddress address, Screen screen, String language) {
    this.session = session;
    this.address = address;
    this.screen = screen;
    this.language = language;
    terminal = TerminalTexts.terminal(language);
  }

  /// Takes a seat, if none is held yet, and plays.
  ///
  /// @param name what to be called; empty: as before
  /// @throws ApiError when the server says no
  public void play(String name) {
    session.get("/api/me");
    if (!name.isEmpty()) {
      session.put("/api/me", Map.of("name", name));
    }
    JsonNode table = table();
    if (seat(table) == 0) {
      table = session.post(address.path("/join"), Map.of("invite", address.invite()));
    }
    int seat = seat(table);
    String id = table.get("game").asString();
    Game<?, ?> game =
        Games.find(id)
            .orElseThrow(() -> new ApiError(0, "this Loggia does not know the game '" + id + "'"));
    var channel =
        new LiveChannel(
            session, "table=" + address.id() + "&seat=" + seat + "&invite=" + address.invite());
    channel.connect();
    try {
      String title = game.texts(language).get("title");
      screen.tell(texts(game, table).say(new TerminalMessage.Joined(title, seat)));
      while (round(game, seat, channel)) {
        // Every round shows the table once and asks.
      }
    } finally {
      channel.close();
    }
  }

  private JsonNode table() {
    return session.get(address.path("?invite=" + address.invite()));
  }

  /// The seat this person holds; 0: none.
  private static int seat(JsonNode table) {
    for (JsonNode seat : table.get("seats")) {
      if (seat.get("you").asBoolean()) {
        return seat.get("seat").asInt();
      }
    }
    return 0;
  }

  private TerminalTexts texts(Game<?, ?> game, JsonNode table) {
    return new TerminalTexts(game.texts(language), terminal, Names.of(names(table)));
  }

  private List<String> names(JsonNode table) {
    var names = new ArrayList<String>();
    for (JsonNode seat : table.get("seats")) {
      String name = seat.path("name").asString("");
      names.add(name.isEmpty() ? terminal.get("play.word.free") : name);
    }
    return names;
  }

  /// @return whether it goes on
  private boolean round(Game<?, ?> game, int seat, LiveChannel channel) {
    int seen = channel.changes();
    JsonNode table;
    JsonNode position;
    String board;
    try {
      table = table();
      if (table.get("status").asString().equals("waiting")) {
        return await(game, table, channel, seen);
      }
      String viewer = "?seat=" + seat + "&invite=" + address.invite();
      position = session.get(address.path("/position" + viewer));
      JsonNode drawing = session.get(address.path("/drawing" + viewer));
      if (drawing.get("number").asInt() != position.get("number").asInt()) {
        return true;
      }
      board = drawing.get("text").asString().stripTrailing();
      hear(game, table, viewer, channel);
    } catch (ApiError error) {
      return reconnect(error);
    }
    TerminalTexts texts = texts(game, table);
    if (position.get("status").asString().equals("over")) {
      finish(texts, position, board);
      return false;
    }
    List<String> news = List.copyOf(log.subList(read, log.size()));
    read = log.size();
    var situation =
        new OnlineSituation(
            texts,
            title(texts, table, position, seat),
            board,
            news,
            List.copyOf(log),
            position,
            game,
            () -> channel.changes() != seen);
    return obey(texts, seat, position, screen.ask(situation));
  }

  private String title(TerminalTexts texts, JsonNode table, JsonNode position, int seat) {
    var awaited = new ArrayList<String>();
    boolean mine = false;
    for (JsonNode number : position.get("awaited")) {
      awaited.add(names(table).get(number.asInt() - 1));
      mine |= number.asInt() == seat;
    }
    return mine
        ? texts.say(new TerminalMessage.Turn(Seat.of(seat - 1)))
        : texts.say(new TerminalMessage.Waiting(awaited));
  }

  /// The new lines of the log and what was said.
  private void hear(Game<?, ?> game, JsonNode table, String viewer, LiveChannel channel) {
    JsonNode lines = session.get(address.path("/log" + viewer));
    int known = (int) log.stream().filter(line -> !line.startsWith("\"")).count();
    int number = 0;
    for (JsonNode line : lines) {
      if (number++ >= known) {
        log.add(line.get("text").asString());
      }
    }
    TerminalTexts texts = texts(game, table);
    for (JsonNode chat : channel.said()) {
      String from = chat.get("from").asString();
      log.add("\"" + texts.say(new TerminalMessage.Said(from, chat.get("text").asString())) + "\"");
    }
  }

  private boolean obey(TerminalTexts texts, int seat, JsonNode position, Answer answer) {
    try {
      switch (answer) {
        case Answer.Choose(var text) -> decide(seat, position, text);
        case Answer.TakeBack _ -> decide(seat, position, "undo");
        case Answer.Say(var text) -> session.post(address.path("/chat"), Map.of("text", text));
        case Answer.Save _ -> screen.tell(texts.say(new TerminalMessage.KeptThere(address.link())));
        case Answer.LookAgain _ -> {}
        case Answer.Leave _ -> {
          screen.tell(texts.say(new TerminalMessage.Left()));
          screen.tell(texts.say(new TerminalMessage.KeptThere(address.link())));
          return false;
        }
      }
    } catch (ApiError error) {
      return reconnect(error);
    }
    return true;
  }

  private void decide(int seat, JsonNode position, String move) {
    session.post(
        address.path("/decisions"),
        Map.of(
            "seat",
            seat,
            "number",
            position.get("number").asInt(),
            "move",
            move,
            "key",
            UUID.randomUUID().toString()));
  }

  /// Says what is wrong; where the server does not answer, it is asked again a little later.
  private boolean reconnect(ApiError error) {
    boolean away = error.status() == 0 || error.status() >= 500;
    screen.tell(
        away
            ? terminal.say(new TerminalMessage.Disconnected(), Names.NUMBERS)
            : String.valueOf(error.getMessage()));
    return !away || pause();
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

  private boolean await(Game<?, ?> game, JsonNode table, LiveChannel channel, int seen) {
    screen.busy(texts(game, table).say(new TerminalMessage.NotStarted(names(table))));
    while (channel.changes() == seen) {
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
    screen.show(texts, lines);
  }
}
