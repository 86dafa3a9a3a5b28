package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class LiveTest extends WithServer {
  private static final String GAME = "campanile";

  private static String firstMove(JsonNode position) {
    return position.get("moves").get(0).get("text").stringValue();
  }

  @Test
  void a_decision_reaches_everybody_at_the_table_as_each_may_see_it() {
    try (var owner = new Client(server.port());
        var friend = new Client(server.port());
        var stranger = new Client(server.port())) {
      String id = owner.open(GAME, "me", "open");
      try (var waiting = owner.live(id, 1, 0)) {
        assertEquals("waiting", waiting.await("table").get("status").stringValue());
        friend.post("/api/tables/" + id + "/join", Client.map()).ok();
        waiting.await("table", t -> t.get("status").stringValue().equals("running"));
        JsonNode start = waiting.await("position");
        try (var watching = stranger.live(id, 0, 0);
            var playing = friend.live(id, 2, 0)) {
          watching.await("position");
          playing.await("position");
          waiting.send(
              Client.map(
                  "type", "decide", "seat", 1, "number", 0, "move", firstMove(start), "key", "x"));
          assertEquals(1, waiting.await("answer").get("number").intValue());
          assertEquals(1, watching.await("position").get("number").intValue());
          assertEquals(1, playing.await("position").get("number").intValue());
          JsonNode lines = playing.await("log", l -> l.get("lines").size() > 0).get("lines");
          assertEquals(0, lines.get(0).get("number").intValue());

          waiting.send(Client.map("type", "chat", "text", "<b>Ciao</b> a tutti"));
          assertEquals("<b>Ciao</b> a tutti", playing.await("chat").get("text").stringValue());
        }
      }
    }
  }

  @Test
  void a_client_that_was_cut_off_gets_exactly_what_it_missed() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      LiveClient cut = guest.live(id, 1, 0);
      JsonNode start = cut.await("position");
      cut.abort();
      guest.decide(id, 1, 0, firstMove(start), "a").ok();
      guest.decide(id, 2, 1, firstMove(guest.position(id, 2)), "b").ok();
      try (var again = guest.live(id, 1, 1)) {
        assertEquals(2, again.await("position").get("number").intValue());
        JsonNode lines = again.await("log").get("lines");
        assertTrue(lines.valueStream().allMatch(l -> l.get("number").intValue() >= 1));
        assertTrue(lines.size() > 0);
      }
    }
  }

  private static long tables(LiveClient client) {
    return client.all.stream().filter(text -> text.startsWith("{\"type\":\"table\"")).count();
  }

  @Test
  void who_comes_in_is_told_of_the_table_once_and_the_others_that_somebody_has_come() {
    try (var guest = new Client(server.port());
        var stranger = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      try (var first = guest.live(id, 1, 0);
          var second = stranger.live(id, 0, 0)) {
        second.await("position");
        first.send(Client.map("type", "chat", "text", "hello"));
        first.await("chat");
        second.await("chat");
        assertEquals(1, tables(second));
        assertEquals(2, tables(first));
      }
    }
  }

  @Test
  void spectators_of_a_delayed_table_are_told_nothing_before_its_time() {
    try (var owner = new Client(server.port());
        var stranger = new Client(server.port())) {
      String id = owner.open(GAME, Client.map("delay", 3600), "hotseat", "hotseat");
      try (var watching = stranger.live(id, 0, 0)) {
        JsonNode before = watching.await("position");
        owner.decide(id, 1, 0, firstMove(owner.position(id, 1)), "a").ok();
        owner.decide(id, 2, 1, firstMove(owner.position(id, 2)), "b").ok();
        String path = "/api/tables/" + id;
        JsonNode now = stranger.get(path + "/position").ok();
        assertEquals(0, now.get("number").intValue());
        assertEquals(0, now.get("latest").intValue());
        assertEquals(before.get("view"), now.get("view"));
        assertEquals(404, stranger.get(path + "/position?at=1").status());
        assertEquals(0, stranger.get(path + "/log").ok().size());
        assertEquals(0, stranger.table(id).get("number").intValue());
        assertEquals(2, owner.table(id).get("number").intValue());
        assertTrue(watching.all.stream().noneMatch(m -> m.contains("\"number\":2")));
      }
    }
  }

  @Test
  void onlookers_of_a_delayed_table_learn_nothing_of_its_end_or_talk_before_their_time() {
    try (var owner = new Client(server.port());
        var stranger = new Client(server.port())) {
      var settings = Client.map("delay", 3600, "options", Client.map("rounds", "3"));
      String id = owner.open(GAME, settings, "hotseat", "hotseat");
      String path = "/api/tables/" + id;
      try (var watching = stranger.live(id, 0, 0)) {
        watching.await("position");
        long began = stranger.table(id).get("updated").longValue();
        owner.post(path + "/chat", Client.map("text", "what a hand")).ok();
        owner.decide(id, 1, 0, firstMove(owner.position(id, 1)), "a").ok();
        owner.post(path + "/rewind", Client.map("to", 0)).ok();
        assertEquals(0, stranger.position(id, "0").get("number").intValue());
        TableFlowTest.playOut(owner, id, 1, 2);
        assertEquals("over", owner.table(id).get("status").stringValue());

        JsonNode seen = stranger.table(id);
        assertEquals("running", seen.get("status").stringValue());
        assertEquals(began, seen.get("updated").longValue());
        assertFalse(seen.has("result"));
        assertFalse(seen.has("seed"));
        assertFalse(seen.has("rewind"));
        assertEquals(0, stranger.position(id, "0").get("number").intValue());
        assertEquals(403, stranger.get(path + "/position?seat=1").status());
        assertEquals(422, stranger.get(path + "/record").status());
        JsonNode listed =
            stranger
                .get("/api/tables?which=finished")
                .ok()
                .valueStream()
                .filter(table -> table.get("id").stringValue().equals(id))
                .findFirst()
                .orElseThrow();
        assertEquals("running", listed.get("status").stringValue());
        assertTrue(listed.get("updated").longValue() < began);
        try (var late = stranger.live(id, 0, 0)) {
          assertEquals(0, late.await("position").get("number").intValue());
          assertEquals(0, late.await("log").get("lines").size());
        }
        assertTrue(
            watching.all.stream()
                .noneMatch(m -> m.contains("what a hand") || m.contains("\"status\":\"over\"")),
            watching.all.toString());
      }
    }
  }

  @Test
  void onlookers_of_a_delayed_table_are_told_everything_in_order_and_its_end_last() {
    try (var owner = new Client(server.port());
        var stranger = new Client(server.port())) {
      var settings = Client.map("delay", 1, "options", Client.map("rounds", "3"));
      String id = owner.open(GAME, settings, "hotseat", "hotseat");
      try (var watching = stranger.live(id, 0, 0)) {
        watching.await("position");
        owner.post("/api/tables/" + id + "/chat", Client.map("text", "what a hand")).ok();
        TableFlowTest.playOut(owner, id, 1, 2);
        assertEquals("what a hand", watching.await("chat").get("text").stringValue());
        watching.await("position", p -> p.get("status").stringValue().equals("over"));
        int last = -1;
        for (String text : java.util.List.copyOf(watching.all)) {
          JsonNode message = Client.JSON.readTree(text);
          if (message.get("type").stringValue().equals("position")) {
            assertTrue(message.get("number").intValue() >= last, text);
            last = message.get("number").intValue();
          }
        }
        assertEquals(owner.table(id).get("number").intValue(), last);
        assertEquals("over", stranger.table(id).get("status").stringValue());
      }
    }
  }

  @Test
  void a_hot_seat_changes_seats_and_languages_on_one_channel() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      try (var live = guest.live(id, 1, 0)) {
        assertEquals(1, live.await("position").get("seat").intValue());
        live.send(Client.map("type", "seat", "seat", 2, "lang", "it"));
        assertEquals(2, live.await("position").get("seat").intValue());
        live.await("log");
      }
    }
  }

  @Test
  void a_refused_decision_says_why_and_the_channel_stays_open() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      try (var live = guest.live(id, 1, 0)) {
        live.send(Client.map("type", "decide", "seat", 1, "number", 0, "move", "fly", "key", "k"));
        JsonNode answer = live.await("answer");
        assertEquals("refused", answer.get("error").get("code").stringValue());
        live.send(Client.map("type", "decide", "seat", 1, "number", 7, "move", "fly", "key", "k"));
        JsonNode conflict = live.await("answer");
        assertEquals("conflict", conflict.get("error").get("code").stringValue());
        assertEquals(0, conflict.get("position").get("number").intValue());
      }
    }
  }

  @Test
  void nonsense_closes_the_channel_with_a_reason() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      LiveClient live = guest.live(id, 1, 0);
      live.sendText("{\"type\":\"decide\",");
      assertEquals("bad-request", live.await("bye").get("code").stringValue());
      assertEquals(1008, live.closed.join());
    }
  }

  @Test
  void no_other_site_and_no_stranger_gets_a_channel() {
    try (var guest = new Client(server.port());
        var stranger = new Client(server.port())) {
      String id = guest.open(GAME, Client.map("visibility", "invite"), "hotseat", "hotseat");
      String query = "table=" + id + "&seat=1";
      assertThrows(
          CompletionException.class,
          () -> LiveClient.connect(guest, query, "https://evil.example"));
      assertThrows(
          CompletionException.class, () -> LiveClient.connect(stranger, query, stranger.base));
    }
  }
}
