package loggia.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import loggia.server.common.Fault;
import org.junit.jupiter.api.Test;

class ConnectionLimitTest {
  @Test
  void of_many_who_come_at_once_no_more_than_allowed_get_a_place() {
    var limit = new ConnectionLimit(64);
    var refused = new AtomicInteger();
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 150; i++) {
        all.execute(
            () -> {
              try {
                limit.take("192.0.2.1");
              } catch (Fault fault) {
                refused.incrementAndGet();
              }
            });
      }
    }
    assertEquals(150 - 64, refused.get());
    limit.take("192.0.2.2");
  }

  @Test
  void a_place_that_was_given_back_can_be_taken_again() {
    var limit = new ConnectionLimit(2);
    var places = new ArrayList<ConnectionLimit.Place>();
    places.add(limit.take("a"));
    places.add(limit.take("a"));
    places.forEach(ConnectionLimit.Place::use);
    assertThrows(Fault.class, () -> limit.take("a"));
    limit.free(places.getFirst());
    limit.free(places.getFirst());
    limit.take("a");
    assertThrows(Fault.class, () -> limit.take("a"));
  }
}
