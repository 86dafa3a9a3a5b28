package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import loggia.server.store.ResultQuery;
import loggia.server.store.ResultRow;
import loggia.server.store.SqliteStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class StoreToolsTest {
  private static final String HOOK = "https://hooks.example/1";
  private static final Map<String, Object> BRUNA =
      Client.map("name", "Bruna", "password", "quite a long password");

  @TempDir Path data;

  @Test
  void a_backup_restores_into_an_empty_store_and_every_game_still_replays() {
    String id;
    Path file = data.resolve("backup.gz");
    try (var server = TestServer.open(data.resolve("one"));
        var guest = new Client(server.port())) {
      id = guest.open("campanile", "hotseat", "hotseat");
      JsonNode position = guest.position(id, 1);
      guest.decide(id, 1, 0, position.get("moves").get(0).get("text").stringValue(), "a").ok();
      try (var care = StoreTools.of(TestServer.config(data.resolve("one")))) {
        care.backup(file);
      }
    }
    try (var care = StoreTools.of(TestServer.config(data.resolve("two")))) {
      care.restore(file);
      assertEquals(List.of(), care.verify(_ -> {}));
      assertThrows(StoreTools.NotPossible.class, () -> care.restore(file));
      List<String> lines = care.diagnose(id);
      assertTrue(lines.getFirst().contains("running, decision 1"), lines.toString());
      assertTrue(lines.get(1).startsWith("waits for seat 2"), lines.toString());
      care.rewind(id, 0);
      assertEquals(List.of(), care.verify(_ -> {}));
      assertThrows(StoreTools.NotPossible.class, () -> care.rewind(id, 99));
      assertThrows(StoreTools.NotPossible.class, () -> care.diagnose("nowhere"));
    }
    try (var server = TestServer.open(data.resolve("two"));
        var guest = new Client(server.port())) {
      assertEquals(2, guest.table(id).get("number").intValue());
    }
  }

  @Test
  void a_backup_that_cannot_be_written_says_why() {
    try (var care = StoreTools.of(TestServer.config(data))) {
      Path nowhere = data.resolve("nowhere").resolve("backup.gz");
      assertEquals(
          "cannot write %s: there is no folder %s".formatted(nowhere, nowhere.getParent()),
          assertThrows(StoreTools.NotPossible.class, () -> care.backup(nowhere)).getMessage());
      Path there = data.resolve("backup.gz");
      care.backup(there);
      assertEquals(
          "cannot write %s: it is there already".formatted(there),
          assertThrows(StoreTools.NotPossible.class, () -> care.backup(there)).getMessage());
    }
  }

  @Test
  void what_changes_something_waits_until_no_server_holds_the_folder() {
    String id;
    try (var server = TestServer.open(data);
        var guest = new Client(server.port())) {
      id = guest.open("campanile", "hotseat", "hotseat");
      var refused =
          assertThrows(
              IllegalArgumentException.class, () -> StoreTools.alone(TestServer.config(data)));
      assertTrue(
          String.valueOf(refused.getMessage()).contains("in use by process"), refused.getMessage());
    }
    try (var tools = StoreTools.alone(TestServer.config(data))) {
      tools.rewind(id, 0);
      assertThrows(IllegalArgumentException.class, () -> TestServer.open(data).close());
    }
    TestServer.open(data).close();
  }

  @Test
  void a_list_names_every_table_and_who_sits_there() {
    try (var server = TestServer.open(data);
        var guest = new Client(server.port());
        var tools = StoreTools.of(TestServer.config(data))) {
      assertEquals(List.of(), tools.list());
      String running = guest.open("campanile", "hotseat", "hotseat");
      String waiting = guest.open("iron-century", "me", "open");
      List<String> lines = tools.list();
      assertEquals(2, lines.size(), lines.toString());
      assertTrue(
          lines.stream().anyMatch(l -> l.startsWith(running) && l.contains("running")),
          lines.toString());
      assertTrue(
          lines.stream().anyMatch(l -> l.startsWith(waiting) && l.contains("(open)")),
          lines.toString());
    }
  }

  @Test
  void a_backup_of_the_embedded_store_restores_into_postgresql_and_back() throws Exception {
    String id;
    String person;
    Path file = data.resolve("backup.gz");
    try (var server = TestServer.open(data.resolve("one"), "origin", "http://localhost");
        var guest = new Client(server.port());
        var account = new Client(server.port())) {
      account.post("/api/account", BRUNA).ok();
      account.put("/api/contact", Client.map("remind", 8)).ok();
      account.put("/api/hook", Client.map("url", HOOK)).ok();
      id = guest.open("campanile", "hotseat", "hotseat");
      JsonNode position = guest.position(id, 1);
      guest.decide(id, 1, 0, position.get("moves").get(0).get("text").stringValue(), "a").ok();
      guest.post("/api/tables/" + id + "/chat", Client.map("text", "ciao")).ok();
      person = account.id();
      account.put("/api/people/" + guest.id() + "/tie", Client.map("friend", true)).ok();
      account.put("/api/me/vacation", Client.map("days", 3)).ok();
      String open = account.open("campanile", "me", "open");
      String invited = "/api/tables/" + open + "/invitations";
      account.post(invited, Client.map("person", guest.id())).ok();
      TableFlowTest.playOut(account, account.open("campanile", "me", "bot"), 1);
      try (var care = StoreTools.of(TestServer.config(data.resolve("one")))) {
        care.backup(file);
      }
    }
    try (var postgres = EmbeddedPostgres.builder().setDataDirectory(data.resolve("pg")).start()) {
      String url = postgres.getJdbcUrl("postgres", "postgres");
      Path again = data.resolve("again.gz");
      try (var care =
          StoreTools.of(
              TestServer.config(data.resolve("two"), "store", url, "store.user", "postgres"))) {
        String restored = care.restore(file);
        assertEquals(List.of(), care.verify(_ -> {}));
        assertThrows(StoreTools.NotPossible.class, () -> care.restore(file), "not empty any more");
        assertEquals(restored.split(" ", 2)[0], care.backup(again).split(" ", 2)[0]);
      }
      try (var care = StoreTools.of(TestServer.config(data.resolve("three")))) {
        care.restore(again);
        assertEquals(List.of(), care.verify(_ -> {}));
        assertTrue(care.diagnose(id).getFirst().contains("running, decision 1"));
      }
      try (var server = TestServer.open(data.resolve("three"));
          var account = new Client(server.port())) {
        account.post("/api/login", BRUNA).ok();
        assertEquals(8, account.get("/api/contact").ok().get("remind").intValue());
        assertEquals("hooks.example", account.get("/api/hook").ok().get("host").stringValue());
      }
      try (var store = new SqliteStore(data.resolve("three").resolve("loggia.db"))) {
        String friend = store.ties(person).getFirst().other().id();
        assertEquals(1, store.invitations(friend).size());
        assertEquals(1, store.vacations(person, 0).size());
        assertEquals(1, store.results(ResultQuery.of(person, ResultRow.NEVER)).size());
      }
    }
  }

  @Test
  void settings_that_make_no_sense_are_named() {
    var wrong =
        assertThrows(IllegalArgumentException.class, () -> TestServer.config(data, "prot", "1"));
    assertTrue(String.valueOf(wrong.getMessage()).contains("'prot'"));
    var port =
        assertThrows(IllegalArgumentException.class, () -> TestServer.config(data, "port", "many"));
    assertTrue(String.valueOf(port.getMessage()).contains("'port'"));
    var store =
        assertThrows(IllegalArgumentException.class, () -> TestServer.config(data, "store", "h2"));
    assertTrue(String.valueOf(store.getMessage()).contains("'store'"));
  }
}
