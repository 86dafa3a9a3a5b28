package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListingTest {
  private static final String GAME = "campanile";
  private static final String LOADED = "loggia_tables_loaded ";

  @TempDir Path data;

  @Test
  void a_list_loads_no_game() {
    var ada = open();
    try (var server = TestServer.open(data);
        var again = ada.at(server.port())) {
      for (String which : List.of("open", "mine", "running")) {
        assertEquals(
            which.equals("mine") ? 2 : 1, again.get("/api/tables?which=" + which).ok().size());
      }
      assertEquals(0, loaded(again));
      again.position(again.get("/api/tables?which=running").ok().get(0).get("id").stringValue(), 1);
      assertEquals(1, loaded(again));
    }
  }

  /// Two tables, one of them with a game that has begun.
  private Client open() {
    try (var server = TestServer.open(data);
        var ada = new Client(server.port())) {
      String played = ada.open(GAME, "hotseat", "hotseat");
      String move = ada.position(played, 1).get("moves").get(0).get("text").stringValue();
      ada.decide(played, 1, 0, move, "a").ok();
      ada.open(GAME, "me", "open");
      return ada;
    }
  }

  private static int loaded(Client client) {
    String metrics = client.get("/metrics").text();
    int at = metrics.indexOf("\n" + LOADED) + 1 + LOADED.length();
    return Integer.parseInt(metrics, at, metrics.indexOf('\n', at), 10);
  }
}
