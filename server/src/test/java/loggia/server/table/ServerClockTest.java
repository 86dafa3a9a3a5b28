package loggia.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ServerClockTest {
  private static final long NOON = 1_800_000_000_000L;
  private static final long HOUR = TimeUnit.HOURS.toMillis(1);

  private final AtomicLong wall = new AtomicLong(NOON);
  private final AtomicLong nanos = new AtomicLong();

  private void passes(long millis) {
    wall.addAndGet(millis);
    nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  @Test
  void a_clock_that_is_set_back_or_forward_changes_nothing_while_the_process_lives() {
    var clock = new ServerClock(wall::get, nanos::get, 0);
    passes(1000);
    wall.addAndGet(-HOUR);
    passes(1000);
    assertEquals(NOON + 2000, clock.time());
    wall.addAndGet(2 * HOUR);
    passes(1000);
    assertEquals(NOON + 3000, clock.time());
  }

  @Test
  void after_a_restart_it_goes_on_from_what_was_last_stored() {
    wall.addAndGet(-HOUR);
    assertEquals(NOON, new ServerClock(wall::get, nanos::get, NOON).time());
  }

  @Test
  void a_clock_that_was_a_year_ahead_is_not_believed() {
    long wrong = NOON + TimeUnit.DAYS.toMillis(365);
    assertEquals(NOON, new ServerClock(wall::get, nanos::get, wrong).time());
  }
}
