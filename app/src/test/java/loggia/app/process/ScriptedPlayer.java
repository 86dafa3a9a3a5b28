package loggia.app.process;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/// A person who answers whatever seat 1 is asked, connects again as a browser does, and remembers
/// what was answered and what the log told.
final class ScriptedPlayer {
  private final ApiClient caller;
  private final String table;
  private final List<String> log = new ArrayList<>();
  private final Map<String, String> sent = new HashMap<>();
  private final Map<String, Integer> answered = new TreeMap<>();
  private LiveChannel channel = new LiveChannel();
  private int next;
  private int asked = -1;
  private boolean over;

  ScriptedPlayer(ApiClient caller, String table) {
    this.caller = caller;
    this.table = table;
  }

  /// From the first log line on that was not seen yet.
  void connect() {
    channel = caller.live(table, 1, next);
    asked = -1;
  }

  int answered() {
    return answered.size();
  }

  /// Plays until so many decisions were answered, or the game is over.
  void playUntil(int answers) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
    while (answered.size() < answers && !over) {
      if (System.nanoTime() > end) {
        throw new AssertionError("the game stands still at " + answered.size() + " answers");
      }
      hear(channel.next());
    }
  }

  void playUntilTheChannelEnds() {
    while (!channel.ended()) {
      hear(channel.next());
    }
  }

  /// Hears everything there is, without playing on.
  void settle() {
    asked = Integer.MAX_VALUE;
    long last = System.nanoTime();
    while (System.nanoTime() - last < TimeUnit.SECONDS.toNanos(3)) {
      JsonNode message = channel.next();
      if (!message.get("type").asString().isEmpty()) {
        last = System.nanoTime();
      }
      hear(message);
    }
  }

  private void hear(JsonNode message) {
    switch (message.get("type").asString()) {
      case "position" -> decide(message);
      case "answer" -> {
        if (message.get("ok").asBoolean()) {
          answered.put(message.get("key").asString(), message.get("number").asInt());
        }
      }
      case "log" -> message.get("lines").forEach(this::read);
      default -> {}
    }
  }

  private void read(JsonNode line) {
    log.add(line.toString());
    next = line.get("number").asInt() + 1;
  }

  private void decide(JsonNode position) {
    over = position.get("status").asString().equals("over");
    int number = position.get("number").asInt();
    boolean mine = position.get("awaited").toString().contains("1");
    JsonNode moves = position.get("moves");
    if (mine && !moves.isEmpty() && number > asked) {
      asked = number;
      String move = moves.get(number % moves.size()).get("text").asString();
      String key = Integer.toString(number);
      sent.put(key, move);
      channel.send(
          ApiClient.map("type", "decide", "seat", 1, "number", number, "move", move, "key", key));
    }
  }

  List<String> logSeen() {
    return log;
  }

  List<String> logOnTheServer() {
    var lines = new ArrayList<String>();
    caller
        .get("/api/tables/" + table + "/log?seat=1")
        .ok()
        .forEach(line -> lines.add(line.toString()));
    return lines;
  }

  Map<String, Integer> answers() {
    return answered;
  }

  /// What the server says to every answered decision when it comes once more.
  Map<String, Integer> answersToTheSameAgain() {
    var again = new TreeMap<String, Integer>();
    for (String key : answered.keySet()) {
      String move = sent.getOrDefault(key, "");
      var answer = caller.decide(table, 1, Integer.parseInt(key), move, key);
      again.put(key, answer.ok().get("number").asInt());
    }
    return again;
  }
}
