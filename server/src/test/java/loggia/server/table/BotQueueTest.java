package loggia.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import loggia.server.table.BotQueue.Asker;
import loggia.server.table.BotQueue.Urgency;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BotQueueTest {
  private final AtomicLong clock = new AtomicLong();
  private final BotQueue queue = new BotQueue(1, clock::get);
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());
  private final List<Thread> threads = new ArrayList<>();

  /// Lets a bot think for a second of this queue's time, and waits until it is in the queue.
  private void enter(Asker asker) {
    int before = queue.waiting();
    threads.add(
        Thread.startVirtualThread(
            () ->
                queue.run(
                    asker,
                    () -> {
                      order.add(asker.owner());
                      return clock.addAndGet(1_000_000_000);
                    })));
    while (queue.waiting() == before) {
      Thread.onSpinWait();
    }
  }

  /// Keeps the place of this urgency until what is done meanwhile is done.
  private void whileTaken(Urgency urgency, Runnable meanwhile) throws InterruptedException {
    var taken = new CountDownLatch(1);
    var free = new CountDownLatch(1);
    var holder =
        Thread.startVirtualThread(
            () ->
                queue.run(
                    new Asker("elsewhere", "holder", urgency),
                    () -> {
                      taken.countDown();
                      try {
                        free.await();
                      } catch (InterruptedException e) {
                        throw new AssertionError(e);
                      }
                      return true;
                    }));
    taken.await();
    meanwhile.run();
    free.countDown();
    holder.join();
    for (Thread thread : threads) {
      thread.join();
    }
  }

  @Test
  void who_has_many_tables_does_not_keep_who_has_one_waiting() throws InterruptedException {
    whileTaken(
        Urgency.PERSON_WAITS,
        () -> {
          for (int i = 0; i < 20; i++) {
            enter(new Asker("a", "many", Urgency.PERSON_WAITS));
          }
          enter(new Asker("b", "one", Urgency.PERSON_WAITS));
        });
    assertTrue(order.indexOf("one") <= 1, order.toString());
  }

  @Test
  void many_names_at_one_address_are_one_in_the_queue() throws InterruptedException {
    whileTaken(
        Urgency.PERSON_WAITS,
        () -> {
          for (int i = 0; i < 20; i++) {
            enter(new Asker("a", "name " + i, Urgency.PERSON_WAITS));
          }
          enter(new Asker("b", "one", Urgency.PERSON_WAITS));
        });
    assertTrue(order.indexOf("one") <= 1, order.toString());
  }

  @Test
  void those_behind_one_address_take_turns_by_owner() throws InterruptedException {
    whileTaken(
        Urgency.PERSON_WAITS,
        () -> {
          for (int i = 0; i < 20; i++) {
            enter(new Asker("a", "many", Urgency.PERSON_WAITS));
          }
          enter(new Asker("a", "one", Urgency.PERSON_WAITS));
        });
    assertTrue(order.indexOf("one") <= 1, order.toString());
  }

  @Test
  void tables_that_nobody_watches_come_last() throws InterruptedException {
    whileTaken(
        Urgency.UNWATCHED,
        () -> {
          enter(new Asker("a", "unwatched", Urgency.UNWATCHED));
          enter(new Asker("a", "watched", Urgency.WATCHED));
          enter(new Asker("a", "unwatched", Urgency.UNWATCHED));
          enter(new Asker("a", "watched", Urgency.WATCHED));
        });
    assertEquals(List.of("watched", "watched", "unwatched", "unwatched"), order);
  }

  @Test
  void where_a_person_waits_nothing_else_is_in_the_way() throws InterruptedException {
    whileTaken(
        Urgency.UNWATCHED,
        () -> {
          for (int i = 0; i < 20; i++) {
            enter(new Asker("a", "unwatched", Urgency.UNWATCHED));
          }
          assertEquals(
              "answered",
              queue.run(new Asker("a", "person", Urgency.PERSON_WAITS), () -> "answered"));
          assertEquals(20, queue.waiting());
        });
  }
}
