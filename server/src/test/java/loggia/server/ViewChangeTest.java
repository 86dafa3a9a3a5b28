package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import loggia.kernel.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A client of the live channel may ask to be told only what has changed of a view.
class ViewChangeTest extends WithServer {
  private static final int DECISIONS = 120;

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.manual().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void changes_add_up_to_the_view_that_is_sent_whole(String game) {
    var random = new SplittableRandom(5);
    try (var guest = new Client(server.port())) {
      String id = guest.open(game, "hotseat", "hotseat");
      try (var live = changes(guest, id, 1)) {
        JsonNode told = live.await("position");
        var view = (ObjectNode) told.get("view");
        int whole = 0;
        int changed = 0;
        while (number(told) < DECISIONS && told.get("awaited").size() > 0) {
          if (number(guest.position(id, 1)) == number(told)) {
            decide(guest, id, told, random);
          }
          int from = number(told);
          told = live.await("change");
          assertEquals(from, told.get("from").intValue());
          view.setAll((ObjectNode) told.get("view"));
          told.get("lists")
              .propertyStream()
              .forEach(list -> splice((ArrayNode) view.get(list.getKey()), list.getValue()));
          JsonNode then = guest.position(id, "1&at=" + number(told));
          assertEquals(then.get("view"), view);
          whole += then.get("view").toString().length();
          changed += (told.get("view").toString() + told.get("lists")).length();
        }
        assertTrue(changed < whole, changed + " of " + whole);
      }
    }
  }

  private static void splice(ArrayNode list, JsonNode splice) {
    int at = splice.get("at").intValue();
    for (int i = 0; i < splice.get("gone").intValue(); i++) {
      list.remove(at);
    }
    for (JsonNode put : splice.get("put")) {
      list.insert(at++, put);
    }
  }

  private static int number(JsonNode position) {
    return position.get("number").intValue();
  }

  /// Where the server is faster, with a pass that is forced, its change comes next.
  private static void decide(Client guest, String id, JsonNode told, SplittableRandom random) {
    int seat = told.get("awaited").get(0).intValue();
    JsonNode moves = guest.position(id, seat).get("moves");
    if (moves.size() > 0) {
      String move = moves.get(random.nextInt(moves.size())).get("text").stringValue();
      guest.decide(id, seat, number(told), move, "");
    }
  }

  private static LiveClient changes(Client client, String id, int seat) {
    return LiveClient.connect(
        client, "table=" + id + "&seat=" + seat + "&view=changes", client.base);
  }

  @Test
  void another_seat_is_told_the_whole_view_first() {
    try (var guest = new Client(server.port())) {
      String id = guest.open("campanile", "hotseat", "hotseat");
      try (var live = changes(guest, id, 1)) {
        JsonNode start = live.await("position");
        live.send(Client.map("type", "seat", "seat", 2));
        assertEquals(2, live.await("position").get("seat").intValue());
        decide(guest, id, start, new SplittableRandom(1));
        assertEquals(2, live.await("change").get("seat").intValue());
      }
    }
  }

  @Test
  void only_whole_views_and_changes_can_be_asked_for() {
    try (var guest = new Client(server.port())) {
      String id = guest.open("campanile", "hotseat", "hotseat");
      assertThrows(
          CompletionException.class,
          () -> LiveClient.connect(guest, "table=" + id + "&seat=1&view=half", guest.base));
    }
  }
}
