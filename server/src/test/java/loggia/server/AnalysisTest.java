package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What the coach says of finished tables.
class AnalysisTest {
  private static final String GAME = "campanile";

  /// So many worlds that nobody waits for the end of it.
  private static final String ENDLESS = "1000000";

  @TempDir Path data;

  private Server server(String worlds) {
    return TestServer.open(data, "coach.worlds", worlds, "limit.analyses", "2");
  }

  static String path(String id) {
    return "/api/tables/" + id + "/analysis";
  }

  static JsonNode ask(Client client, String id) {
    return client.post(path(id), Client.map()).ok();
  }

  static JsonNode await(Client client, String id, Predicate<JsonNode> wanted) {
    for (int i = 0; i < 20_000; i++) {
      JsonNode analysis = client.get(path(id)).ok();
      if (wanted.test(analysis)) {
        return analysis;
      }
      TableFlowTest.pause();
    }
    throw new AssertionError("never: " + client.get(path(id)).text());
  }

  static boolean is(JsonNode analysis, String state) {
    return analysis.get("state").stringValue().equals(state);
  }

  static String finished(Client client, Object... more) {
    String id = client.open(GAME, Client.map(more), "me", "hotseat");
    TableFlowTest.playOut(client, id, 1, 2);
    return id;
  }

  @Test
  void a_finished_game_is_analysed_once_and_whoever_may_see_it_sees_that() {
    try (var server = server("20");
        var guest = new Client(server.port());
        var stranger = new Client(server.port())) {
      String id = finished(guest);
      assertTrue(is(guest.get(path(id)).ok(), "none"));
      assertTrue(ask(guest, id).get("yours").booleanValue());
      JsonNode done = await(guest, id, a -> is(a, "done"));
      JsonNode analysis = done.get("analysis");
      int moments = analysis.get("moments").size();
      assertEquals(guest.table(id).get("number").intValue(), moments);
      assertEquals(moments, done.get("total").intValue());
      for (JsonNode moment : analysis.get("moments")) {
        assertFalse(moment.get("label").stringValue().isEmpty());
        double before = seat(analysis, moments(analysis, moment.get("number").intValue() - 1));
        double sum =
            before
                + moment.get("choice").get(0).doubleValue()
                + moment.get("luck").get(0).doubleValue();
        assertEquals(sum, moment.get("chances").get(0).doubleValue(), 1e-3);
      }
      assertEquals(2, analysis.get("seats").size());
      JsonNode theirs = stranger.get(path(id)).ok();
      assertEquals(analysis, theirs.get("analysis"));
      assertFalse(theirs.get("yours").booleanValue());
      assertTrue(is(ask(stranger, id), "done"));
      JsonNode page = guest.get("/api/people/" + guest.id()).ok();
      assertEquals(
          analysis.at("/seats/0/adjusted").doubleValue(),
          page.at("/games/0/adjusted").doubleValue());
      String metrics = guest.get("/metrics").text();
      assertTrue(metrics.contains("loggia_analyses_total 1\n"), metrics);
    }
  }

  private static JsonNode moments(JsonNode analysis, int number) {
    return number < 0 ? analysis.get("start") : analysis.get("moments").get(number).get("chances");
  }

  private static double seat(JsonNode analysis, JsonNode chances) {
    assertEquals(analysis.get("seats").size(), chances.size());
    return chances.get(0).doubleValue();
  }

  @Test
  void a_running_game_is_never_analysed_and_a_hidden_one_is_nobodys_business() {
    try (var server = server("20");
        var guest = new Client(server.port());
        var stranger = new Client(server.port())) {
      String running = guest.open(GAME, "me", "hotseat");
      assertEquals(422, guest.get(path(running)).status());
      assertEquals(422, guest.post(path(running), Client.map()).status());
      assertEquals(422, guest.get("/api/tables/" + running + "/practice?seat=1&at=0").status());
      String hidden = finished(guest, "visibility", "invite");
      assertEquals(404, stranger.get(path(hidden)).status());
      assertEquals(404, stranger.post(path(hidden), Client.map()).status());
      assertEquals(404, stranger.get("/api/tables/" + hidden + "/practice?seat=1&at=0").status());
      String invite = guest.table(hidden).get("invite").stringValue();
      assertEquals(200, stranger.post(path(hidden) + "?invite=" + invite, Client.map()).status());
      assertTrue(is(await(guest, hidden, a -> is(a, "done")), "done"));
    }
  }

