package loggia.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import loggia.server.store.Contact;
import org.junit.jupiter.api.Test;

class NotifierTest {
  private static Optional<Instant> quiet(int from, int to, String now) {
    var wishes = new Contact.Wishes("en", true, false, 0, from, to, ZoneId.of("Europe/Rome"));
    return Notifier.endOfQuiet(Contact.of("ada").wishing(wishes), Instant.parse(now).toEpochMilli())
        .map(Instant::ofEpochMilli);
  }

  @Test
  void quiet_hours_are_those_of_where_somebody_lives_and_may_pass_midnight() {
    assertEquals(Optional.empty(), quiet(0, 0, "2026-11-17T02:00:00Z"));
    assertEquals(Optional.empty(), quiet(22, 7, "2026-11-17T20:59:00Z"));
    assertEquals(
        Optional.of(Instant.parse("2026-11-18T06:00:00Z")), quiet(22, 7, "2026-11-17T21:00:00Z"));
    assertEquals(
        Optional.of(Instant.parse("2026-11-18T06:00:00Z")), quiet(22, 7, "2026-11-18T05:59:00Z"));
    assertEquals(Optional.empty(), quiet(22, 7, "2026-11-18T06:00:00Z"));
    assertEquals(
        Optional.of(Instant.parse("2026-11-17T12:00:00Z")), quiet(9, 13, "2026-11-17T11:30:00Z"));
  }
}
