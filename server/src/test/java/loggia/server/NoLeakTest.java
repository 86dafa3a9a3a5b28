package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Viewer;
import loggia.server.store.SqliteStore;
import loggia.server.table.Play;
import loggia.server.table.StoredTable;
import loggia.server.table.TableDetails;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Records everything that leaves the server in a whole random game, and compares it with worlds
/// that the receiver cannot tell from the real one: what would be different there must not be said.
class NoLeakTest extends WithServer {
  private static final int MOST = 1500;
  private static final long SEED = 12;
  private static final Set<String> FIELDS =
      Set.of(
          "type",
          "table",
          "number",
          "latest",
          "seat",
          "status",
          "round",
          "awaited",
          "view",
          "moves",
          "intents",
          "mayUndo",
          "standing",
          "clock",
          "result");

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.manual().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothing_is_sent_that_would_be_different_in_a_world_the_receiver_can_imagine(String game) {
    int seats = Math.max(2, Games.find(game).orElseThrow().manual().leastSeats());
    var clients = new ArrayList<Client>();
    for (int i = 0; i <= seats; i++) {
      clients.add(new Client(server.port()));
    }
    var kinds = new String[seats];
    java.util.Arrays.fill(kinds, "open");
    kinds[0] = "me";
    String id = clients.getFirst().open(game, kinds);
    for (int i = 1; i < seats; i++) {
      clients.get(i).post("/api/tables/" + id + "/join", Client.map()).ok();
    }
    var channels = new ArrayList<LiveClient>();
    for (int i = 0; i <= seats; i++) {
      channels.add(clients.get(i).live(id, i < seats ? i + 1 : 0, 0));
    }
    play(channels, seats);
    check(id, channels, seats);
    clients.forEach(Client::close);
  }

  private static void play(List<LiveClient> channels, int seats) {
    var random = new SplittableRandom(SEED);
    var positions = new ArrayList<JsonNode>();
    channels.forEach(channel -> positions.add(channel.await("position")));
    for (int i = 0; i < MOST; i++) {
      int seat = random.nextInt(seats);
      JsonNode position = positions.get(seat);
      for (int j = 0; j < seats && position.get("moves").isEmpty(); j++) {
        seat = (seat + 1) % seats;
        position = positions.get(seat);
      }
      if (position.get("status").stringValue().equals("over")) {
        return;
      }
      JsonNode moves = position.get("moves");
      var decision =
          Client.map(
              "type",
              "decide",
              "seat",
              seat + 1,
              "number",
              position.get("number").intValue(),
              "move",
              moves.get(random.nextInt(moves.size())).get("text").stringValue(),
              "key",
              "k" + i);
      channels.get(seat).send(decision);
      JsonNode answer = channels.get(seat).awaitAny("answer");
      boolean ok = answer.get("ok").booleanValue();
      if (!ok && answer.get("error").get("code").stringValue().equals("refused")) {
        // The server has played the last forced choice meanwhile.
        channels.get(seat).await("position", p -> p.get("status").stringValue().equals("over"));
        return;
      }
      int reached = (ok ? answer : answer.get("position")).get("number").intValue();
      for (int j = 0; j < channels.size(); j++) {
        positions.set(j, channels.get(j).latest("position", reached));
      }
    }
  }

  private static void check(String id, List<LiveClient> channels, int seats) {
    try (var store = new SqliteStore(data.resolve("loggia.db"))) {
      var row = store.table(id).orElseThrow();
      var details = StoredTable.details(row);
      var matches = new ArrayList<Match<?, ?>>();
      matches.add(StoredTable.begin(details).match());
      Play.Listener listener = (decision, after, told) -> matches.add(after.match());
      StoredTable.replay(details, store.decisions(id, 0), listener);
      String seed = Long.toString(details.settings().seed());
      for (int i = 0; i < channels.size(); i++) {
        for (String text : List.copyOf(channels.get(i).all)) {
          JsonNode message = Client.JSON.readTree(text);
          boolean over = text.contains("\"status\":\"over\"");
          assertTrue(over || !text.contains(seed), text);
          assertTrue(over || !text.contains(details.settings().salt()), text);
          if (message.get("type").stringValue().equals("position") && !over) {
            assertTrue(FIELDS.containsAll(new TreeSet<>(message.propertyNames())), text);
            Match<?, ?> match = matches.get(message.get("number").intValue());
            compare(match, i < seats ? i : -1, seats, message);
          }
        }
      }
    }
  }

