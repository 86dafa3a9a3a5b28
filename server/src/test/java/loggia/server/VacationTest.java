package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import loggia.server.store.SqliteStore;
import loggia.server.store.Vacation;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Who is on vacation loses no time at tables with days for each decision.
class VacationTest extends WithServer {
  private static final long DAY = TimeUnit.DAYS.toMillis(1);

  private static long deadline(String id) {
    try (var store = new SqliteStore(data.resolve("loggia.db"))) {
      return store.table(id).orElseThrow().summary().deadline();
    }
  }

  private static String table(Client one, Client two, String kind) {
    var pace = Client.map("pace", Client.map("kind", kind, "amount", 2));
    String id = one.open("campanile", pace, "me", "open");
    two.post("/api/tables/" + id + "/join", Client.map()).ok();
    return id;
  }

  private static Client.Answer leave(Client client, int days) {
    return client.put("/api/me/vacation", Client.map("days", days));
  }

  @Test
  void the_clock_of_who_is_away_stands_still_and_goes_on_when_they_are_back() {
    try (var one = new Client(server.port());
        var two = new Client(server.port())) {
      String days = table(one, two, "days");
      String minutes = table(one, two, "decision");
      int seat = one.table(days).get("awaited").get(0).intValue();
      Client awaited = seat == 1 ? one : two;
      long before = deadline(days);
      long same = deadline(minutes);

      JsonNode vacation = leave(awaited, 7).ok();
      assertFalse(one.table(days).at("/seats/" + (2 - seat)).has("away"));
      assertEquals(23, vacation.get("left").intValue());
      assertTrue(vacation.get("until").longValue() > System.currentTimeMillis() + 6 * DAY);
      leave(awaited == one ? two : one, 7).ok();
      assertEquals(before + 7 * DAY, deadline(days));
      assertEquals(same, deadline(minutes));
      JsonNode table = one.table(days);
      assertEquals(vacation.get("until"), table.at("/seats/" + (seat - 1) + "/away"));
      long left = awaited.position(days, seat).at("/clock/" + seat).longValue();
      assertTrue(left <= 2 * DAY && left > DAY, "left " + left);

      String later = table(awaited, awaited == one ? two : one, "days");
      JsonNode joined = awaited.table(later);
      assertTrue(joined.at("/seats/0").has("away"), joined.toString());

      JsonNode back = leave(awaited, 0).ok();
      assertFalse(back.has("until"));
      leave(awaited == one ? two : one, 0).ok();
      assertTrue(deadline(days) - before < DAY / 2, "" + (deadline(days) - before));
    }
  }

  @Test
  void nobody_is_away_for_longer_than_the_host_allows_within_a_year() {
    try (var ada = new Client(server.port())) {
      assertEquals(400, leave(ada, 31).status());
      assertEquals(400, leave(ada, -1).status());
      leave(ada, 30).ok();
      assertEquals(0, ada.get("/api/me/vacation").ok().get("left").intValue());
      // Shorter again: what is not taken is left.
      assertEquals(20, leave(ada, 10).ok().get("left").intValue());
      assertEquals(10, length(ada));
    }
  }

  /// In whole days.
  private static long length(Client client) {
    JsonNode one = client.get("/api/me/data").ok().at("/vacations/0");
    return (one.get("ended").longValue() - one.get("begun").longValue()) / DAY;
  }

  @Test
  void a_clock_waits_out_every_vacation_that_it_meets() {
    var all = List.of(new Vacation(0, 10), new Vacation(20, 30), new Vacation(100, 200));
    assertEquals(17, Vacation.deadline(all, 5, 7));
    assertEquals(35, Vacation.deadline(all, 12, 13));
    assertEquals(19, Vacation.deadline(all, 12, 7));
    assertEquals(1200, Vacation.deadline(all, 40, 1060));
  }
}
