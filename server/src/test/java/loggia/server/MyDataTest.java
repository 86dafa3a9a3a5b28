package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.stream.Stream;
import loggia.server.store.SqliteStore;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What is kept of somebody: taken along, and deleted.
class MyDataTest extends WithServer {
  private static final String PASSWORD = "a long password";

  private static Client account(String name) {
    var client = new Client(server.port());
    client.post("/api/account", Client.map("name", name, "password", PASSWORD)).ok();
    return client;
  }

  /// A game that the second of them gave up and the first one won.
  private static String finished(Client one, Client two) {
    String id = one.open("campanile", "me", "open");
    two.post("/api/tables/" + id + "/join", Client.map()).ok();
    two.post("/api/tables/" + id + "/chat", Client.map("text", "words of mine")).ok();
    two.post("/api/tables/" + id + "/resign", Client.map("seat", 2)).ok();
    TableFlowTest.playOut(one, id, 1);
    return id;
  }

  private static Client.Answer delete(Client client, String password) {
    return client.post("/api/me/delete", Client.map("password", password));
  }

  /// How many tables the lobby finds.
  private static int found(Client client, String words) {
    return Stream.of("open", "running", "finished")
        .mapToInt(
            which ->
                client
                    .get("/api/tables?which=" + which + "&q=" + words.replace(' ', '+'))
                    .ok()
                    .size())
        .sum();
  }

  @Test
  void everything_that_is_kept_of_me_comes_as_one_document() {
    try (var one = account("Ilda");
        var two = account("Jole")) {
      String over = finished(one, two);
      String running = two.open("campanile", "me", "bot");
      two.put("/api/contact", Client.map("quietFrom", 22)).ok();
      two.put("/api/people/ilda/tie", Client.map("friend", true)).ok();
      JsonNode mine = two.get("/api/me/data").ok();
      assertEquals("Ilda", mine.at("/people/0/name").stringValue());
      assertEquals("Jole", mine.at("/account/name").stringValue());
      assertTrue(mine.at("/account/created").longValue() > 0);
      assertEquals(22, mine.at("/contact/quietFrom").intValue());
      assertEquals(1484, mine.at("/ratings/0/rating").intValue());
      assertEquals("words of mine", mine.at("/chat/0/text").stringValue());
      assertEquals(over, mine.at("/tables/0/table/id").stringValue());
      String record = mine.at("/tables/0/record").stringValue();
      assertTrue(record.startsWith("loggia record 1") && record.contains("Jole"), record);
      assertEquals(running, mine.at("/tables/1/table/id").stringValue());
      assertFalse(mine.at("/tables/1").has("record"));
      assertEquals(0, one.get("/api/me/data").ok().get("chat").size());
    }
  }

  @Test
  void who_is_deleted_leaves_no_trace_but_games_of_a_former_guest() {
    try (var one = account("Kora");
        var two = account("Luce del porto");
        var third = new Client(server.port())) {
      String person = two.id();
      String over = finished(one, two);
      String running = one.open("campanile", "me", "open");
      two.post("/api/tables/" + running + "/join", Client.map()).ok();
      String waiting = two.open("campanile", "me", "open");
      String lonely = two.open("campanile", "me", "open");
      one.post("/api/tables/" + waiting + "/chat", Client.map("text", "x"));
      String shared = two.open("campanile", "me", "open", "open");
      third.post("/api/tables/" + shared + "/join", Client.map()).ok();
      two.post("/api/tables/" + running + "/rewind", Client.map("to", 0));
      two.post("/api/tables/" + over + "/analysis", Client.map());
      two.put("/api/contact", Client.map("digest", true)).ok();
      two.put("/api/me/vacation", Client.map("days", 3)).ok();
      two.put("/api/people/kora/tie", Client.map("friend", true)).ok();
      one.put("/api/people/" + person + "/tie", Client.map("muted", true)).ok();
      String later = one.open("campanile", "me", "open");
      one.post("/api/tables/" + later + "/invitations", Client.map("person", person)).ok();
      two.post("/api/tables/" + shared + "/invitations", Client.map("person", "kora")).ok();

      assertEquals(5, found(third, "luce porto"));
      assertEquals(403, delete(two, "not the password").status());
      delete(two, PASSWORD).ok();
      assertEquals(0, found(third, "luce"));
      assertEquals(401, two.put("/api/me", Client.map("name", "x")).status());
      assertEquals(
          403,
          third
              .post("/api/login", Client.map("name", "Luce del porto", "password", PASSWORD))
              .status());

      for (String id : new String[] {over, running}) {
        JsonNode seat = one.table(id).at("/seats/1");
        assertEquals("a former guest", seat.get("name").stringValue());
        assertEquals("former", seat.get("kind").stringValue());
        JsonNode italian = one.get("/api/tables/" + id + "?lang=it").ok().at("/seats/1/name");
        assertEquals("un ospite di un tempo", italian.stringValue());
      }
      assertTrue(one.get("/api/tables/" + over + "/record").text().contains("a former guest"));
      assertEquals(404, one.get("/api/tables/" + lonely).status());
      assertEquals(404, one.get("/api/tables/" + waiting).status());
      assertTrue(third.table(shared).get("owner").booleanValue());
      // Nobody without a session owns what nobody owns.
      assertEquals("open", third.table(shared).at("/seats/0/kind").stringValue());
      TableFlowTest.playOut(one, running, 1);

      var found = new ArrayList<String>();
      try (var store = new SqliteStore(data.resolve("loggia.db"))) {
        store.dump(
            line -> {
              String text = line.toString();
              String lower = text.toLowerCase(java.util.Locale.ROOT);
              if (text.contains(person)
                  || lower.contains("luce del porto")
                  || text.contains("words of mine") && text.contains(over)) {
                found.add(text);
              }
            });
      }
      assertEquals(new ArrayList<String>(), found);
      assertTrue(one.get("/metrics").text().contains("loggia_deletions_total "));
      // The name is free again.
      third.post("/api/account", Client.map("name", "Luce del porto", "password", PASSWORD)).ok();
    }
  }

  @Test
  void a_guest_is_deleted_without_a_password() {
    try (var guest = new Client(server.port())) {
      String id = guest.open("campanile", "hotseat", "hotseat");
      guest.post("/api/me/delete", Client.map()).ok();
      try (var store = new SqliteStore(data.resolve("loggia.db"))) {
        assertFalse(store.table(id).orElseThrow().body().contains("HOTSEAT"));
      }
    }
  }
}
