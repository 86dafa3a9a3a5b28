package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Nobody is taken for somebody else, and what was given up opens nothing any more.
class IdentityTest extends WithServer {
  private static final Map<String, Object> BY_INVITE = Client.map("visibility", "invite");

  private static Map<String, Object> account(String name) {
    return Client.map("name", name, "password", "correct horse");
  }

  @Test
  void nobody_bears_a_name_that_looks_like_an_account() {
    try (var owner = new Client(server.port());
        var other = new Client(server.port())) {
      owner.post("/api/account", account("Ottavia")).ok();
      for (String name :
          List.of("Ottavia", "OTTAVIA", "0ttavia", "Оttаviа", "Ottavìa", "Ｏｔｔａｖｉａ")) {
        assertEquals(400, other.put("/api/me", Client.map("name", name)).status(), name);
        assertEquals(400, other.post("/api/account", account(name)).status(), name);
        var table =
            Client.map(
                "game",
                "campanile",
                "seats",
                List.of(Client.map("kind", "me"), Client.map("kind", "hotseat", "name", name)));
        assertEquals(400, other.post("/api/tables", table).status(), name);
      }
      owner.put("/api/me", Client.map("name", "OTTAVIA")).ok();
      owner.put("/api/me", Client.map("name", "Livia")).ok();
      other.put("/api/me", Client.map("name", "Ottavia")).ok();
      assertEquals(400, other.put("/api/me", Client.map("name", "livia")).status());
    }
  }

  @Test
  void guests_are_told_from_accounts_at_the_table_and_in_what_they_say() {
    try (var owner = new Client(server.port());
        var guest = new Client(server.port())) {
      owner.post("/api/account", account("Marzia")).ok();
      String id = owner.open("campanile", Client.map("visibility", "public"), "me", "open");
      guest.post("/api/tables/" + id + "/join", Client.map()).ok();
      var seats = owner.table(id).get("seats");
      assertFalse(seats.get(0).get("guest").booleanValue());
      assertTrue(seats.get(1).get("guest").booleanValue());
      try (var live = owner.live(id, 1, 0)) {
        guest.post("/api/tables/" + id + "/chat", Client.map("text", "ciao")).ok();
        assertTrue(live.await("chat", _ -> true).get("guest").booleanValue());
        owner.post("/api/tables/" + id + "/chat", Client.map("text", "ciao")).ok();
        assertFalse(live.await("chat", _ -> true).get("guest").booleanValue());
      }
    }
  }

  @Test
  void a_cookie_copied_from_a_guest_is_worth_nothing_once_there_is_an_account() {
    try (var guest = new Client(server.port());
        var thief = new Client(server.port())) {
      String id = guest.open("campanile", "me", "bot");
      thief.steal(guest);
      assertEquals(200, thief.get("/api/tables/" + id).status());
      try (var live = thief.live(id, 1, 0)) {
        live.await("table", _ -> true);
        guest.post("/api/account", account("Fulvia")).ok();
        live.closed.orTimeout(30, TimeUnit.SECONDS).join();
      }
      assertEquals(401, thief.put("/api/me", Client.map("name", "Thief")).status());
      assertEquals(200, guest.get("/api/tables/" + id).status());
    }
  }

  @Test
  void who_logs_out_leaves_no_session_behind_and_other_devices_alone() {
    try (var phone = new Client(server.port());
        var desk = new Client(server.port());
        var thief = new Client(server.port())) {
      phone.post("/api/account", account("Clelia")).ok();
      desk.post("/api/login", account("Clelia")).ok();
      thief.steal(desk);
      desk.post("/api/logout", Client.map()).ok();
      assertEquals(401, thief.put("/api/me", Client.map("name", "Thief")).status());
      assertEquals(200, phone.put("/api/me", Client.map("name", "Clelia")).status());
    }
  }

  @Test
  void a_renewed_invite_closes_the_channels_that_came_by_the_old_one() {
    try (var owner = new Client(server.port());
        var invited = new Client(server.port())) {
      String id = owner.open("campanile", BY_INVITE, "me", "bot");
      String invite = owner.table(id).get("invite").stringValue();
      try (var live =
          LiveClient.connect(
              invited, "table=" + id + "&seat=0&since=0&invite=" + invite, invited.base)) {
        live.await("table", _ -> true);
        owner.post("/api/tables/" + id + "/invite", Client.map()).ok();
        live.closed.orTimeout(30, TimeUnit.SECONDS).join();
      }
    }
  }

