package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// Which webhook is told what, in both kinds of store, whatever ends between two steps.
class HookStoreTest extends BothStores {
  private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);
  private static final Hook.Target TARGET =
      Hook.Target.of(Hook.Kind.JSON, "https://hooks.example/1", "en");
  private static final Hook ADAS = Hook.ofPerson("ada", TARGET);

  private static Optional<Hook> claim(Store store, String worker, long now) {
    return store.claimHook(worker, now, now - 30, now + 100);
  }

  private static List<String> tables(List<WaitRow> waits) {
    return waits.stream().map(WaitRow::table).toList();
  }

  @OnBothStores
  void each_webhook_is_told_of_each_wait_once(String kind) {
    try (var store = store(kind)) {
      store.save(ADAS);
      store.save(Hook.ofTable("t", TARGET));
      table(store, "t");
      table(store, "u");
      decide(store, "t", 0, "", "ada", 10);
      decide(store, "u", 0, "", "bob", 10);
      assertTrue(claim(store, "w", 39).isEmpty(), "not yet");
      for (int i = 0; i < 2; i++) {
        Hook held = claim(store, "w", 40).orElseThrow();
        assertEquals(List.of("t"), tables(store.untold(held, 10)));
        assertTrue(store.called(held.worked(), store.untold(held, 10)));
      }
      assertTrue(claim(store, "w", 41).isEmpty(), "both were told");
      decide(store, "t", 1, "ada", "bob", 50);
      Hook tables = claim(store, "w", 80).orElseThrow();
      assertEquals("t", tables.table());
      assertEquals("bob", store.untold(tables, 50).getFirst().person());
      assertTrue(store.called(tables.worked(), store.untold(tables, 50)));
      decide(store, "t", 2, "bob", "ada", 90);
      assertEquals("ada", claim(store, "w", 120).orElseThrow().person());
    }
  }

  @OnBothStores
  void of_two_nodes_one_calls_and_when_it_dies_the_other_does(String kind) {
    try (var store = store(kind)) {
      store.save(ADAS);
      table(store, "t");
      decide(store, "t", 0, "", "ada", 10);
      Hook dying = claim(store, "one", 40).orElseThrow();
      assertTrue(claim(store, "two", 41).isEmpty());
      Hook heir = claim(store, "two", 140).orElseThrow();
      List<WaitRow> waits = store.untold(heir, 110);
      assertTrue(store.called(heir.worked(), waits));
      assertFalse(store.called(dying.failed(142, "slow"), List.of()), "it is no longer its own");
      assertEquals("", store.hook(ADAS.id()).orElseThrow().state().error());
      assertTrue(claim(store, "one", 500).isEmpty());
    }
  }

  @OnBothStores
  void what_failed_is_tried_later_and_an_address_that_is_given_anew_at_once(String kind) {
    try (var store = store(kind)) {
      store.save(ADAS);
      table(store, "t");
      decide(store, "t", 0, "", "ada", 10);
      Hook held = claim(store, "w", 40).orElseThrow();
      assertTrue(store.called(held.failed(40, "no answer"), List.of()));
      assertTrue(claim(store, "w", 39 + MINUTE).isEmpty());
      assertEquals("no answer", claim(store, "w", 40 + MINUTE).orElseThrow().state().error());
      store.save(ADAS);
      Hook fresh = claim(store, "w", 41).orElseThrow();
      assertEquals("", fresh.state().error());
      store.called(fresh.failed(41, "no answer"), List.of());
      store.recover(fresh);
      assertTrue(claim(store, "w", 42).isPresent());
      store.removeHook(ADAS.id());
      assertTrue(claim(store, "w", 900).isEmpty());
      assertEquals(Optional.empty(), store.hook(ADAS.id()));
    }
  }

  @OnBothStores
  void no_more_is_said_at_once_than_a_message_holds_and_the_rest_afterwards(String kind) {
    try (var store = store(kind)) {
      store.save(ADAS);
      for (int i = 0; i < 12; i++) {
        table(store, "t" + i);
        decide(store, "t" + i, 0, "", "ada", 10 + i);
      }
      Hook held = claim(store, "w", 100).orElseThrow();
      List<WaitRow> first = store.untold(held, 70);
      assertEquals(10, first.size());
      store.called(held.worked(), first);
      assertEquals(List.of("t10", "t11"), tables(store.untold(held, 70)));
      assertTrue(claim(store, "w", 100).isPresent());
    }
  }

  @OnBothStores
  void a_table_that_is_forgotten_leaves_no_webhook(String kind) {
    try (var store = store(kind)) {
      store.save(Hook.ofTable("gone", TARGET));
      store.forget(1);
      assertEquals(Optional.empty(), store.hook(Hook.idOfTable("gone")));
    }
  }

  @Test
  void the_pauses_grow_from_a_minute_to_an_hour_and_after_a_day_it_is_off() {
    Hook hook = ADAS;
    long now = 1000;
    var pauses = LongStream.builder();
    for (int i = 0; i < 100 && !hook.isOff(); i++) {
      hook = hook.failed(now, "no answer");
      pauses.add((hook.state().retry() - now) / MINUTE);
      now = hook.state().retry();
    }
    assertTrue(hook.isOff());
    List<Long> all = pauses.build().boxed().toList();
    assertEquals(List.of(1L, 2L, 4L, 8L, 16L, 32L, 60L, 60L), all.subList(0, 8));
    long tried = all.subList(0, all.size() - 1).stream().mapToLong(Long::longValue).sum();
    assertTrue(tried >= 24 * 60 && tried < 25 * 60, "minutes until it is off: " + tried);
    assertEquals("no answer", hook.state().error());
    assertFalse(hook.worked().isOff());
  }
}