  @Test
  void who_asked_may_cancel_and_nobody_else_and_nobody_waits_for_many() {
    try (var server = server(ENDLESS);
        var guest = new Client(server.port());
        var other = new Client(server.port())) {
      String id = finished(guest);
      ask(guest, id);
      JsonNode running = await(guest, id, a -> a.has("analysis") && is(a, "running"));
      for (JsonNode moment : running.get("analysis").get("moments")) {
        assertFalse(moment.has("judgement"), "the curve comes before any judgement");
      }
      assertEquals(403, other.post(path(id) + "/cancel", Client.map()).status());
      String second = finished(guest);
      assertTrue(is(ask(guest, second), "waiting"));
      assertEquals(1, guest.get(path(second)).ok().get("ahead").intValue());
      String third = finished(guest);
      assertEquals(429, guest.post(path(third), Client.map()).status());
      assertTrue(is(ask(other, third), "waiting"), "the limit is each person's own");
      assertTrue(is(guest.post(path(id) + "/cancel", Client.map()).ok(), "none"));
      assertTrue(is(ask(guest, third), "waiting"), "asked by another already");
    }
  }

  @Test
  void what_was_asked_for_before_a_restart_is_done_after_it() {
    String id;
    String cookieOf;
    try (var server = server(ENDLESS);
        var guest = new Client(server.port())) {
      id = finished(guest);
      ask(guest, id);
      cookieOf = guest.id();
    }
    try (var server = server("10");
        var guest = new Client(server.port())) {
      assertTrue(is(await(guest, id, a -> is(a, "done")), "done"));
      assertFalse(guest.id().equals(cookieOf));
    }
  }

  @Test
  void after_a_rewind_every_decision_leads_to_its_own_moment() {
    try (var server = server("5");
        var guest = new Client(server.port())) {
      String id = guest.open(GAME, "me", "hotseat");
      for (int i = 0; i < 3; i++) {
        int seat = guest.table(id).get("awaited").get(0).intValue();
        JsonNode position = guest.position(id, seat);
        String move = position.get("moves").get(0).get("text").stringValue();
        guest.decide(id, seat, position.get("number").intValue(), move, "").ok();
      }
      guest.post("/api/tables/" + id + "/rewind", Client.map("to", 1)).ok();
      TableFlowTest.playOut(guest, id, 1, 2);
      ask(guest, id);
      JsonNode moments = await(guest, id, a -> is(a, "done")).get("analysis").get("moments");
      assertEquals(guest.table(id).get("number").intValue() - 3, moments.size());
      assertEquals(0, moments.get(0).get("number").intValue());
      assertEquals(4, moments.get(1).get("number").intValue());
      for (JsonNode moment : moments) {
        int number = moment.get("number").intValue();
        int seat = moment.get("seat").intValue();
        JsonNode asked =
            guest.get("/api/tables/" + id + "/practice?seat=" + seat + "&at=" + number).ok();
        String played = moment.get("move").stringValue();
        assertTrue(
            asked
                .get("moves")
                .valueStream()
                .anyMatch(m -> m.get("text").stringValue().equals(played)),
            asked + " has " + played);
        assertEquals(number, asked.get("number").intValue());
      }
    }
  }

  @Test
  void an_imported_record_is_analysed_and_a_backup_keeps_what_was_said() {
    Path backup = data.resolve("backup.gz");
    String id;
    JsonNode said;
    try (var server = server("10");
        var guest = new Client(server.port())) {
      String record = guest.get("/api/tables/" + finished(guest) + "/record").text();
      id = guest.post("/api/records", Client.map("record", record)).ok().get("id").stringValue();
      String invite = guest.table(id).get("invite").stringValue();
      ask(guest, id);
      said = await(guest, id, a -> is(a, "done")).get("analysis");
      assertFalse(invite.isEmpty());
    }
    try (var tools = StoreTools.of(TestServer.config(data))) {
      tools.backup(backup);
    }
    var other = TestServer.config(data.resolve("other"));
    try (var tools = StoreTools.of(other)) {
      tools.restore(backup);
    }
    try (var store = Stores.open(other)) {
      var row = store.analysis(id).orElseThrow();
      assertEquals("done", row.state());
      assertEquals(
          said.get("moments").size(), Client.JSON.readTree(row.body()).get("moments").size());
    }
  }

  @Test
  void a_host_may_do_without_analyses() {
    try (var server = server("0");
        var guest = new Client(server.port())) {
      String id = finished(guest);
      var refused = guest.post(path(id), Client.map());
      assertEquals(422, refused.status());
      assertTrue(refused.text().contains("analyses no games"), refused.text());
    }
  }
}
