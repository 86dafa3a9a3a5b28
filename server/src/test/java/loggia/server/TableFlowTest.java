package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class TableFlowTest extends WithServer {
  private static final String GAME = "campanile";

  /// Plays the first move for this seat until the game is over.
  static void playOut(Client client, String table, int... seats) {
    for (int i = 0; i < 2000; i++) {
      boolean played = false;
      for (int seat : seats) {
        JsonNode position = client.position(table, seat);
        if (position.get("status").stringValue().equals("over")) {
          return;
        }
        boolean awaited = position.get("awaited").valueStream().anyMatch(n -> n.intValue() == seat);
        if (awaited) {
          String move = position.get("moves").get(0).get("text").stringValue();
          var answer =
              client.decide(table, seat, position.get("number").intValue(), move, "k" + i + seat);
          assertTrue(answer.status() == 200 || answer.status() == 409, answer.text());
          played = true;
        }
      }
      if (!played) {
        pause();
      }
    }
    throw new AssertionError("the game does not end: " + client.table(table));
  }

  static void pause() {
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void who_answers_what_the_end_has_overtaken_is_shown_the_end() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      playOut(guest, id, 1, 2);
      int last = guest.position(id, 1).get("number").intValue();
      var late = guest.decide(id, 1, last - 1, "pass", "late");
      assertEquals(409, late.status(), late.text());
      assertTrue(late.body().get("position").has("result"), late.text());
      assertEquals(422, guest.decide(id, 1, last, "pass", "later").status());
    }
  }

  @Test
  void a_guest_plays_a_whole_game_against_a_bot_and_everything_is_shown_at_the_end()
      throws Exception {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "me", "bot");
      JsonNode table = guest.table(id);
      assertEquals("running", table.get("status").stringValue());
      assertFalse(table.has("seed"));
      assertEquals(422, guest.get("/api/tables/" + id + "/record").status());

      playOut(guest, id, 1);

      JsonNode over = guest.table(id);
      assertEquals("over", over.get("status").stringValue());
      assertEquals(2, over.get("result").get("standings").size());
      String opened = over.get("seed").stringValue() + ":" + over.get("salt").stringValue();
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(opened.getBytes(StandardCharsets.UTF_8));
      assertEquals(table.get("seedHash").stringValue(), HexFormat.of().formatHex(hash));

      String record = guest.get("/api/tables/" + id + "/record").text();
      assertTrue(record.startsWith("loggia record 1"), record);
      JsonNode all = guest.get("/api/tables/" + id + "/position").ok();
      assertEquals(0, all.get("seat").intValue());

      String copy =
          guest.post("/api/records", Client.map("record", record)).ok().get("id").stringValue();
      assertEquals("over", guest.table(copy).get("status").stringValue());
      assertEquals(
          all.get("view"), guest.get("/api/tables/" + copy + "/position").ok().get("view"));

      String branch = branch(guest, copy, "hotseat", "hotseat");
      assertEquals(2, guest.table(branch).get("number").intValue());
      playOut(guest, branch, 1, 2);

      JsonNode stats = guest.get("/api/games/" + GAME + "/stats").ok();
      assertTrue(stats.get("games").intValue() >= 1);
    }
  }

  /// A new table that goes on after the second decision of this one.
  private static String branch(Client client, String table, String... seats) {
    var tableSeats = Stream.of(seats).map(Client::seat).toList();
    return client
        .post("/api/tables/" + table + "/branch", Client.map("at", 2, "seats", tableSeats))
        .ok()
        .get("id")
        .stringValue();
  }

  @Test
  void a_branch_with_a_free_seat_goes_on_from_its_point_when_a_friend_sits_down() {
    try (var owner = new Client(server.port());
        var friend = new Client(server.port())) {
      String played = owner.open(GAME, "hotseat", "hotseat");
      playOut(owner, played, 1, 2);
      String branch = branch(owner, played, "me", "open");
      String invite = owner.table(branch).get("invite").stringValue();
      friend.post("/api/tables/" + branch + "/join", Client.map("invite", invite)).ok();
      assertEquals(2, owner.table(branch).get("number").intValue());
    }
  }

  @Test
  void looking_back_shows_each_earlier_position_as_it_was_seen() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      JsonNode first = guest.position(id, 1);
      String move = first.get("moves").get(0).get("text").stringValue();
      assertEquals(1, guest.decide(id, 1, 0, move, "a").ok().get("number").intValue());
      JsonNode back = guest.get("/api/tables/" + id + "/position?seat=1&at=0").ok();
      assertEquals(first.get("view"), back.get("view"));
      assertEquals(0, back.get("moves").size());
      assertEquals(1, back.get("latest").intValue());
      assertEquals(404, guest.get("/api/tables/" + id + "/position?seat=1&at=9").status());
    }
  }

  @Test
  void strangers_join_by_invite_and_cannot_see_the_seats_of_others() {
    try (var owner = new Client(server.port());
        var friend = new Client(server.port());
        var stranger = new Client(server.port())) {
      String id = owner.open(GAME, Client.map("visibility", "invite"), "me", "open");
      assertEquals(404, stranger.get("/api/tables/" + id).status());
      assertFalse(
          stranger.get("/api/tables?which=open").ok().valueStream().anyMatch(t -> is(t, id)));
      String invite = owner.table(id).get("invite").stringValue();
      assertEquals(200, stranger.get("/api/tables/" + id + "?invite=" + invite).status());

      String renewed =
          owner
              .post("/api/tables/" + id + "/invite", Client.map())
              .ok()
              .get("invite")
              .stringValue();
      String join = "/api/tables/" + id + "/join";
      assertEquals(404, friend.post(join, Client.map("invite", invite)).status());
      JsonNode joined = friend.post(join, Client.map("invite", renewed)).ok();
      assertEquals("running", joined.get("status").stringValue());

      assertEquals(200, friend.get("/api/tables/" + id + "/position?seat=2").status());
      assertEquals(403, friend.get("/api/tables/" + id + "/position?seat=1").status());
      assertEquals(404, stranger.get("/api/tables/" + id + "/position?seat=1").status());
      assertEquals(404, friend.get("/api/tables/" + id + "/position?seat=7").status());
      assertTrue(friend.get("/api/tables?which=mine").ok().valueStream().anyMatch(t -> is(t, id)));
    }
  }

  private static boolean is(JsonNode table, String id) {
    return table.get("id").stringValue().equals(id);
  }

  @Test
  void the_owner_may_kick_before_the_start_and_people_may_leave() {
    try (var owner = new Client(server.port());
        var guest = new Client(server.port());
        var third = new Client(server.port())) {
      String id = owner.open(GAME, "me", "open", "open");
      String path = "/api/tables/" + id;
      guest.post(path + "/join", Client.map("seat", 3)).ok();
      assertEquals(403, guest.post(path + "/kick", Client.map("seat", 1)).status());
      assertEquals(422, owner.post(path + "/start", Client.map()).status());
      owner.post(path + "/kick", Client.map("seat", 3)).ok();
      assertEquals("open", owner.table(id).get("seats").get(2).get("kind").stringValue());
      guest.post(path + "/join", Client.map()).ok();
      assertTrue(guest.table(id).get("seats").get(1).get("you").booleanValue());
      guest.post(path + "/leave", Client.map()).ok();
      assertFalse(guest.table(id).get("seats").get(1).get("you").booleanValue());
      guest.post(path + "/join", Client.map("seat", 2)).ok();
      third.post(path + "/join", Client.map("seat", 3)).ok();
      assertEquals("running", owner.table(id).get("status").stringValue());
      owner.post(path + "/start", Client.map()).ok();
      assertEquals(422, guest.post(path + "/leave", Client.map()).status());
    }
  }

  @Test
  void whoever_asks_for_a_rematch_meets_the_same_people_at_one_new_table() {
    try (var owner = new Client(server.port());
        var friend = new Client(server.port())) {
      String id = owner.open(GAME, "me", "open");
      friend.post("/api/tables/" + id + "/join", Client.map()).ok();
      playOut(new Both(owner, friend), id);
      String path = "/api/tables/" + id + "/rematch";
      String next = friend.post(path, Client.map()).ok().get("id").stringValue();
      assertEquals(next, owner.post(path, Client.map()).ok().get("id").stringValue());
      JsonNode table = owner.table(next);
      assertEquals("running", table.get("status").stringValue());
      assertTrue(table.get("seats").get(0).get("you").booleanValue());
    }
  }

  private record Both(Client one, Client two) {}

  private static void playOut(Both both, String table) {
    for (int i = 0; i < 2000; i++) {
      for (int seat = 1; seat <= 2; seat++) {
        Client client = seat == 1 ? both.one : both.two;
        JsonNode position = client.position(table, seat);
        if (position.get("status").stringValue().equals("over")) {
          return;
        }
        int mine = seat;
        if (position.get("awaited").valueStream().anyMatch(n -> n.intValue() == mine)) {
          String move = position.get("moves").get(0).get("text").stringValue();
          client.decide(table, seat, position.get("number").intValue(), move, "r" + i).ok();
        }
      }
    }
    throw new AssertionError("the game does not end");
  }

  @Test
  void a_choice_is_taken_back_as_long_as_nothing_was_shown() {
    try (var guest = new Client(server.port())) {
      int undone = 0;
      String id = guest.open("xii-century", "hotseat", "hotseat");
      for (int i = 0; i < 40 && undone < 3; i++) {
        int seat = guest.table(id).get("awaited").get(0).intValue();
        JsonNode before = guest.position(id, seat);
        JsonNode moves = before.get("moves");
        String move = moves.get(i % moves.size()).get("text").stringValue();
        guest.decide(id, seat, before.get("number").intValue(), move, "m" + i).ok();
        JsonNode after = guest.position(id, seat);
        if (after.get("mayUndo").booleanValue()) {
          guest.decide(id, seat, after.get("number").intValue(), "undo", "u" + i).ok();
          JsonNode back = guest.position(id, seat);
          assertEquals(before.get("view"), back.get("view"));
          assertEquals(before.get("number").intValue() + 2, back.get("number").intValue());
          undone++;
          guest.decide(id, seat, back.get("number").intValue(), move, "r" + i).ok();
        }
      }
      assertTrue(undone > 0, "nothing could be taken back");
    }
  }

  @Test
  void a_repeated_opening_names_the_same_table() {
    try (var guest = new Client(server.port())) {
      String first = guest.open(GAME, Client.map("key", "once"), "me", "bot");
      assertEquals(first, guest.open(GAME, Client.map("key", "once"), "me", "bot"));
    }
  }

  @Test
  void resigned_seats_are_played_by_a_bot_and_cannot_come_back() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "me", "bot");
      String path = "/api/tables/" + id;
      guest.post(path + "/resign", Client.map("seat", 1)).ok();
      for (int i = 0; i < 4000; i++) {
        if (guest.table(id).get("status").stringValue().equals("over")) {
          return;
        }
        pause();
      }
      throw new AssertionError("the bots do not finish: " + guest.table(id));
    }
  }

  @Test
  void a_bot_plays_for_who_is_away_until_they_take_their_seat_back() {
    try (var owner = new Client(server.port());
        var friend = new Client(server.port())) {
      String id = owner.open(GAME, "me", "open");
      String path = "/api/tables/" + id;
      friend.post(path + "/join", Client.map()).ok();
      owner.post(path + "/takeover", Client.map("seat", 2, "level", "apprentice")).ok();
      assertTrue(owner.table(id).get("seats").get(1).get("takenOver").booleanValue());
      friend.post(path + "/retake", Client.map("seat", 2)).ok();
      assertFalse(owner.table(id).get("seats").get(1).get("takenOver").booleanValue());
      assertEquals(422, friend.post(path + "/retake", Client.map("seat", 2)).status());
    }
  }

  @Test
  void everybody_must_agree_to_go_back() {
    try (var owner = new Client(server.port());
        var friend = new Client(server.port())) {
      String id = owner.open(GAME, "me", "open");
      String path = "/api/tables/" + id;
      friend.post(path + "/join", Client.map()).ok();
      JsonNode start = owner.position(id, 1);
      owner.decide(id, 1, 0, start.get("moves").get(0).get("text").stringValue(), "a").ok();
      JsonNode asked = owner.post(path + "/rewind", Client.map("to", 0)).ok();
      assertFalse(asked.get("done").booleanValue());
      assertEquals(1, owner.position(id, 1).get("number").intValue());
      assertTrue(
          friend
              .post(path + "/rewind/answer", Client.map("yes", true))
              .ok()
              .get("done")
              .booleanValue());
      JsonNode back = owner.position(id, 1);
      assertEquals(start.get("view"), back.get("view"));
      assertEquals(2, back.get("number").intValue());
      String move = back.get("moves").get(1).get("text").stringValue();
      owner.decide(id, 1, 2, move, "b").ok();
    }
  }

  @Test
  void two_last_answers_at_once_go_back_once() throws InterruptedException {
    try (var one = new Client(server.port());
        var two = new Client(server.port());
        var three = new Client(server.port())) {
      String id = one.open(GAME, "me", "open", "open");
      String path = "/api/tables/" + id;
      two.post(path + "/join", Client.map()).ok();
      three.post(path + "/join", Client.map()).ok();
      int rounds = 30;
      for (int i = 0; i < rounds; i++) {
        JsonNode position = one.position(id, 1);
        String move = position.get("moves").get(0).get("text").stringValue();
        int number = position.get("number").intValue();
        one.decide(id, 1, number, move, "").ok();
        one.post(path + "/rewind", Client.map("to", number)).ok();
        var answers =
            Stream.of(two, three)
                .map(
                    person ->
                        Thread.startVirtualThread(
                            () -> person.post(path + "/rewind/answer", Client.map("yes", true))))
                .toList();
        for (Thread answer : answers) {
          answer.join();
        }
        assertEquals(number + 2, one.position(id, 1).get("number").intValue(), "round " + i);
      }
    }
  }

  @Test
  void imports_and_branches_count_as_tables(@TempDir Path other) {
    try (var limited = TestServer.open(other, "limit.tables", "3");
        var guest = new Client(limited.port())) {
      String id =
          guest.open(GAME, Client.map("options", Client.map("rounds", "3")), "hotseat", "hotseat");
      playOut(guest, id, 1, 2);
      String record = guest.get("/api/tables/" + id + "/record").text();
      guest.post("/api/records", Client.map("record", record)).ok();
      guest.post("/api/records", Client.map("record", record)).ok();
      var seats = List.of(Client.seat("hotseat"), Client.seat("hotseat"));
      var branching = Client.map("at", 0, "seats", seats);
      guest.post("/api/tables/" + id + "/branch", branching).ok();
      assertEquals(429, guest.post("/api/records", Client.map("record", record)).status());
      assertEquals(429, guest.post("/api/tables/" + id + "/branch", branching).status());
      assertEquals(429, guest.post("/api/tables/" + id + "/rematch", Client.map()).status());
    }
  }

  @Test
  void games_rules_and_lessons_are_told_in_both_languages() {
    try (var guest = new Client(server.port())) {
      for (JsonNode game : guest.get("/api/games?lang=it").ok()) {
        String id = game.get("id").stringValue();
        for (String lang : List.of("en", "it")) {
          JsonNode full = guest.get("/api/games/" + id + "?lang=" + lang).ok();
          assertTrue(full.get("texts").size() > 10, id);
          for (int part = 1; part <= game.get("lessons").intValue(); part++) {
            String which = "/lesson?part=" + part + "&lang=" + lang;
            JsonNode lesson = guest.get("/api/games/" + id + which).ok();
            assertTrue(lesson.get("steps").size() > 0, id);
          }
        }
      }
      assertEquals(404, guest.get("/api/games/chess").status());
      assertEquals(404, guest.get("/api/games/" + GAME + "/lesson?part=9").status());
    }
  }

  @Test
  void a_preview_shows_what_could_be_taken_back_and_nothing_else() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      JsonNode position = guest.position(id, 1);
      String move = position.get("moves").get(0).get("text").stringValue();
      var body = Client.map("seat", 1, "number", 0, "move", move);
      var answer = guest.post("/api/tables/" + id + "/preview", body);
      assertTrue(answer.ok().has("view"), answer.text());
      assertEquals(0, guest.table(id).get("number").intValue());
      body.put("move", "castle");
      JsonNode error =
          guest.post("/api/tables/" + id + "/preview?lang=it", body).body().get("error");
      assertEquals("refused", error.get("code").stringValue());
    }
  }

  @Test
  void a_preview_of_what_shows_something_is_empty_and_no_error() {
    try (var guest = new Client(server.port())) {
      String id = guest.open(GAME, "hotseat", "hotseat");
      String first = guest.position(id, 1).get("moves").get(0).get("text").stringValue();
      guest.decide(id, 1, 0, first, "").ok();
      JsonNode position = guest.position(id, 2);
      String move = position.get("moves").get(0).get("text").stringValue();
      var body = Client.map("seat", 2, "number", 1, "move", move);
      JsonNode answer = guest.post("/api/tables/" + id + "/preview", body).ok();
      assertEquals("{\"log\":[]}", answer.toString());
    }
  }
}
