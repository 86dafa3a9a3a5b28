package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class OneWriterTest extends WithServer {
  private static final int WRITERS = 8;

  @Test
  void of_many_answers_to_one_number_one_wins_and_a_retry_gets_its_answer_again() throws Exception {
    try (var guest = new Client(server.port());
        var threads = Executors.newFixedThreadPool(WRITERS)) {
      String id =
          guest.open(
              "campanile", Client.map("options", Client.map("rounds", "5")), "hotseat", "hotseat");
      int decided = 0;
      while (guest.table(id).get("status").stringValue().equals("running")) {
        int seat = guest.table(id).get("awaited").get(0).intValue();
        JsonNode position = guest.position(id, seat);
        int number = position.get("number").intValue();
        String move = position.get("moves").get(0).get("text").stringValue();
        var race = new ArrayList<Callable<Integer>>();
        for (int i = 0; i < WRITERS; i++) {
          String key = number + " " + i;
          race.add(
              () -> {
                int status = guest.decide(id, seat, number, move, key).status();
                int again = guest.decide(id, seat, number, move, key).status();
                assertEquals(status, again, "a retry gets the same answer");
                return status;
              });
        }
        int winners = 0;
        for (var result : threads.invokeAll(race)) {
          int status = result.get();
          winners += status == 200 ? 1 : 0;
          assertEquals(true, status == 200 || status == 409 || status == 422, "status " + status);
        }
        assertEquals(1, winners);
        decided++;
        assertEquals(decided, guest.table(id).get("number").intValue());
      }
    }
  }
}
