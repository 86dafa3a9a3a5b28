package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import loggia.kernel.Attachment;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The game as it is played at a table, which need not be the game as it is played now.
class TableGameTest extends WithServer {
  private static final String GAME = "city-of-iron";
  private static final String OF_RULES_1 =
      "loggia record 1\ngame city-of-iron\nrules 1\nseats 2\nseed 5\ndecisions\n";

  private static JsonNode game(Client client, String table) {
    return client.get("/api/tables/" + table + "/game").ok();
  }

  private static String printed(JsonNode game, String card, String key) {
    return game.get("components")
        .valueStream()
        .filter(component -> component.get("id").stringValue().equals(card))
        .flatMap(component -> component.get("facts").valueStream())
        .filter(fact -> fact.get("key").stringValue().equals(key))
        .map(fact -> fact.get("value").stringValue())
        .findFirst()
        .orElseThrow();
  }

  private static String id(Client.Answer answer) {
    return answer.ok().get("id").stringValue();
  }

  @Test
  void a_table_of_earlier_rules_goes_on_under_them_and_its_rematch_is_under_those_of_today() {
    try (var guest = new Client(server.port())) {
      JsonNode now = guest.get("/api/games/" + GAME).ok();
      assertEquals(3, now.get("rules").intValue());

      String old = id(guest.post("/api/records", Client.map("record", OF_RULES_1)));
      assertEquals(1, game(guest, old).get("rules").intValue());
      assertEquals("3", printed(game(guest, old), "gunslinger", "attack"));
      assertEquals("2", printed(now, "gunslinger", "attack"));

      var tableSeats = List.of(Client.seat("hotseat"), Client.seat("hotseat"));
      var branching = Client.map("at", 0, "seats", tableSeats);
      String branch = id(guest.post("/api/tables/" + old + "/branch", branching));
      assertEquals(1, game(guest, branch).get("rules").intValue());

      String rematch = id(guest.post("/api/tables/" + old + "/rematch", Client.map()));
      assertEquals(now.get("components"), game(guest, rematch).get("components"));
    }
  }

  @Test
  void a_record_of_rules_that_are_unknown_is_refused_with_its_line() {
    try (var guest = new Client(server.port())) {
      String record = OF_RULES_1.replace("rules 1", "rules 99");
      var answer = guest.post("/api/records", Client.map("record", record));
      assertEquals(400, answer.status());
      assertEquals(
          "This record cannot be used: line 3: rules version 99 is unknown here, where version 3 is"
              + " played",
          answer.body().get("error").get("message").stringValue());
    }
  }

  @Test
  void a_table_with_components_of_its_own_shows_what_is_printed_on_them() throws IOException {
    Path file =
        Path.of("../games/city-of-iron/src/main/resources/loggia/games/cityofiron/components.json");
    String text = Files.readString(file).replaceFirst("(\"strategist\".*\"coins\": )\\d", "$17");
    var own = new Attachment("mine.json", text);
    try (var guest = new Client(server.port())) {
      String id =
          guest.open(
              GAME,
              Client.map(
                  "options", Client.map("components", own.hash()),
                  "files", List.of(Client.map("name", own.name(), "text", own.text()))),
              "hotseat",
              "hotseat");
      assertEquals("7", printed(game(guest, id), "strategist", "coins"));
    }
  }
}
