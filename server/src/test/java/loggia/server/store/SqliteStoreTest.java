package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest {
  @TempDir Path data;

  private static Summary summary(int number) {
    return new Summary("running", number, 1, 1, false, Summary.NEVER, "", 5);
  }

  private static TableRow table(String id) {
    return new TableRow(id, "game", true, false, id, 1, summary(0), List.of(), 0, "{}");
  }

  private static DecisionRow decision(int number, String key) {
    return new DecisionRow("t", number, 1, "pass", key, number);
  }

  @Test
  void the_newest_schema_is_the_one_that_start_looks_for() {
    Path file = data.resolve("a.db");
    try (var store = new SqliteStore(file)) {
      store.check();
      Jdbi.create("jdbc:sqlite:" + file)
          .useHandle(handle -> assertTrue(Schema.isNewest(handle, true)));
      String newest =
          Jdbi.create("jdbc:sqlite:" + file)
              .withHandle(
                  handle ->
                      handle
                          .createQuery(
                              "select version from flyway_schema_history"
                                  + " order by installed_rank desc limit 1")
                          .mapTo(String.class)
                          .one());
      assertEquals(Schema.NEWEST, newest);
    }
  }

  @Test
  void a_number_is_taken_once_however_many_write() throws Exception {
    try (var store = new SqliteStore(data.resolve("b.db"));
        var threads = Executors.newFixedThreadPool(8)) {
      store.open(table("t"), List.of());
      var added = new AtomicInteger();
      for (int i = 0; i < 400; i++) {
        int number = i / 8;
        var unused =
            threads.submit(
                () ->
                    store.append(decision(number, "k"), summary(number + 1), Optional.empty())
                        ? added.incrementAndGet()
                        : 0);
        assertFalse(unused.isCancelled());
      }
      threads.shutdown();
      assertTrue(threads.awaitTermination(60, java.util.concurrent.TimeUnit.SECONDS));
      assertEquals(50, added.get());
      assertEquals(50, store.decisions("t", 0).size());
    }
  }

  @Test
  void lists_may_be_a_minute_behind_with_the_time_but_with_nothing_else() {
    try (var store = new SqliteStore(data.resolve("g.db"))) {
      store.open(table("t"), List.of());
      assertEquals(told(1, 5, "running", ""), appended(store, told(1, 1_005, "running", "")));
      var late = told(2, 60_006, "running", "");
      assertEquals(late, appended(store, late));
      var over = told(3, 60_007, "over", "alone");
      assertEquals(over, appended(store, over));
    }
  }

  @Test
  void a_table_that_the_server_has_to_play_at_is_never_behind() {
    try (var store = new SqliteStore(data.resolve("h.db"))) {
      store.open(table("t"), List.of());
      var drive = new Summary("running", 1, 2, 3, true, Summary.NEVER, "", 6);
      assertEquals(drive, appended(store, drive));
      var autoPlaying = new Summary("running", 2, 2, 3, false, 90, "", 7);
      assertEquals(autoPlaying, appended(store, autoPlaying));
      var clock = new Summary("running", 3, 2, 3, false, 91, "", 8);
      assertEquals(clock, appended(store, clock));
    }
  }

  private static Summary told(int number, long updated, String status, String ending) {
    return new Summary(status, number, 2, 3, false, Summary.NEVER, ending, updated);
  }

  private static Summary appended(Store store, Summary after) {
    assertTrue(store.append(decision(after.number() - 1, ""), after, Optional.empty()));
    return store.table("t").orElseThrow().summary();
  }

  @Test
  void an_older_version_of_a_table_changes_nothing() {
    try (var store = new SqliteStore(data.resolve("c.db"))) {
      store.open(table("t"), List.of());
      assertTrue(store.change(table("t")));
      assertFalse(store.change(table("t")));
      assertEquals(1, store.table("t").orElseThrow().version());
    }
  }

  @Test
  void what_fails_in_a_shared_commit_takes_nothing_else_with_it() {
    try (var store = new SqliteStore(data.resolve("d.db"))) {
      store.open(table("t"), List.of());
      assertThrows(RuntimeException.class, () -> store.open(table("t"), List.of()));
      assertTrue(store.append(decision(0, "a"), summary(1), Optional.empty()));
      assertEquals(0, store.answered("t", 1, "a", 0).orElseThrow().number());
      assertTrue(store.answered("t", 1, "a", 1).isEmpty());
      assertTrue(store.answered("t", 2, "a", 0).isEmpty());
    }
  }

  @Test
  void people_are_found_by_their_account_and_names_are_unique() {
    try (var store = new SqliteStore(data.resolve("e.db"))) {
      var one = new Person("1", "Ada", "", "", 0, 1);
      var two = new Person("2", "Bea", "", "", 0, 1);
      store.add(one);
      store.add(two);
      assertTrue(store.save(one.withAccount("ada", "hash")));
      assertFalse(store.save(two.withAccount("ada", "hash")));
      assertEquals("1", store.account("ada").orElseThrow().id());
      assertTrue(store.account("").isEmpty());
    }
  }

  @Test
  void what_nobody_came_back_to_is_forgotten_and_nothing_else() {
    try (var store = new SqliteStore(data.resolve("f.db"))) {
      store.add(new Person("waits", "Ada", "", "", 0, 1));
      store.add(new Person("plays", "Bea", "", "", 0, 1));
      store.add(new Person("has an account", "Cia", "cia", "hash", 0, 1));
      store.add(new Person("is new", "Dea", "", "", 0, 100));
      store.open(sits("never begun", "waiting", 5, "waits"), List.of());
      store.open(sits("just opened", "waiting", 100, "is new"), List.of());
      store.open(sits("under way", "running", 5, "plays"), List.of());
      store.forget(50);
      assertEquals(List.of("just opened", "under way"), store.tables());
      assertTrue(store.person("waits").isEmpty());
      for (String stays : List.of("plays", "has an account", "is new")) {
        assertTrue(store.person(stays).isPresent(), stays);
      }
    }
  }

  private static TableRow sits(String id, String status, long updated, String person) {
    var summary = new Summary(status, 0, 1, 1, false, Summary.NEVER, "", updated);
    var members = List.of(new TableRow.Member(person, 1));
    return new TableRow(id, "game", true, false, id, 1, summary, members, 0, "{}");
  }
}
