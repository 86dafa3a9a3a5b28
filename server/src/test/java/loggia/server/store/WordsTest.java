package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/// That searches find tables by the words they have now, in the list they are in now.
class WordsTest extends BothStores {
  private static final String PLAYED = "running";

  private static TableRow row(
      String id, String status, boolean visible, int version, String names) {
    var summary = new Summary(status, 0, 1, 1, false, Summary.NEVER, "", 5);
    String words = id + " go-far " + names;
    var members = List.of(new TableRow.Member("p", 1));
    return new TableRow(id, "go-far", visible, false, words, 1, summary, members, version, "{}");
  }

  private static TableRow row(String id, String names) {
    return row(id, PLAYED, true, 0, names);
  }

  private static List<String> found(Store store, String status, String words) {
    return found(store, new TableQuery(status, "", "", words, 9));
  }

  private static List<String> found(Store store, TableQuery query) {
    return store.list(query).stream().map(listed -> listed.row().id()).sorted().toList();
  }

  private static long words(SqlStore store, String table) {
    return store.read(
        handle ->
            handle
                .createQuery("select count(*) from words where table_id = ?")
                .bind(0, table)
                .mapTo(Long.class)
                .one());
  }

  @Test
  void a_text_has_its_words_whole_and_in_parts() {
    assertEquals(
        Set.of("ada", "jean-luc", "jean", "luc", "100%", "100"),
        SearchWords.of(" Ada\u00a0\tJean-Luc 100%"));
    assertEquals(Set.of(), SearchWords.of(" \n"));
    assertEquals(List.of(WordRange.beginningWith("ada")), SearchWords.begun("ADA ada\0"));
  }

  @OnBothStores
  void a_table_is_found_by_how_its_words_begin_if_all_of_them_do(String kind) {
    try (var store = store(kind)) {
      store.open(row("one", "Jean-Luc Élodie"), List.of());
      store.open(row("two", "Jeanne 100% 𝒜da"), List.of());
      for (String words : List.of("j", "JEAN", "  jean  ", "go", "far", "go-f", "go far")) {
        assertEquals(List.of("one", "two"), found(store, PLAYED, words), words);
      }
      for (String words : List.of("jean-", "luc", "élo", "ÉLODIE", "on luc j", "one")) {
        assertEquals(List.of("one"), found(store, PLAYED, words), words);
      }
      for (String words : List.of("jeann", "100%", "100 jean", "𝒜")) {
        assertEquals(List.of("two"), found(store, PLAYED, words), words);
      }
      for (String words : List.of("ean", "jean nobody", "_", "%", "jeannes", "elo")) {
        assertEquals(List.of(), found(store, PLAYED, words), words);
      }
    }
  }

  @OnBothStores
  void words_game_and_list_go_together(String kind) {
    try (var store = store(kind)) {
      store.open(row("one", "ada"), List.of());
      store.open(row("two", "waiting", true, 0, "ada"), List.of());
      store.open(row("hidden", PLAYED, false, 0, "ada"), List.of());
      assertEquals(List.of("one"), found(store, new TableQuery(PLAYED, "", "go-far", "ad", 9)));
      assertEquals(List.of("one"), found(store, new TableQuery(PLAYED, "", "go-far", "", 9)));
      assertEquals(List.of(), found(store, new TableQuery(PLAYED, "", "go", "ad", 9)));
      assertEquals(List.of(), found(store, new TableQuery(PLAYED, "", "go", "", 9)));
      assertEquals(List.of("one", "two"), found(store, "", "ada"));
      assertEquals(
          List.of("hidden", "one", "two"), found(store, new TableQuery("", "p", "", "ad", 9)));
      assertEquals(List.of("hidden"), found(store, new TableQuery("", "p", "", "hid", 9)));
    }
  }

  @OnBothStores
  void who_comes_is_found_and_who_leaves_is_not(String kind) {
    try (var store = store(kind)) {
      store.open(row("t", "waiting", true, 0, "Ada Ugo"), List.of());
      store.change(row("t", PLAYED, true, 0, "Ada Bea"));
      assertEquals(List.of("t"), found(store, PLAYED, "bea ada"));
      assertEquals(List.of(), found(store, PLAYED, "ugo"));
      assertEquals(List.of(), found(store, "waiting", "ada"));
      store.change(row("t", PLAYED, false, 1, "Ada Bea"));
      assertEquals(List.of(), found(store, PLAYED, "ada"));
      store.change(row("t", PLAYED, true, 1, "too late"));
      assertEquals(6, words(store, "t"), "t, go-far, go, far, ada, bea");
    }
  }

  @OnBothStores
  void a_game_that_ends_is_found_among_the_finished_and_again_among_those_played_when_taken_back(
      String kind) {
    try (var store = store(kind)) {
      store.open(row("t", "Ada"), List.of());
      var over = new Summary("over", 1, 1, 0, false, Summary.NEVER, "won", 6);
      var ended = Optional.of(new Store.Ended(List.of(), Optional.empty()));
      store.append(new DecisionRow("t", 0, 1, "m", "", 6), over, ended);
      assertEquals(List.of("t"), found(store, "over", "ada"));
      assertEquals(List.of(), found(store, PLAYED, "ada"));
      store.change(row("t", PLAYED, true, 0, "Ada"));
      assertEquals(List.of("t"), found(store, "over", "ada"), "it stays over");
      var back = new Summary(PLAYED, 2, 1, 1, false, Summary.NEVER, "", 7);
      store.append(new DecisionRow("t", 1, 0, "rewind 0", "", 7), back, Optional.empty());
      assertEquals(List.of("t"), found(store, PLAYED, "ada"));
      assertEquals(List.of(), found(store, "over", "ada"));
    }
  }

  @OnBothStores
  void the_words_of_a_table_go_with_it(String kind) {
    try (var store = store(kind)) {
      store.open(row("dropped", "waiting", true, 0, "Ada"), List.of());
      store.open(row("forgotten", "waiting", true, 0, "Ada"), List.of());
      store.open(row("kept", "Ada"), List.of());
      store.drop("dropped");
      store.drop("kept");
      assertEquals(0, words(store, "dropped"));
      store.forget(100);
      assertEquals(0, words(store, "forgotten"));
      assertEquals(List.of("kept"), found(store, PLAYED, "ada"));
    }
  }

  @OnBothStores
  void what_a_backup_brings_is_found(String kind) {
    var lines = new ArrayList<Map<String, Object>>();
    try (var before = new SqliteStore(folder.resolve("before.db"))) {
      before.open(row("t", "Ada"), List.of());
      before.open(row("hidden", PLAYED, false, 0, "Ada"), List.of());
      before.dump(lines::add);
    }
    try (var store = store(kind)) {
      store.restore(lines);
      assertEquals(List.of("t"), found(store, PLAYED, "ada"));
      assertEquals(List.of("hidden", "t"), found(store, new TableQuery("", "p", "", "ad", 9)));
    }
  }

  @Test
  void tables_from_before_the_search_are_found() {
    var file = folder.resolve("old.db");
    try (var store = new SqliteStore(file)) {
      store.open(row("t", "Ada"), List.of());
    }
    Jdbi.create("jdbc:sqlite:" + file)
        .useHandle(
            handle -> {
              handle.execute("drop table words");
              handle.execute("delete from flyway_schema_history where version = '13'");
            });
    try (var store = new SqliteStore(file)) {
      assertEquals(List.of("t"), found(store, PLAYED, "ada"));
    }
  }
}
