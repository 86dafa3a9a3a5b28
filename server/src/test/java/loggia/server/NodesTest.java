package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Two nodes on one PostgreSQL database.
class NodesTest {
  private static final String GAME = "campanile";

  @TempDir static Path data;
  private static EmbeddedPostgres postgres;
  private static Server one;
  private static Server two;

  @BeforeAll
  static void open() throws IOException {
    postgres = EmbeddedPostgres.builder().setDataDirectory(data.resolve("pg")).start();
    one = node("one");
    two = node("two");
  }

  private static Server node(String name) {
    return TestServer.open(
        data.resolve(name),
        "store",
        postgres.getJdbcUrl("postgres", "postgres"),
        "store.user",
        "postgres",
        "secret",
        "the secret that both nodes share");
  }

  @AfterAll
  static void close() throws IOException {
    one.close();
    two.close();
    postgres.close();
  }

  @Test
  void a_decision_at_one_node_reaches_the_clients_of_the_other() {
    try (var here = new Client(one.port());
        var there = here.at(two.port())) {
      String id = here.open(GAME, "hotseat", "hotseat");
      try (var live = there.live(id, 2, 0)) {
        live.await("position");
        JsonNode position = here.position(id, 1);
        String move = position.get("moves").get(0).get("text").stringValue();
        here.decide(id, 1, 0, move, "a").ok();
        JsonNode seen = live.await("position", p -> p.get("number").intValue() == 1);
        assertEquals(2, seen.get("seat").intValue());
        assertTrue(live.await("log", l -> l.get("lines").size() > 0).get("lines").size() > 0);
        here.post("/api/tables/" + id + "/chat", Client.map("text", "ciao")).ok();
        assertEquals("ciao", live.await("chat").get("text").stringValue());
      }
    }
  }

  @Test
  void what_a_node_decided_before_it_was_lost_is_seen_once_its_life_sign_has_run_out()
      throws Exception {
    try (var here = new Client(one.port());
        var there = here.at(two.port())) {
      String id = here.open(GAME, "hotseat", "hotseat");
      try (var live = there.live(id, 2, 0);
          var own = here.live(id, 2, 0)) {
        live.await("position");
        own.await("position");
        String move = here.position(id, 1).get("moves").get(0).get("text").stringValue();
        decideAndDie(id, move);
        live.await("position", p -> p.get("number").intValue() == 1);
        own.await("position", p -> p.get("number").intValue() == 1);
      }
    }
  }

