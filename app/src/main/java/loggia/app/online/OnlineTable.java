package loggia.app.online;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.StreamSupport;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Manual;
import tools.jackson.databind.JsonNode;

/// A table of a server as one seat of it reaches it.
///
/// @param manual the game's as it is played there, with what its own component file prints
record OnlineTable(
    ApiSession session, TableAddress address, int seat, Game<?, ?> game, Manual manual) {

  /// Takes a seat, if none is held yet.
  ///
  /// @param name what to be called; empty: as before
  /// @throws ApiError when the server says no
  static OnlineTable join(ApiSession session, TableAddress address, String name) {
    session.get("/api/me");
    if (!name.isEmpty()) {
      session.put("/api/me", Map.of("name", name));
    }
    JsonNode table = session.get(address.path("?invite=" + address.invite()));
    if (seat(table) == 0) {
      table = session.post(address.path("/join"), Map.of("invite", address.invite()));
    }
    JsonNode printed = session.get(address.path("/game?invite=" + address.invite()));
    Game<?, ?> game = game(table.get("game").asString(), printed.get("rules").asInt());
    Manual manual = game.manual().with(components(printed));
    return new OnlineTable(session, address, seat(table), game, manual);
  }

  private static Game<?, ?> game(String id, int rules) {
    Game<?, ?> game =
        Games.find(id)
            .orElseThrow(
                () -> new ApiError(404, "this Loggia does not know the game '" + id + "'"));
    return under(game, rules);
  }

  private static Game<?, ?> under(Game<?, ?> game, int rules) {
    return game.under(rules)
        .orElseThrow(
            () -> new ApiError(404, "the table is played by rules " + rules + ", unknown here"));
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

  private static List<Manual.Component> components(JsonNode printed) {
    var components = new ArrayList<Manual.Component>();
    for (JsonNode node : printed.get("components")) {
      var facts = new LinkedHashMap<String, String>();
      for (JsonNode fact : node.get("facts")) {
        facts.put(fact.get("key").asString(), fact.get("value").asString());
      }
      components.add(
          new Manual.Component(
              node.get("kind").asString(),
              node.get("id").asString(),
              facts,
              node.get("source").asString()));
    }
    return components;
  }

  LiveChannel listen() {
    var channel =
        new LiveChannel(
            session, "table=" + address.id() + "&seat=" + seat + "&invite=" + address.invite());
    channel.connect();
    return channel;
  }

  JsonNode table() {
    return session.get(address.path("?invite=" + address.invite()));
  }

  JsonNode position() {
    return session.get(address.path("/position" + viewer()));
  }

  JsonNode drawing() {
    return session.get(address.path("/drawing" + viewer()));
  }

  JsonNode log(int from) {
    return session.get(address.path("/log" + viewer() + "&from=" + from));
  }

  private String viewer() {
    return "?seat=" + seat + "&invite=" + address.invite();
  }

  /// Sends a decision. It may be sent again: the server takes it once.
  Supplier<JsonNode> decision(int number, String move) {
    String key = UUID.randomUUID().toString();
    Map<String, ?> body = Map.of("seat", seat, "number", number, "move", move, "key", key);
    return () -> session.post(address.path("/decisions"), body);
  }

  void say(String text) {
    session.post(address.path("/chat"), Map.of("text", text));
  }

  /// What would be told after this move; empty when that cannot be known before.
  List<String> preview(int number, String move) {
    try {
      var body = Map.of("seat", seat, "number", number, "move", move);
      JsonNode lines = session.post(address.path("/preview"), body).path("log");
      return StreamSupport.stream(lines.spliterator(), false).map(JsonNode::asString).toList();
    } catch (ApiError unknown) {
      return List.of();
    }
  }
}
