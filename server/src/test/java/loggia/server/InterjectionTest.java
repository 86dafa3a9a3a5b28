package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import loggia.kernel.Decision;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.store.SqliteStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/// A seat acts at a server's table without being awaited (IC-40).
@Timeout(120)
class InterjectionTest extends WithServer {
  private static final Interjection MOMENT = Interjection.any();
  private static final int SEAT = MOMENT.seat().number();

  private List<Client> people = List.of();
  private String id = "";
  private int number;

  @BeforeEach
  void sit() {
    people = List.of(person(), person(), person());
    id =
        people
            .getFirst()
            .open(
                Interjection.GAME,
                Client.map(
                    "seed",
                    MOMENT.seed(),
                    "pace",
                    Client.map("kind", "decision", "amount", 10),
                    "spectators",
                    true),
                "me",
                "open",
                "open");
    for (Client other : people.subList(1, 3)) {
      other.post("/api/tables/" + id + "/join", Client.map()).ok();
    }
    for (Decision decision : MOMENT.decisions()) {
      int seat = decision.seat().number();
      number = decide(seat, number, decision.text()).ok().get("number").intValue();
    }
    assertFalse(awaited().contains(SEAT));
  }

  @AfterEach
  void leave() {
    people.forEach(Client::close);
  }

  private static Client person() {
    return new Client(server.port());
  }

  private Client.Answer decide(int seat, int to, String move) {
    return people.get(seat - 1).decide(id, seat, to, move, "");
  }

  private JsonNode position(int seat) {
    return people.get(seat - 1).position(id, seat);
  }

  private List<Integer> awaited() {
    return position(SEAT).get("awaited").valueStream().map(JsonNode::intValue).toList();
  }

  private Client.Answer preview(int seat, String move) {
    return people
        .get(seat - 1)
        .post(
            "/api/tables/" + id + "/preview",
            Client.map("seat", seat, "number", number, "move", move));
  }

  @Test
  void its_moves_are_shown_to_it_alone_and_can_be_looked_at_beforehand() {
    assertTrue(texts(position(SEAT)).contains(MOMENT.move()));
    for (Seat seat : Seats.all(Interjection.SEATS).without(MOMENT.seat())) {
      assertFalse(texts(position(seat.number())).contains(MOMENT.move()));
    }
    JsonNode view = preview(SEAT, MOMENT.move()).ok().get("view");
    assertNotEquals(position(SEAT).get("view"), view);
    assertEquals(number, position(SEAT).get("number").intValue(), "nothing has happened");
  }

  private static List<String> texts(JsonNode position) {
    return position.get("moves").valueStream().map(move -> move.get("text").stringValue()).toList();
  }

  @Test
  void it_is_a_decision_like_any_other_and_is_taken_back_like_one() {
    JsonNode before = position(SEAT).get("view");
    assertEquals(number + 1, decide(SEAT, number, MOMENT.move()).ok().get("number").intValue());
    assertFalse(awaited().contains(SEAT), "others answer first");
    JsonNode log = people.getFirst().get("/api/tables/" + id + "/log?from=" + number).ok();
    assertTrue(
        log.valueStream().anyMatch(line -> line.path("seat").asInt() == SEAT), log::toString);
    assertTrue(position(SEAT).get("mayUndo").booleanValue());
    decide(SEAT, number + 1, "undo").ok();
    assertEquals(before, position(SEAT).get("view"));
  }

  @Test
  void who_was_asked_answers_what_is_asked_now() {
    int asked = awaited().getFirst();
    String move = texts(position(asked)).getFirst();
    decide(SEAT, number, MOMENT.move()).ok();
    assertEquals(409, decide(asked, number, move).status());
  }

  @Test
  void whom_the_table_waits_for_is_told_without_it() {
    try (var tools = StoreTools.of(TestServer.config(data))) {
      var lines = tools.diagnose(id).stream().filter(line -> line.startsWith("waits for")).toList();
      assertEquals(awaited().size(), lines.size(), lines.toString());
      assertTrue(lines.stream().noneMatch(line -> line.contains("seat " + SEAT)), lines.toString());
    }
  }

  @Test
  void no_clock_runs_for_it() {
    JsonNode clock = position(SEAT).get("clock");
    assertEquals(600_000, clock.get(Integer.toString(SEAT)).longValue());
  }

  @Test
  void a_standing_answer_is_set_unasked_and_nobody_else_sees_it() {
    int other = SEAT % Interjection.SEATS + 1;
    JsonNode before = position(other).get("view");
    decide(SEAT, number, "pass this-turn").ok();
    assertEquals("this-turn", position(SEAT).get("view").get("standing").stringValue());
    assertEquals(before, position(other).get("view"));
    assertTrue(people.getFirst().get("/api/tables/" + id + "/log?from=" + number).ok().isEmpty());
    // The others end the turn; then everybody is asked, and this seat answers by itself.
    while (!isAnsweredFor()) {
      playOn();
    }
  }

  /// Whether the server has decided for the seat after its standing answer.
  private boolean isAnsweredFor() {
    try (var store = new SqliteStore(data.resolve("loggia.db"))) {
      return store.decisions(id, number + 1).stream()
          .anyMatch(row -> row.seat() == SEAT && row.move().equals("pass"));
    }
  }

  /// The others do what ends the turn.
  private void playOn() {
    for (Seat seat : Seats.all(Interjection.SEATS).without(MOMENT.seat())) {
      JsonNode position = position(seat.number());
      List<String> moves = texts(position);
      boolean asked =
          position.get("awaited").valueStream().anyMatch(n -> n.intValue() == seat.number());
      if (asked) {
        String move =
            Stream.of("end", "pass").filter(moves::contains).findFirst().orElse(moves.getFirst());
        decide(seat.number(), position.get("number").intValue(), move);
      }
    }
  }
}
