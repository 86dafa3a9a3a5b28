package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ClockTest {
  @TempDir Path data;

  private static JsonNode awaitTable(Client client, String id, String field, int seat) {
    for (int i = 0; i < 6000; i++) {
      JsonNode table = client.table(id);
      if (table.get("seats").get(seat - 1).get(field).booleanValue()) {
        return table;
      }
      TableFlowTest.pause();
    }
    throw new AssertionError("never " + field + ": " + client.table(id));
  }

  @Test
  void who_runs_out_of_time_is_played_for_by_a_bot_and_gets_fresh_time_on_coming_back() {
    try (var server = TestServer.open(data);
        var guest = new Client(server.port())) {
      for (String kind : new String[] {"decision", "player"}) {
        var pace = Client.map("pace", Client.map("kind", kind, "amount", 0.01));
        String id = guest.open("campanile", pace, "me", "hotseat");
        assertTrue(guest.position(id, 1).get("clock").has("1"));
        awaitTable(guest, id, "takenOver", 1);
      }
    }
  }

  @Test
  void a_clock_goes_on_while_the_server_is_down() {
    String id;
    String cookie;
    try (var server = TestServer.open(data);
        var guest = new Client(server.port())) {
      var pace = Client.map("pace", Client.map("kind", "decision", "amount", 0.02));
      id = guest.open("campanile", pace, "me", "hotseat");
      cookie = guest.cookie();
      assertFalse(cookie.isEmpty());
    }
    try (var server = TestServer.open(data);
        var stranger = new Client(server.port())) {
      JsonNode table = awaitTable(stranger, id, "takenOver", 1);
      assertEquals("campanile", table.get("game").stringValue());
    }
  }

  @Test
  void bots_go_on_where_they_were_after_a_restart() {
    String id;
    try (var server = TestServer.open(data, "pace.bot", "100000");
        var guest = new Client(server.port())) {
      id = guest.open("campanile", "bot", "bot");
      assertEquals(0, guest.table(id).get("number").intValue());
    }
    try (var server = TestServer.open(data);
        var stranger = new Client(server.port())) {
      for (int i = 0; i < 6000; i++) {
        if (stranger.table(id).get("status").stringValue().equals("over")) {
          return;
        }
        TableFlowTest.pause();
      }
      throw new AssertionError("the bots do not go on: " + stranger.table(id));
    }
  }
}
