package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import loggia.kernel.Games;
import loggia.server.store.SqliteStore;
import loggia.server.table.StoredTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// What a master would do, told to who plays alone against bots.
class AdviceTest extends WithServer {
  private static final String GAME = "campanile";

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.manual().id());
  }

  private static String path(String id) {
    return "/api/tables/" + id + "/advice";
  }

  private static Map<String, Object> question(int seat, JsonNode position) {
    return Client.map("seat", seat, "number", position.get("number").intValue());
  }

  /// The first position in which the person has something to choose.
  private static JsonNode choice(Client client, String id) {
    for (int i = 0; i < 4000; i++) {
      JsonNode position = client.position(id, 1);
      boolean asked = position.get("awaited").valueStream().anyMatch(n -> n.intValue() == 1);
      if (asked && position.get("moves").size() > 1) {
        return position;
      }
      if (asked) {
        String move = position.get("moves").get(0).get("text").stringValue();
        client.decide(id, 1, position.get("number").intValue(), move, "k" + i);
      }
      TableFlowTest.pause();
    }
    throw new AssertionError("nothing to choose");
  }

  @ParameterizedTest
  @MethodSource("games")
  void three_of_the_own_choices_are_named_with_their_chances_and_nothing_else(String game) {
    try (var guest = new Client(server.port())) {
      int seats = Math.max(2, Games.find(game).orElseThrow().manual().leastSeats());
      var kinds = new String[seats];
      Arrays.fill(kinds, "bot");
      kinds[0] = "me";
      String id = guest.open(game, kinds);
      JsonNode position = choice(guest, id);
      JsonNode advice = guest.post(path(id), question(1, position)).ok();
      assertEquals(Set.of("number", "choices"), new TreeSet<>(advice.propertyNames()));
      List<String> moves = texts(position.get("moves"));
      List<String> named = texts(advice.get("choices"));
      assertEquals(Math.min(3, moves.size()), named.size());
      assertTrue(moves.containsAll(named), named + " of " + moves);
      double before = 1;
      for (JsonNode choice : advice.get("choices")) {
        assertEquals(Set.of("text", "label", "value"), new TreeSet<>(choice.propertyNames()));
        assertTrue(choice.get("value").doubleValue() <= before, advice.toString());
        before = choice.get("value").doubleValue();
      }
      assertAskedTwice(guest, id, position);
    }
  }

  /// Where several choose at once the table may go on in between, and other worlds be likely then.
  private static void assertAskedTwice(Client guest, String id, JsonNode position) {
    int before;
    JsonNode one;
    JsonNode other;
    do {
      before = guest.table(id).get("number").intValue();
      one = guest.post(path(id), question(1, position)).ok();
      other = guest.post(path(id), question(1, position)).ok();
    } while (guest.table(id).get("number").intValue() != before);
    assertEquals(one, other, "asked twice");
  }

  private static List<String> texts(JsonNode moves) {
    return moves.valueStream().map(move -> move.get("text").stringValue()).toList();
  }

  @Test
  void it_stands_in_the_log_and_beside_the_name_for_everybody() {
    try (var guest = new Client(server.port());
        var stranger = new Client(server.port());
        var live = live(guest, stranger)) {
      String id = live.id;
      JsonNode position = choice(guest, id);
      guest.post(path(id), question(1, position)).ok();
      guest.post(path(id), question(1, position)).ok();
      JsonNode line = advised(live.channel);
      assertTrue(
          line.get("text").stringValue().contains("what a master would do"), line.toString());
      JsonNode table = stranger.table(id);
      assertEquals(1, table.get("seats").get(0).get("advised").intValue());
      assertEquals(0, table.get("seats").get(1).get("advised").intValue());
      TableFlowTest.playOut(guest, id, 1);
      String log = stranger.get("/api/tables/" + id + "/log").ok().toString();
      assertEquals(2, log.split("event.advised", -1).length, log);
      assertEquals(422, guest.post(path(id), question(1, position)).status());
    }
  }

  /// What happened just before may come in the same message.
  private static JsonNode advised(LiveClient channel) {
    return channel
        .await("log", l -> l.toString().contains("event.advised"))
        .get("lines")
        .valueStream()
        .filter(line -> line.get("kind").stringValue().equals("event.advised"))
        .findFirst()
        .orElseThrow();
  }

  private record Watched(String id, LiveClient channel) implements AutoCloseable {
    @Override
    public void close() {
      channel.close();
    }
  }

  private static Watched live(Client guest, Client stranger) {
    String id = guest.open(GAME, "me", "bot");
    return new Watched(id, stranger.live(id, 0, 0));
  }

  @Test
  void nobody_is_advised_where_others_play_or_the_table_says_no() {
    try (var guest = new Client(server.port());
        var other = new Client(server.port())) {
      String pair = guest.open(GAME, "me", "hotseat");
      assertFalse(guest.table(pair).get("advice").booleanValue());
      assertEquals(422, guest.post(path(pair), question(1, guest.position(pair, 1))).status());
      String open = guest.open(GAME, "me", "open");
      other.post("/api/tables/" + open + "/join", Client.map()).ok();
      assertEquals(422, guest.post(path(open), question(1, guest.position(open, 1))).status());
      String without = guest.open(GAME, Client.map("advice", false), "me", "bot");
      assertEquals(422, guest.post(path(without), question(1, choice(guest, without))).status());
      String alone = guest.open(GAME, "me", "bot");
      JsonNode position = choice(guest, alone);
      assertTrue(guest.table(alone).get("advice").booleanValue());
      assertEquals(403, other.post(path(alone), question(1, position)).status());
      assertEquals(403, guest.post(path(alone), question(2, position)).status());
      assertEquals(409, guest.post(path(alone), Client.map("seat", 1, "number", 999)).status());
    }
  }

  @Test
  void a_host_may_do_without_advice_and_limits_it() {
    try (var strict = TestServer.open(data.resolve("strict"), "coach.advice", "false");
        var limited = TestServer.open(data.resolve("limited"), "limit.advice", "1");
        var guest = new Client(strict.port());
        var other = new Client(limited.port())) {
      String id = guest.open(GAME, "me", "bot");
      assertEquals(422, guest.post(path(id), question(1, choice(guest, id))).status());
      String second = other.open(GAME, "me", "bot");
      JsonNode position = choice(other, second);
      assertEquals(200, other.post(path(second), question(1, position)).status());
      assertEquals(429, other.post(path(second), question(1, position)).status());
    }
  }

  @Test
  void a_table_stored_before_there_was_advice_is_still_read() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "me", "bot");
      try (var store = new SqliteStore(data.resolve("loggia.db"))) {
        var row = store.table(id).orElseThrow();
        String old = row.body().replace("\"advice\":true,", "").replace(",\"advised\":[]", "");
        assertFalse(old.contains("advi"), old);
        var details =
            StoredTable.details(
                new loggia.server.store.TableRow(
                    row.id(),
                    row.game(),
                    row.visible(),
                    row.study(),
                    row.words(),
                    row.created(),
                    row.summary(),
                    row.members(),
                    row.version(),
                    old));
        assertFalse(details.advisable());
        assertEquals(List.of(), details.advised());
      }
    }
  }
}
