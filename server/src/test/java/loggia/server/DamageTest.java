package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.server.common.Config;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tables that cannot be played any more: they are listed as damaged, and nothing else notices.
class DamageTest {
  private static final String GAME = "campanile";

  /// What is done to a table, and what its owner is told.
  private static final Map<String, String> DAMAGES = damages();

  @TempDir Path data;

  private static Map<String, String> damages() {
    var damages = new LinkedHashMap<String, String>();
    damages.put("update tables set body = '{' where id = ?", "");
    damages.put(
        "update tables set body = replace(body, 'campanile', 'chess') where id = ?",
        "This game was begun under rules version ");
    damages.put(
        "update tables set body = replace(body, '\"rules\":', '\"rules\":9') where id = ?",
        "This game was begun under rules version 9");
    damages.put(
        "update decisions set move = 'fly' where number = 1 and table_id = ?",
        "decision 1, 'fly' by seat 2, cannot be played: ");
    damages.put("delete from decisions where number = 1 and table_id = ?", "decision 1 is missing");
    damages.put(
        "delete from decisions where number = 3 and table_id = ?",
        "3 decisions are stored, but it is at 4");
    return damages;
  }

  private static String begun(Client client) {
    String id = client.open(GAME, "hotseat", "hotseat");
    for (int number = 0; number < 4; number++) {
      int seat = client.table(id).get("awaited").get(0).intValue();
      JsonNode moves = client.position(id, seat).get("moves");
      client.decide(id, seat, number, moves.get(0).get("text").stringValue(), "").ok();
    }
    return id;
  }

  private static JsonNode listed(Client client, String which, String id) {
    return client
        .get("/api/tables?which=" + which)
        .ok()
        .valueStream()
        .filter(table -> table.get("id").stringValue().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError(id + " is not listed"));
  }

  @Test
  void a_damaged_table_is_listed_as_such_and_nothing_else_notices() {
    Client person;
    String sound;
    var tables = new LinkedHashMap<String, String>();
    try (var server = TestServer.open(data);
        var before = new Client(server.port())) {
      person = before;
      DAMAGES.keySet().forEach(damage -> tables.put(damage, begun(before)));
      sound = begun(before);
    }
    Jdbi database = Jdbi.create("jdbc:sqlite:" + data.resolve("loggia.db"));
    tables.forEach((damage, id) -> database.useHandle(h -> assertEquals(1, h.execute(damage, id))));

    try (var server = TestServer.open(data);
        var owner = person.at(server.port());
        var stranger = new Client(server.port())) {
      assertEquals(tables.size() + 1, stranger.get("/api/tables?which=running").ok().size());
      tables.forEach(
          (damage, id) -> {
            var answer = stranger.get("/api/tables/" + id);
            assertEquals(422, answer.status(), damage);
            assertEquals("damaged", answer.body().get("error").get("code").stringValue());
            assertEquals("", listed(stranger, "running", id).get("damaged").stringValue());
            String why = listed(owner, "mine", id).get("damaged").stringValue();
            assertTrue(why.contains(DAMAGES.get(damage)), why);
          });
      assertFalse(listed(stranger, "running", sound).has("damaged"));
      JsonNode now = owner.table(sound);
      int seat = now.get("awaited").get(0).intValue();
      String move = owner.position(sound, seat).get("moves").get(0).get("text").stringValue();
      owner.decide(sound, seat, now.get("number").intValue(), move, "").ok();
    }

    Config config = TestServer.config(data);
    try (var tools = StoreTools.of(config)) {
      List<String> problems = tools.verify(_ -> {});
      tables.forEach(
          (damage, id) -> {
            assertTrue(problems.stream().anyMatch(line -> line.contains(id)), problems.toString());
            assertTrue(tools.diagnose(id).getFirst().contains(id));
          });
      assertTrue(problems.stream().noneMatch(line -> line.contains(sound)), problems.toString());
    }
  }
}
