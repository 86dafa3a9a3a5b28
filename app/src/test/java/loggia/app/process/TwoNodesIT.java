package loggia.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Two `serve` processes on one PostgreSQL database: any node serves any table.
class TwoNodesIT {
  private static final String GAME = "xii-century";

  @TempDir static Path data;
  private static EmbeddedPostgres postgres;
  private static ServerProcess one;
  private static ServerProcess two;

  @BeforeAll
  static void open() throws IOException {
    postgres = EmbeddedPostgres.builder().setDataDirectory(data.resolve("pg")).start();
    one = node("one");
    two = node("two");
  }

  private static ServerProcess node(String name) throws IOException {
    return new ServerProcess(
        data.resolve(name),
        ServerProcess.freePort(),
        "store=" + postgres.getJdbcUrl("postgres", "postgres"),
        "store.user=postgres",
        "secret=the secret that both nodes share");
  }

  @AfterAll
  static void close() throws IOException {
    one.close();
    two.close();
    postgres.close();
  }

  private static String move(JsonNode position) {
    return position.get("moves").get(0).get("text").asString();
  }

  @Test
  void a_decision_at_one_node_reaches_the_clients_of_the_other() {
    ApiClient here = ApiClient.at(one.port);
    ApiClient there = here.movedTo(two.port);
    String table = here.open(GAME, "hotseat", "hotseat");
    try (var live = there.live(table, 1, 0)) {
      JsonNode first = live.await("position", _ -> true);
      int number = first.get("number").asInt();
      int seat = first.get("awaited").get(0).asInt();
      here.decide(table, seat, number, move(here.position(table, seat)), "a").ok();
      live.await("position", p -> p.get("number").asInt() > number);
      here.post("/api/tables/" + table + "/chat", "text", "ciao").ok();
      assertEquals("ciao", live.await("chat", _ -> true).get("text").asString());
    }
  }

  @Test
  void of_many_answers_at_both_nodes_one_wins_and_each_keeps_its_own_when_repeated()
      throws Exception {
    ApiClient here = ApiClient.at(one.port);
    ApiClient there = here.movedTo(two.port);
    String table = here.open(GAME, "hotseat", "hotseat");
    try (var threads = Executors.newFixedThreadPool(8)) {
      for (int round = 0; round < 15; round++) {
        JsonNode any = here.position(table, 1);
        int seat = any.get("awaited").get(0).asInt();
        JsonNode asked = here.position(table, seat);
        int number = asked.get("number").asInt();
        assertEquals(1, winners(threads.invokeAll(race(here, there, table, seat, asked))));
        assertTrue(there.position(table, seat).get("number").asInt() >= number);
      }
    }
  }

  /// The same decision from both nodes, each with its own key and each sent twice.
  private static List<Callable<Integer>> race(
      ApiClient here, ApiClient there, String table, int seat, JsonNode asked) {
    var race = new ArrayList<Callable<Integer>>();
    int number = asked.get("number").asInt();
    for (int i = 0; i < 8; i++) {
      ApiClient first = i % 2 == 0 ? here : there;
      ApiClient second = i % 2 == 0 ? there : here;
      String key = number + "-" + i;
      race.add(
          () -> {
            var answer = first.decide(table, seat, number, move(asked), key);
            var again = second.decide(table, seat, number, move(asked), key);
            assertEquals(answer.status(), again.status(), answer.text() + again.text());
            if (answer.status() == 200) {
              assertEquals(answer.text(), again.text());
            } else {
              assertEquals(409, answer.status(), answer.text());
            }
            return answer.status();
          });
    }
    return race;
  }

  private static int winners(List<java.util.concurrent.Future<Integer>> results) throws Exception {
    int winners = 0;
    for (var result : results) {
      winners += result.get() == 200 ? 1 : 0;
    }
    return winners;
  }

  @Test
  void when_one_node_is_killed_the_other_plays_its_bots_on() throws IOException {
    var third = node("three");
    ApiClient there = ApiClient.at(third.port);
    String table = there.open(GAME, "bot", "bot");
    ApiClient here = there.movedTo(one.port);
    int before = here.get("/api/tables/" + table).ok().get("number").asInt();
    third.kill();
    try (var live = here.live(table, 0, 0)) {
      JsonNode end = live.await("position", p -> p.get("status").asString().equals("over"));
      assertTrue(end.get("number").asInt() > before);
    }
  }
}
