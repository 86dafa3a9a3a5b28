package loggia.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RoomsTest {
  @Test
  void who_enters_while_the_last_one_leaves_is_in_the_room() throws InterruptedException {
    var rooms = new Rooms<String>();
    var lost = new AtomicInteger();
    var ready = new CountDownLatch(2);
    Runnable comeAndGo =
        () -> {
          String who = Thread.currentThread().getName();
          ready.countDown();
          for (int i = 0; i < 200_000; i++) {
            rooms.enter("t", who);
            if (!rooms.at("t").contains(who) || !rooms.leave("t", who)) {
              lost.incrementAndGet();
            }
          }
        };
    var first = Thread.ofPlatform().name("first").start(comeAndGo);
    var second = Thread.ofPlatform().name("second").start(comeAndGo);
    first.join();
    second.join();
    assertEquals(0, lost.get());
    assertTrue(rooms.at("t").isEmpty());
    assertEquals(0, rooms.everybody().count());
  }
}