  @Test
  void a_stranger_cannot_tell_a_table_by_invitation_from_none() {
    try (var owner = new Client(server.port());
        var stranger = new Client(server.port())) {
      String id = owner.open("campanile", BY_INVITE, "me", "open");
      for (String there : List.of(id, "none")) {
        String path = "/api/tables/" + there;
        for (String look :
            List.of("", "/position", "/position?seat=9", "/log", "/record", "/game")) {
          assertEquals(404, stranger.get(path + look).status(), path + look);
        }
        for (String seat : List.of("1", "9")) {
          int number = Integer.parseInt(seat);
          for (String act : List.of("/kick", "/resign", "/takeover", "/retake", "/join")) {
            assertEquals(
                404, stranger.post(path + act, Client.map("seat", number)).status(), path + act);
          }
          var decision = Client.map("seat", number, "number", 0, "move", "pass", "key", "k");
          assertEquals(404, stranger.post(path + "/decisions", decision).status());
        }
        for (String act : List.of("/leave", "/start", "/invite", "/rematch")) {
          assertEquals(404, stranger.post(path + act, Client.map()).status(), path + act);
        }
        assertEquals(404, stranger.post(path + "/rewind", Client.map("to", 0)).status());
        assertEquals(404, stranger.post(path + "/rewind/answer", Client.map("yes", true)).status());
        assertEquals(404, stranger.post(path + "/chat", Client.map("text", "hi")).status());
      }
      assertEquals(
          stranger.get("/api/tables/" + id).text().replace(id, ""),
          stranger.get("/api/tables/none").text().replace("none", ""));
    }
  }

  @Test
  void one_person_has_one_seat_at_a_public_table() {
    try (var owner = new Client(server.port());
        var greedy = new Client(server.port())) {
      String id = owner.open("campanile", Client.map("visibility", "public"), "me", "open", "open");
      greedy.post("/api/tables/" + id + "/join", Client.map()).ok();
      assertEquals(422, greedy.post("/api/tables/" + id + "/join", Client.map()).status());
      assertEquals(422, owner.post("/api/tables/" + id + "/join", Client.map()).status());
      String among = owner.open("campanile", BY_INVITE, "me", "open", "open");
      owner.post("/api/tables/" + among + "/join", Client.map()).ok();
    }
  }

  @Test
  void wrong_passwords_from_elsewhere_do_not_keep_the_owner_out() {
    try (var strict =
            TestServer.open(data.resolve("strict"), "limit.logins", "3", "proxy", "true");
        var owner = new Client(strict.port());
        var guesser = new Client(strict.port());
        var visitor = new Client(strict.port())) {
      owner.from("10.0.0.1").post("/api/account", account("Giulia")).ok();
      var wrong = Client.map("name", "Giulia", "password", "wrong horse");
      int refused = 0;
      for (int i = 0; i < 60; i++) {
        guesser.from("10.0.1." + i / 3);
        refused += guesser.post("/api/login", wrong).status() == 429 ? 1 : 0;
      }
      assertTrue(refused > 20, "guessing from twenty addresses was slowed " + refused + " times");
      assertEquals(429, visitor.from("10.0.2.1").post("/api/login", account("Giulia")).status());
      owner.post("/api/logout", Client.map()).ok();
      owner.post("/api/login", account("Giulia")).ok();
    }
  }

  @Test
  void a_name_of_somebody_elses_that_points_here_is_not_answered_for() {
    try (var guest = new Client(server.port())) {
      assertEquals(421, guest.host("evil.example:" + server.port(), "/api/me"));
      assertEquals(421, guest.host("evil.example", "/metrics"));
      assertEquals(421, guest.host("localhost.evil.example", "/health"));
      assertEquals(200, guest.host("localhost:" + server.port(), "/api/me"));
      assertEquals(200, guest.host("127.0.0.1:" + server.port(), "/metrics"));
      assertEquals(200, guest.host("[::1]:" + server.port(), "/health"));
    }
  }

  @Test
  void a_proxy_that_writes_a_name_for_an_address_opens_nothing() {
    try (var proxied = TestServer.open(data.resolve("proxied"), "proxy", "true");
        var guest = new Client(proxied.port())) {
      assertEquals(200, guest.from("127.0.0.1").get("/metrics").status());
      assertEquals(403, guest.from("10.0.0.1").get("/metrics").status());
      assertEquals(403, guest.from("127.0.0.1, localhost").get("/metrics").status());
    }
  }
}