  private static void compare(Match<?, ?> match, int seat, int seats, JsonNode sent) {
    var random = new SplittableRandom(SEED + match.number());
    if (seat >= 0) {
      Seat own = Seat.of(seat);
      State<?, ?> world = match.state().imagine(own, random);
      assertEquals(json(world.view(own)), sent.get("view"));
      var moves = new ArrayList<String>();
      world.moves(own).forEach(move -> moves.add(move.text()));
      assertEquals(moves, texts(sent.get("moves")));
      var intents = new TreeSet<String>();
      world.intents(own).forEach(move -> intents.add(move.text()));
      assertEquals(intents, new TreeSet<>(texts(sent.get("intents"))));
      assertEquals(awaited(world), numbers(sent.get("awaited")));
      assertEquals(match.mayUndo(own), sent.get("mayUndo").booleanValue());
    } else {
      assertEquals(0, sent.get("moves").size());
      for (Seat any : Seats.all(seats)) {
        State<?, ?> world = match.state().imagine(any, random);
        assertEquals(json(world.view(Onlooker.SPECTATOR)), sent.get("view"));
        assertEquals(awaited(world), numbers(sent.get("awaited")));
      }
    }
  }

  private static JsonNode json(Object view) {
    return Client.JSON.readTree(loggia.bots.json.ViewJson.MAPPER.writeValueAsString(view));
  }

  private static List<String> texts(JsonNode moves) {
    return moves.valueStream().map(move -> move.get("text").stringValue()).toList();
  }

  private static List<Integer> numbers(JsonNode seats) {
    return seats.valueStream().map(JsonNode::intValue).toList();
  }

  private static List<Integer> awaited(State<?, ?> state) {
    var numbers = new ArrayList<Integer>();
    state.awaited().forEach(seat -> numbers.add(seat.number()));
    return numbers;
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_log_has_only_the_lines_meant_for_its_reader(String game) {
    try (var guest = new Client(server.port());
        var stranger = new Client(server.port())) {
      int seats = Math.max(2, Games.find(game).orElseThrow().manual().leastSeats());
      var kinds = new String[seats];
      java.util.Arrays.fill(kinds, "bot");
      kinds[0] = "me";
      String id = guest.open(game, kinds);
      JsonNode own = Client.JSON.createArrayNode();
      // Not to the end, where everybody may read everything: it may come after 16 lines.
      for (int i = 0; i < 1000 && own.size() < 12; i++) {
        JsonNode position = guest.position(id, 1);
        if (!position.get("moves").isEmpty()) {
          String move = position.get("moves").get(0).get("text").stringValue();
          guest.decide(id, 1, position.get("number").intValue(), move, "k" + i);
        }
        own = guest.get("/api/tables/" + id + "/log?seat=1").ok();
      }
      JsonNode open = stranger.get("/api/tables/" + id + "/log").ok();
      assertTrue(open.valueStream().noneMatch(line -> line.get("secret").booleanValue()));
      assertTrue(own.size() >= 12, "nothing happens at the table");
      try (var store = new SqliteStore(data.resolve("loggia.db"))) {
        var details = StoredTable.details(store.table(id).orElseThrow());
        var entries = new ArrayList<Journal.Entry>();
        Play.Listener listener = (row, after, told) -> entries.addAll(told);
        StoredTable.replay(details, store.decisions(id, 0), listener);
        assertBegins(lines(game, details, entries, Seat.ONE), texts(own));
        assertBegins(lines(game, details, entries, Onlooker.SPECTATOR), texts(open));
      }
    }
  }

  private static List<String> lines(
      String game, TableDetails details, List<Journal.Entry> entries, Viewer reader) {
    var english = Games.find(game).orElseThrow().texts("en");
    return entries.stream()
        .filter(entry -> entry.audience().includes(reader))
        .map(entry -> english.say(entry.event(), details.names("en")))
        .toList();
  }

  /// The bots may have gone on since the log was read.
  private static void assertBegins(List<String> whole, List<String> beginning) {
    assertTrue(beginning.size() <= whole.size(), "more lines than are meant for the reader");
    assertEquals(whole.subList(0, beginning.size()), beginning);
  }
}
