package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import loggia.server.store.ResultQuery;
import loggia.server.store.ResultRow;
import loggia.server.store.SqliteStore;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What people show of themselves, and what they see of themselves.
class ProfileTest extends WithServer {
  private static Client account(String name) {
    var client = new Client(server.port());
    client.post("/api/account", Client.map("name", name, "password", "a long password")).ok();
    return client;
  }

  /// A game that the second of them gave up and the first one won.
  private static String won(Client one, Client two, Map<String, Object> more) {
    String id = one.open("campanile", more, "me", "open");
    String invite = one.table(id).get("invite").stringValue();
    two.post("/api/tables/" + id + "/join", Client.map("invite", invite)).ok();
    two.post("/api/tables/" + id + "/resign?invite=" + invite, Client.map("seat", 2)).ok();
    TableFlowTest.playOut(one, id, 1);
    return id;
  }

  private static JsonNode profile(Client client, String who) {
    return client.get("/api/people/" + who).ok();
  }

  @Test
  void a_page_has_figures_of_each_game_the_rating_s_course_and_the_last_games() {
    try (var ada = account("Ada");
        var bob = account("Bob");
        var guest = new Client(server.port())) {
      String first = won(ada, bob, Client.map());
      String second = won(ada, bob, Client.map());
      String bots = ada.open("campanile", "me", "bot");
      TableFlowTest.playOut(ada, bots, 1);
      JsonNode page = profile(guest, "ADA");
      assertEquals("Ada", page.get("name").stringValue());
      assertEquals(page, profile(guest, ada.id()));
      assertTrue(page.get("since").longValue() > 0);
      JsonNode game = page.at("/games/0");
      assertEquals("campanile", game.get("game").stringValue());
      assertEquals(2, game.get("played").intValue());
      assertEquals(2, game.get("won").intValue());
      assertEquals(1, game.get("botsPlayed").intValue());
      assertEquals(2, game.get("curve").size());
      assertEquals(1516, game.at("/curve/0/rating").intValue());
      assertEquals(game.at("/curve/1/rating"), game.get("rating"));
      assertEquals(3, page.get("last").size());
      assertEquals(bots, page.at("/last/0/table/id").stringValue());
      assertEquals(second, page.at("/last/1/table/id").stringValue());
      JsonNode loser = profile(guest, "bob");
      assertEquals(0, loser.at("/games/0/won").intValue());
      assertEquals(2, loser.at("/last/0/place").intValue());
      assertEquals(first, loser.at("/last/1/table/id").stringValue());
      assertEquals(404, guest.get("/api/people/nobody").status());
      assertEquals(200, guest.get("/people/St.%20John").status());
      assertEquals(ada.id(), guest.table(first).at("/seats/0/person").stringValue());
    }
  }

  @Test
  void a_private_table_is_shown_to_nobody_else_and_nothing_is_shown_that_is_not_shared() {
    try (var ada = account("Carla");
        var bob = account("Dino");
        var guest = new Client(server.port())) {
      String secret = won(ada, bob, Client.map("visibility", "invite"));
      assertEquals(0, profile(bob, "carla").get("last").size());
      assertEquals(0, profile(bob, "carla").get("games").size());
      assertEquals(secret, profile(ada, "carla").at("/last/0/table/id").stringValue());
      String open = won(ada, bob, Client.map("delay", 3600));
      assertEquals(0, profile(guest, "carla").get("last").size());
      assertFalse(profile(guest, "carla").toString().contains(open));

      won(ada, bob, Client.map());
      assertEquals(1, profile(guest, "carla").get("last").size());
      ada.put("/api/me/sharing", Client.map("everybody", false)).ok();
      JsonNode page = profile(guest, "carla");
      assertFalse(page.get("shared").booleanValue());
      assertFalse(page.has("since"));
      assertEquals(0, page.get("games").size() + page.get("last").size());
      assertEquals(3, profile(ada, "carla").get("last").size());
      String ratings = guest.get("/api/games/campanile/stats").ok().get("ratings").toString();
      assertFalse(ratings.contains("Carla"), ratings);
      assertTrue(ratings.contains("Dino"), ratings);
      // A guest who has only looked has a page without anything.
      assertEquals(0, profile(ada, guest.id()).get("games").size());
    }
  }

  @Test
  void one_s_own_games_are_found_by_game_person_and_result() {
    try (var ada = account("Elsa");
        var bob = account("Fabio");
        var eve = account("Gina 100%")) {
      String one = won(ada, bob, Client.map());
      String two = won(eve, ada, Client.map("visibility", "invite"));
      assertEquals(2, ada.get("/api/me/history").ok().size());
      JsonNode lost = ada.get("/api/me/history?result=lost").ok();
      assertEquals(1, lost.size());
      assertEquals(two, lost.at("/0/table/id").stringValue());
      JsonNode against = ada.get("/api/me/history?q=FABIO&result=won&game=campanile").ok();
      assertEquals(one, against.at("/0/table/id").stringValue());
      assertEquals(1, ada.get("/api/me/history?q=100%25").ok().size());
      assertEquals(0, ada.get("/api/me/history?game=xii-century").ok().size());
      assertEquals(400, ada.get("/api/me/history?result=drawn").status());
    }
  }

  @Test
  void games_that_ended_before_results_were_stored_are_played_again() {
    try (var ada = account("Hilda");
        var bob = account("Ivo")) {
      String id = won(ada, bob, Client.map());
      String url = "jdbc:sqlite:" + data.resolve("loggia.db");
      Jdbi.create(url).useHandle(handle -> handle.execute("delete from results"));
      JsonNode page = profile(bob, "hilda");
      assertEquals(1, page.at("/games/0/won").intValue());
      assertEquals(id, page.at("/last/0/table/id").stringValue());
      assertEquals(0, page.at("/games/0/curve").size());
    }
  }

  @Test
  void what_the_coach_says_of_a_game_stands_on_the_page() {
    try (var ada = account("Kora");
        var bob = account("Leo")) {
      String id = won(ada, bob, Client.map());
      try (var store = new SqliteStore(data.resolve("loggia.db"))) {
        store.judge(id, 1, new ResultRow.Judged(1, 0.75));
        var rows = store.results(ResultQuery.of(ada.id(), ResultRow.NEVER));
        assertEquals(Optional.of(new ResultRow.Judged(1, 0.75)), rows.getFirst().judged());
      }
      JsonNode game = profile(bob, "kora").at("/games/0");
      assertEquals(1, game.get("analysed").intValue());
      assertEquals(0.75, game.get("adjusted").doubleValue());
      assertFalse(profile(ada, "leo").at("/games/0").has("adjusted"));
    }
  }

  @Test
  void a_game_says_as_whom_one_played() {
    try (var ada = account("Mara")) {
      String id = ada.open("city-of-iron", "me", "bot");
      ada.post("/api/tables/" + id + "/resign", Client.map("seat", 1)).ok();
      ada.live(id, 1, 0).await("position", p -> p.get("status").stringValue().equals("over"));
      JsonNode page = profile(ada, "mara");
      assertFalse(page.at("/games/0/favourite/name").stringValue().isEmpty(), page.toString());
      assertEquals(2, page.at("/last/0/place").intValue());
    }
  }
}
