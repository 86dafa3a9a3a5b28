package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// When a table begins: full, by hand, or at a time.
class StartOfTableTest extends WithServer {
  private static final String GAME = "xii-century";

  private static String status(Client client, String id) {
    return client.table(id).get("status").stringValue();
  }

  private static Client.Answer join(Client client, String id) {
    return client.post("/api/tables/" + id + "/join", Client.map());
  }

  private static Client.Answer act(Client client, String id, String verb) {
    return client.post("/api/tables/" + id + "/" + verb, Client.map());
  }

  @Test
  void the_owner_starts_by_hand_and_may_send_the_last_one_away_before() {
    try (var ada = new Client(server.port());
        var bob = new Client(server.port());
        var eve = new Client(server.port())) {
      String id = ada.open(GAME, Client.map("start", "owner"), "me", "open");
      assertEquals("owner", ada.table(id).get("start").stringValue());
      assertEquals(422, act(ada, id, "start").status(), "not full");
      join(bob, id).ok();
      assertEquals("waiting", status(ada, id));
      ada.post("/api/tables/" + id + "/kick", Client.map("seat", 2)).ok();
      assertEquals("open", ada.table(id).at("/seats/1/kind").stringValue());
      join(eve, id).ok();
      assertEquals(403, act(eve, id, "start").status());
      assertEquals("running", act(ada, id, "start").ok().get("status").stringValue());
      assertEquals(400, ada.post("/api/tables", order("start", "someday")).status());
    }
  }

  private static Object order(Object... more) {
    var order =
        Client.map(
            "game",
            GAME,
            "seats",
            java.util.List.of(Client.map("kind", "me"), Client.map("kind", "open")));
    order.putAll(Client.map(more));
    return order;
  }

  private static String scheduled(Client client, long at, int least, String... seats) {
    return client.open(GAME, Client.map("schedule", Client.map("at", at, "least", least)), seats);
  }

  @Test
  void before_its_time_a_table_waits_unless_its_owner_starts_with_those_who_are_there() {
    try (var ada = new Client(server.port());
        var bob = new Client(server.port())) {
      long at = System.currentTimeMillis() + 3_600_000;
      String id = scheduled(ada, at, 2, "me", "open", "open");
      JsonNode table = ada.table(id);
      assertEquals("schedule", table.get("start").stringValue());
      assertEquals(at, table.get("startsAt").longValue());
      assertEquals(2, table.get("startsWith").intValue());
      join(bob, id).ok();
      assertEquals("waiting", status(ada, id));
      try (var live = bob.live(id, 0, 0)) {
        assertEquals("running", act(ada, id, "start").ok().get("status").stringValue());
        JsonNode begun = live.await("table", t -> t.get("status").stringValue().equals("running"));
        assertEquals(2, begun.get("seats").size(), "what nobody sat at is gone");
      }
    }
  }

  @Test
  void a_table_whose_time_has_come_begins_by_itself_and_else_with_the_next_who_sits_down() {
    try (var ada = new Client(server.port());
        var bob = new Client(server.port())) {
      long soon = System.currentTimeMillis() + 50;
      String enough = scheduled(ada, soon, 1, "me", "open");
      String few = scheduled(ada, soon, 2, "me", "open", "open");
      try (var live = ada.live(enough, 1, 0);
          var other = ada.live(few, 1, 0)) {
        JsonNode begun = live.await("table", t -> t.get("status").stringValue().equals("running"));
        assertEquals(1, begun.get("seats").size());
        other.await("table", t -> !t.has("startsAt"));
        assertEquals("waiting", status(ada, few));
        join(bob, few).ok();
        assertEquals("running", status(ada, few));
        assertEquals(2, ada.table(few).get("seats").size());
      }
    }
  }

  @Test
  void a_schedule_that_the_game_does_not_allow_is_refused() {
    try (var ada = new Client(server.port())) {
      long at = System.currentTimeMillis() + 1000;
      for (int least : new int[] {0, 3, -1}) {
        var schedule = Client.map("at", at, "least", least);
        assertEquals(400, ada.post("/api/tables", order("schedule", schedule)).status());
      }
      var late = Client.map("at", at + 61L * 24 * 60 * 60 * 1000, "least", 2);
      assertEquals(400, ada.post("/api/tables", order("schedule", late)).status());
      // Pairs need four.
      var pairs =
          Client.map(
              "game",
              "iron-century",
              "options",
              Client.map("pairs", "true"),
              "seats",
              java.util.Collections.nCopies(4, Client.map("kind", "open")),
              "schedule",
              Client.map("at", at, "least", 3));
      assertEquals(422, ada.post("/api/tables", pairs).status());
    }
  }

  @Test
  void a_table_says_under_which_rules_it_is_played() {
    try (var ada = new Client(server.port())) {
      String id = ada.open(GAME, "me");
      assertTrue(ada.table(id).get("rules").intValue() >= 1);
      assertFalse(ada.table(id).get("earlierRules").booleanValue());
      int rules = ada.table(id).get("rules").intValue();
      if (rules > 1) {
        String url = "jdbc:sqlite:" + data.resolve("loggia.db") + "?busy_timeout=10000";
        String now = "\"rules\":" + rules;
        Jdbi.create(url)
            .useHandle(
                handle ->
                    handle.execute(
                        "update tables set body = replace(body, ?, '\"rules\":1') where id = ?",
                        now,
                        id));
        JsonNode mine = ada.get("/api/tables?which=mine").ok().get(0);
        assertTrue(mine.get("earlierRules").booleanValue());
      }
    }
  }
}
