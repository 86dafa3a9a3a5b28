package loggia.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// How long a person waits for a journeyman while somebody else keeps a hundred tables of masters
/// busy, beside how long on an idle server. `-Dloggia.starve.answers=100` measures; a plain build
/// only sees that there are answers.
class StarvationTest {
  private static final int ANSWERS = Integer.getInteger("loggia.starve.answers", 2);
  private static final int TABLES = 100;
  private static final int MEASURED = 50;

  @TempDir Path data;

  @Test
  void who_waits_is_answered_whatever_others_let_think() {
    try (var server = TestServer.open(data, "proxy", "true", "limit.bots", "1000");
        var person = new Client(server.port()).from("192.0.2.1");
        var other = new Client(server.port()).from("192.0.2.2")) {
      List<Long> idle = answers(person);
      for (int i = 0; i < TABLES; i++) {
        other.post(
            "/api/tables",
            Client.map(
                "game", "iron-century", "seats", List.of(master(), master(), master(), master())));
      }
      List<Long> loaded = answers(person);
      double ratio = (double) at(loaded, 0.99) / at(idle, 0.99);
      System.out.printf(
          "a journeyman takes %d ms, 99 of 100 %d ms; with %d tables of masters %d ms and %d ms:"
              + " %.2f times%n",
          at(idle, 0.5), at(idle, 0.99), TABLES, at(loaded, 0.5), at(loaded, 0.99), ratio);
      assertTrue(ANSWERS < MEASURED || ratio <= 1.5, "people wait too long");
    }
  }

  private static Map<String, Object> master() {
    return Client.map("kind", "bot", "level", "master");
  }

  private static long at(List<Long> sorted, double share) {
    return sorted.get((int) Math.min(sorted.size() - 1.0, share * sorted.size()));
  }

  /// Milliseconds from a person's decision to the journeyman's, sorted.
  private static List<Long> answers(Client person) {
    var times = new ArrayList<Long>();
    while (times.size() < ANSWERS) {
      var seats =
          List.of(Client.map("kind", "me"), Client.map("kind", "bot", "level", "journeyman"));
      String id =
          person
              .post("/api/tables", Client.map("game", "campanile", "seats", seats))
              .ok()
              .get("id")
              .stringValue();
      playOut(person, id, times);
    }
    times.sort(null);
    return times;
  }

  private static void playOut(Client person, String id, List<Long> times) {
    while (times.size() < ANSWERS) {
      JsonNode table = person.table(id);
      if (table.get("status").stringValue().equals("over")) {
        return;
      }
      if (isAwaited(table, 1)) {
        JsonNode position = person.position(id, 1);
        String move = position.get("moves").get(0).get("text").stringValue();
        person.decide(id, 1, position.get("number").intValue(), move, "");
        continue;
      }
      long began = System.nanoTime();
      int number = table.get("number").intValue();
      while (person.table(id).get("number").intValue() == number) {
        TableFlowTest.pause();
      }
      times.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
    }
  }

  private static boolean isAwaited(JsonNode table, int seat) {
    return table.get("awaited").valueStream().anyMatch(n -> n.intValue() == seat);
  }
}
