package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PeopleTest extends WithServer {
  private static Object account(String name) {
    return Client.map("name", name, "password", "correct horse");
  }

  @Test
  void a_guest_becomes_an_account_and_keeps_its_tables() {
    try (var guest = new Client(server.port());
        var elsewhere = new Client(server.port())) {
      String id = guest.open("campanile", "me", "bot");
      assertEquals(
          "Ada", guest.post("/api/account", account("Ada")).ok().get("name").stringValue());
      assertEquals(400, elsewhere.post("/api/account", account("ADA")).status());
      assertEquals(
          403,
          elsewhere
              .post("/api/login", Client.map("name", "ada", "password", "wrong horse"))
              .status());
      elsewhere.post("/api/login", account("ada")).ok();
      assertEquals(200, elsewhere.get("/api/tables/" + id + "/position?seat=1").status());

      guest.post("/api/logout", Client.map("everywhere", true)).ok();
      assertEquals(401, elsewhere.put("/api/me", Client.map("name", "Eve")).status());
    }
  }

  @Test
  void ratings_move_from_the_loser_to_the_winner() {
    try (var one = new Client(server.port());
        var two = new Client(server.port())) {
      one.post("/api/account", account("Bruno")).ok();
      two.post("/api/account", account("Carla")).ok();
      String id = one.open("campanile", "me", "open");
      two.post("/api/tables/" + id + "/join", Client.map()).ok();
      two.post("/api/tables/" + id + "/resign", Client.map("seat", 2)).ok();
      TableFlowTest.playOut(one, id, 1);
      JsonNode ratings = one.get("/api/games/campanile/stats").ok().get("ratings");
      assertEquals("Bruno", ratings.get(0).get("name").stringValue());
      assertEquals(1516, ratings.get(0).get("rating").intValue());
      assertEquals(1484, ratings.get(1).get("rating").intValue());
    }
  }

  @Test
  void a_forged_session_is_nobody() {
    try (var guest = new Client(server.port())) {
      String cookie = guest.cookie();
      String forged = cookie.substring(0, cookie.length() - 2) + "AA";
      var request =
          java.net.http.HttpRequest.newBuilder(java.net.URI.create(guest.base + "/api/me"))
              .header("Cookie", forged)
              .GET();
      String id = guest.id();
      assertNotEquals(id, guest.send(request).ok().get("id").stringValue());
    }
  }

  @Test
  void requests_of_other_sites_are_refused() {
    try (var guest = new Client(server.port())) {
      var forged =
          guest
              .request("/api/tables")
              .header("X-Loggia", "1")
              .header("Origin", "https://evil.example")
              .POST(BodyPublishers.ofString("{}"));
      assertEquals(403, guest.send(forged).status());
      var plain = guest.request("/api/tables").POST(BodyPublishers.ofString("{}"));
      assertEquals(403, guest.send(plain).status());
      var look = guest.request("/api/tables/none/preview").POST(BodyPublishers.ofString("{}"));
      assertEquals(403, guest.send(look).status());
    }
  }

  @Test
  void names_and_passwords_are_checked() {
    try (var guest = new Client(server.port())) {
      for (String name : new String[] {"", " ", "a\nb", "x".repeat(25)}) {
        assertEquals(400, guest.put("/api/me", Client.map("name", name)).status(), name);
      }
      assertEquals(200, guest.put("/api/me", Client.map("name", "Zoë d'Este")).status());
      var weak = Client.map("name", "Weak", "password", "1234567");
      assertEquals(400, guest.post("/api/account", weak).status());
    }
  }

  @Test
  void limits_say_when_to_try_again() {
    try (var small = TestServer.open(data.resolve("small"), "limit.writes", "5");
        var guest = new Client(small.port())) {
      int refused = 0;
      for (int i = 0; i < 12; i++) {
        var answer = guest.put("/api/me", Client.map("name", "N" + i));
        if (answer.status() == 429) {
          refused++;
          assertTrue(answer.text().contains("second"), answer.text());
        }
      }
      assertTrue(refused >= 5, "refused " + refused);
      assertFalse(guest.get("/api/me").status() == 429);
      var look = Client.map("seat", 1, "number", 0, "move", "castle");
      assertEquals(404, guest.post("/api/tables/none/preview", look).status());
    }
  }
}
