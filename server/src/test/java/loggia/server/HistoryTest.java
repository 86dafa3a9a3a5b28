package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What looking back at a table, and forward to the first one, needs to know.
class HistoryTest extends WithServer {
  @Test
  void rounds_begin_where_the_position_says_another_round() {
    try (var guest = new Client(server.port())) {
      String id = guest.open("campanile", "me", "hotseat");
      TableFlowTest.playOut(guest, id, 1, 2);
      List<String> marks = marks(guest, id);
      assertTrue(marks.size() > 2, marks.toString());
      assertEquals(expected(guest, id), marks);
    }
  }

  @Test
  void a_rewind_begins_an_earlier_round_again() {
    try (var guest = new Client(server.port())) {
      String id = guest.open("campanile", "me", "hotseat");
      while (guest.position(id, 1).get("round").intValue() < 2) {
        for (int seat : new int[] {1, 2}) {
          JsonNode position = guest.position(id, seat);
          if (position.get("awaited").valueStream().anyMatch(n -> n.intValue() == seat)) {
            String move = position.get("moves").get(0).get("text").stringValue();
            guest.decide(id, seat, position.get("number").intValue(), move, "").ok();
          }
        }
      }
      guest.post("/api/tables/" + id + "/rewind", Client.map("to", 0)).ok();
      int now = guest.table(id).get("number").intValue();
      assertEquals(now + ":1", marks(guest, id).getLast());
      assertEquals(expected(guest, id), marks(guest, id));
    }
  }

  private static List<String> marks(Client client, String id) {
    return client
        .get("/api/tables/" + id + "/rounds")
        .ok()
        .valueStream()
        .map(mark -> mark.get("number").intValue() + ":" + mark.get("round").intValue())
        .toList();
  }

  private static List<String> expected(Client client, String id) {
    var marks = new ArrayList<String>();
    int latest = client.table(id).get("number").intValue();
    int before = 0;
    for (int at = 0; at <= latest; at++) {
      int round = client.position(id, "1&at=" + at).get("round").intValue();
      if (round != before) {
        marks.add(at + ":" + round);
        before = round;
      }
    }
    return marks;
  }

  @Test
  void a_game_says_which_options_suit_a_first_game() {
    try (var guest = new Client(server.port())) {
      for (JsonNode game : guest.get("/api/games").ok()) {
        var firstGame = game.get("firstGame");
        assertTrue(firstGame.isObject(), game.toString());
        boolean xii = game.get("id").stringValue().equals("xii-century");
        assertEquals(xii ? "very-easy" : "", firstGame.path("difficulty").asString(""));
      }
    }
  }
}
