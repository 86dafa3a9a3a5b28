package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who works at which analysis, in both kinds of store.
class AnalysisStoreTest extends BothStores {
  private static AnalysisRow asked(String table, String person, long at) {
    return AnalysisRow.asked(table, 7, person, at);
  }

  @OnBothStores
  void everybody_who_asked_has_one_before_anybody_has_a_second(String kind) {
    try (var store = store(kind)) {
      store.ask(asked("a1", "ada", 1));
      store.ask(asked("a2", "ada", 2));
      store.ask(asked("a3", "ada", 3));
      store.ask(asked("b1", "bea", 4));
      store.ask(asked("a1", "carla", 5));
      assertEquals(3, store.analysesOf("ada"));
      assertEquals(0, store.analysesOf("carla"), "it was asked for already");
      assertEquals(3, store.analysesBefore(store.analysis("b1").orElseThrow()));
      var order = new ArrayList<String>();
      for (int i = 0; i < 4; i++) {
        AnalysisRow row = store.claim("worker", 10, 1000).orElseThrow();
        order.add(row.table());
        assertTrue(store.keep(row.known(AnalysisRow.DONE, 7, "{}")));
      }
      assertEquals(List.of("a1", "a2", "a3", "b1"), order.stream().sorted().toList());
      assertTrue(order.indexOf("b1") < order.indexOf("a3"), order.toString());
      assertEquals(Optional.empty(), store.claim("worker", 10, 1000));
    }
  }

  @OnBothStores
  void one_worker_has_it_until_its_lease_ends(String kind) {
    try (var store = store(kind)) {
      store.ask(asked("t", "ada", 1));
      AnalysisRow first = store.claim("one", 10, 20).orElseThrow();
      assertEquals(Optional.empty(), store.claim("two", 15, 40));
      assertTrue(store.advance(first.advanced(3, 30)));
      assertEquals(3, store.analysis("t").orElseThrow().done());
      assertEquals(Optional.empty(), store.claim("two", 25, 40));
      AnalysisRow second = store.claim("two", 31, 60).orElseThrow();
      assertFalse(store.advance(first.advanced(4, 50)), "another has taken it up");
      assertFalse(store.keep(first.known(AnalysisRow.DONE, 7, "mine")));
      store.release("two");
      assertTrue(store.claim("three", 32, 60).isPresent(), "who leaves lets others go on");
      assertFalse(store.keep(second.known(AnalysisRow.DONE, 7, "late")));
    }
  }

  @OnBothStores
  void a_cancelled_one_ends_and_a_failed_or_outdated_one_is_asked_for_again(String kind) {
    try (var store = store(kind)) {
      store.ask(asked("t", "ada", 1));
      AnalysisRow row = store.claim("one", 10, 20).orElseThrow();
      store.cancel("t");
      assertFalse(store.advance(row.advanced(1, 30)));
      assertEquals(Optional.empty(), store.analysis("t"));

      store.ask(asked("t", "ada", 2));
      AnalysisRow failing = store.claim("one", 10, 20).orElseThrow();
      store.keep(failing.known(AnalysisRow.FAILED, 7, ""));
      store.ask(asked("t", "bea", 3));
      assertEquals("bea", store.analysis("t").orElseThrow().person());

      AnalysisRow done = store.claim("one", 10, 20).orElseThrow();
      store.keep(done.known(AnalysisRow.DONE, 7, "{}"));
      store.cancel("t");
      store.ask(asked("t", "carla", 4));
      assertEquals(AnalysisRow.DONE, store.analysis("t").orElseThrow().state());
      store.ask(AnalysisRow.asked("t", 8, "carla", 5));
      assertEquals(AnalysisRow.WAITING, store.analysis("t").orElseThrow().state());
    }
  }
}