  /// What a third node leaves behind that is killed between a decision's commit and telling of it.
  private static void decideAndDie(String table, String move) throws SQLException {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var decision =
            connection.prepareStatement(
                "insert into decisions (table_id, number, seat, move, client_key, at)"
                    + " values (?, 0, 1, ?, '', ?)");
        var summary = connection.prepareStatement("update tables set number = 1 where id = ?");
        var node = connection.prepareStatement("insert into nodes values ('third', ?)")) {
      long now = System.currentTimeMillis();
      node.setLong(1, now + 1000);
      node.executeUpdate();
      connection.setAutoCommit(false);
      decision.setString(1, table);
      decision.setString(2, move);
      decision.setLong(3, now);
      decision.executeUpdate();
      summary.setString(1, table);
      summary.executeUpdate();
      connection.commit();
    }
  }

  @Test
  void who_logs_out_everywhere_is_cut_off_at_the_other_node_too() throws Exception {
    try (var here = new Client(one.port());
        var there = here.at(two.port())) {
      String id = here.open(GAME, "hotseat", "hotseat");
      try (var live = there.live(id, 1, 0)) {
        live.await("position");
        here.post("/api/logout", Client.map("everywhere", true)).ok();
        assertEquals("no-session", live.await("bye").get("code").stringValue());
        assertEquals(1008, live.closed.get(60, TimeUnit.SECONDS));
      }
    }
  }

  /// `-Dloggia.races=100000` runs more of them.
  @Test
  void of_two_answers_at_two_nodes_one_wins() throws Exception {
    int races = Integer.getInteger("loggia.races", 12);
    try (var here = new Client(one.port());
        var there = here.at(two.port());
        var threads = Executors.newFixedThreadPool(4)) {
      int run = 0;
      while (run < races) {
        String id = here.open(GAME, "hotseat", "hotseat");
        there.table(id);
        run += race(id, here, there, threads);
      }
      System.out.println(run + " races, one winner each");
    }
  }

  /// Races for every decision of a game.
  private static int race(String id, Client here, Client there, ExecutorService threads)
      throws InterruptedException, ExecutionException {
    int decided = 0;
    while (here.table(id).get("status").stringValue().equals("running")) {
      int seat = here.table(id).get("awaited").get(0).intValue();
      JsonNode position = here.position(id, seat);
      int number = position.get("number").intValue();
      String move = position.get("moves").get(0).get("text").stringValue();
      var race = new ArrayList<Callable<Integer>>();
      for (int i = 0; i < 4; i++) {
        Client client = i % 2 == 0 ? here : there;
        String key = number + " " + i;
        race.add(
            () -> {
              int status = client.decide(id, seat, number, move, key).status();
              assertEquals(status, here.decide(id, seat, number, move, key).status());
              return status;
            });
      }
      int winners = 0;
      for (var result : threads.invokeAll(race)) {
        winners += result.get() == 200 ? 1 : 0;
      }
      assertEquals(1, winners);
      decided++;
      assertEquals(decided, here.table(id).get("number").intValue());
    }
    return decided;
  }

  @Test
  void seats_change_on_both_nodes_and_a_game_played_across_them_ends() {
    try (var here = new Client(one.port());
        var friend = new Client(two.port())) {
      String id = here.open(GAME, "me", "open", "bot");
      assertEquals("waiting", friend.table(id).get("status").stringValue());
      friend.post("/api/tables/" + id + "/join", Client.map()).ok();
      for (int i = 0; i < 3000; i++) {
        boolean over = true;
        for (int seat = 1; seat <= 2; seat++) {
          Client client = seat == 1 ? here : friend;
          var answer = client.get("/api/tables/" + id + "/position?seat=" + seat);
          if (answer.status() != 200) {
            over = false;
            continue;
          }
          JsonNode position = answer.body();
          over &= position.get("status").stringValue().equals("over");
          if (!position.get("moves").isEmpty()) {
            String move = position.get("moves").get(0).get("text").stringValue();
            client.decide(id, seat, position.get("number").intValue(), move, "k" + i);
          }
        }
        if (over) {
          return;
        }
        TableFlowTest.pause();
      }
      throw new AssertionError("the game does not end: " + here.table(id));
    }
  }

  @Test
  void an_analysis_asked_for_at_both_nodes_is_made_at_one_and_seen_at_both() {
    try (var here = new Client(one.port());
        var there = here.at(two.port())) {
      long before = analyses(here) + analyses(there);
      for (int i = 0; i < 3; i++) {
        String id = AnalysisTest.finished(here);
        AnalysisTest.ask(here, id);
        AnalysisTest.ask(there, id);
        JsonNode done = AnalysisTest.await(here, id, a -> AnalysisTest.is(a, "done"));
        JsonNode same = AnalysisTest.await(there, id, a -> AnalysisTest.is(a, "done"));
        assertEquals(done.get("analysis"), same.get("analysis"));
      }
      // Counted right after it is stored.
      while (analyses(here) + analyses(there) < before + 3) {
        TableFlowTest.pause();
      }
      assertEquals(before + 3, analyses(here) + analyses(there));
    }
  }

  private static long analyses(Client client) {
    return client
        .get("/metrics")
        .text()
        .lines()
        .filter(line -> line.startsWith("loggia_analyses_total "))
        .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(" ") + 1)))
        .sum();
  }

  @Test
  void who_deletes_their_account_is_a_former_guest_at_the_other_node_too() throws Exception {
    try (var here = new Client(one.port());
        var other = new Client(two.port())) {
      here.post("/api/account", Client.map("name", "Ugo", "password", "a long password")).ok();
      String id = here.open(GAME, "me", "open");
      other.post("/api/tables/" + id + "/join", Client.map()).ok();
      try (var live = other.live(id, 2, 0);
          var there = here.at(two.port());
          var own = there.live(id, 1, 0)) {
        live.await("position");
        own.await("position");
        here.post("/api/me/delete", Client.map("password", "a long password")).ok();
        JsonNode table =
            live.await("table", t -> t.at("/seats/0/kind").stringValue().equals("former"));
        assertEquals("a former guest", table.at("/seats/0/name").stringValue());
        assertEquals(1008, own.closed.get(60, TimeUnit.SECONDS));
        assertEquals(401, there.put("/api/me", Client.map("name", "Ugo")).status());
      }
    }
  }

  @Test
  void who_is_connected_at_one_node_is_present_at_the_other() {
    try (var here = new Client(one.port());
        var friend = new Client(two.port())) {
      String id = here.open(GAME, "me", "open");
      friend.post("/api/tables/" + id + "/join", Client.map()).ok();
      try (var live = here.live(id, 1, 0)) {
        live.await("table", table -> !table.at("/seats/1/present").booleanValue());
        try (var other = friend.live(id, 2, 0)) {
          live.await("table", table -> table.at("/seats/1/present").booleanValue());
          other.await("table", table -> table.at("/seats/0/present").booleanValue());
          assertEquals(
              422,
              here.post("/api/tables/" + id + "/takeover", Client.map("seat", 2)).status(),
              "nobody takes over for who is connected elsewhere");
        }
        live.await("table", table -> !table.at("/seats/1/present").booleanValue());
      }
    }
  }

  @Test
  void friends_vacations_results_and_searches_are_the_same_at_both_nodes() {
    try (var here = new Client(one.port());
        var friend = new Client(two.port())) {
      here.post("/api/account", Client.map("name", "Vera", "password", "a long password")).ok();
      friend.post("/api/account", Client.map("name", "Zeno", "password", "a long password")).ok();
      try (var there = here.at(two.port())) {
        here.put("/api/people/zeno/tie", Client.map("friend", true)).ok();
        assertEquals("Zeno", there.get("/api/me/people").ok().at("/0/name").stringValue());
        var days = Client.map("pace", Client.map("kind", "days", "amount", 2));
        String id = here.open(GAME, days, "me", "open");
        var zeno = Client.map("person", "zeno");
        here.post("/api/tables/" + id + "/invitations", zeno).ok();
        assertEquals(1, friend.get("/api/me/invitations").ok().size());
        friend.post("/api/tables/" + id + "/join", Client.map()).ok();
        assertEquals(0, friend.get("/api/me/invitations").ok().size());
        there.put("/api/me/vacation", Client.map("days", 5)).ok();
        while (!here.table(id).at("/seats/0").has("away")) {
          TableFlowTest.pause();
        }
        friend.post("/api/tables/" + id + "/resign", Client.map("seat", 2)).ok();
        TableFlowTest.playOut(here, id, 1);
        assertEquals(1, there.get("/api/people/vera").ok().at("/games/0/won").intValue());
        assertEquals(1, there.get("/api/me/history?q=zeno&result=won").ok().size());
        assertEquals(0, there.get("/api/me/history?result=lost").ok().size());
      }
    }
  }
}
