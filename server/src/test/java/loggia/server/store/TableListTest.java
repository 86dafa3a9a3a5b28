package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.Query;

/// What lists show, and that they read nothing else.
class TableListTest extends BothStores {
  private static final int MANY = 20_000;
  private static final String BODY = "x".repeat(1000);
  private static final String ALL_TABLES = "(?s).*(Seq Scan on tables|SCAN tables|SCAN t\\b).*";
  private static final TableQuery LOBBY = new TableQuery("running", "", "", "", 3);

  private static TableRow row(int i, String status, boolean visible, long deadline) {
    var summary = new Summary(status, 0, 1, i % 2 + 1, i % 50 == 7, deadline, "", i);
    var members = List.of(new TableRow.Member("p" + i % 100, 1));
    String id = "t%05d".formatted(i);
    String game = i % 3 == 0 ? "chess" : "go";
    return new TableRow(id, game, visible, false, id + " Name", 1, summary, members, 0, BODY);
  }

  private static void fill(SqlStore store, int count) {
    store.write(
        handle -> {
          for (int i = 0; i < count; i++) {
            String status = i % 4 == 0 ? "waiting" : i % 4 == 1 ? "over" : "running";
            TableSql.insert(handle, row(i, status, i % 5 != 0, i == 42 ? 100 : Summary.NEVER));
          }
          return count;
        });
  }

  private static List<String> ids(SqlStore store, TableQuery query) {
    return store.list(query).stream().map(listed -> listed.row().id()).toList();
  }

  @OnBothStores
  void a_list_shows_the_newest_of_those_it_is_asked_for(String kind) {
    try (var store = store(kind)) {
      fill(store, 60);
      assertEquals(List.of("t00059", "t00058", "t00054"), ids(store, LOBBY));
      assertEquals(
          List.of("t00054", "t00051", "t00042"),
          ids(store, new TableQuery("running", "", "chess", "", 3)));
      assertEquals(
          List.of("t00057"), ids(store, new TableQuery("over", "", "chess", "T00057 n", 3)));
      assertEquals(List.of(), ids(store, new TableQuery("over", "", "", "t000_7", 3)));
    }
  }

  @OnBothStores
  void of_ones_own_tables_those_come_first_that_wait_for_one_and_those_last_that_are_over(
      String kind) {
    try (var store = store(kind)) {
      fill(store, 500);
      // 6 waits for this seat, 106 to 406 do too; all end in 6 and are running.
      var mine = ids(store, new TableQuery("", "p6", "", "", 9));
      assertEquals(List.of("t00406", "t00306", "t00206", "t00106", "t00006"), mine);
      store.append(new DecisionRow("t00206", 0, 1, "m", "", 7), over(), Optional.empty());
      mine = ids(store, new TableQuery("", "p6", "", "", 9));
      assertEquals(List.of("t00406", "t00306", "t00106", "t00006", "t00206"), mine);
      assertEquals(1, store.list(new TableQuery("over", "p6", "", "", 9)).getFirst().decisions());
    }
  }

  private static Summary over() {
    return new Summary("over", 1, 1, 0, false, Summary.NEVER, "won", 900);
  }

  @OnBothStores
  void the_lobby_and_what_is_due_are_found_by_an_index_however_many_tables_there_are(String kind) {
    try (var store = store(kind)) {
      fill(store, MANY);
      store.write(handle -> handle.execute("analyze"));
      for (String status : List.of("waiting", "running", "over")) {
        String plan = plan(store, kind, new TableQuery(status, "", "", "", 100));
        assertIndexed(plan);
        assertFalse(plan.contains("words"), plan);
      }
      assertIndexed(plan(store, kind, TableSql.DUE, query -> query.bind("time", 100L)));
      assertEquals(List.of("t00007", "t00042"), store.due(100).stream().sorted().toList());
    }
  }

  @OnBothStores
  void tables_are_found_by_their_words_or_game_where_they_are_few_and_else_from_the_newest_on(
      String kind) {
    try (var store = store(kind)) {
      fill(store, MANY);
      store.open(rare(), List.of());
      store.write(handle -> handle.execute("analyze"));
      for (var few :
          List.of(
              asked("", "nobody"),
              asked("", "t00058"),
              asked("", "name t00058"),
              asked("go", "t0005"),
              asked("rare", ""),
              asked("rare", "name"))) {
        String plan = plan(store, kind, few);
        assertTrue(plan.contains("words_by_list"), plan);
        assertFalse(plan.matches(ALL_TABLES), plan);
        assertFalse(plan.contains("tables_by_status"), plan);
      }
      for (var many : List.of(asked("", "n"), asked("go", "name t"), asked("go", ""))) {
        assertIndexed(plan(store, kind, many));
        assertFalse(plan(store, kind, many).contains("words_by_list"));
        assertEquals(100, ids(store, many).size());
      }
      assertEquals(List.of("t00058"), ids(store, asked("go", "t00058 NA")));
      assertEquals(List.of("r"), ids(store, asked("rare", "name")));
    }
  }

  private static TableRow rare() {
    var summary = new Summary("running", 0, 1, 1, false, Summary.NEVER, "", 0);
    return new TableRow("r", "rare", true, false, "r rare Name", 1, summary, List.of(), 0, BODY);
  }

  private static TableQuery asked(String game, String words) {
    return new TableQuery("running", "", game, words, 100);
  }

  private static String plan(SqlStore store, String kind, TableQuery query) {
    var search = store.read(handle -> WordSearch.of(handle, query));
    return plan(
        store,
        kind,
        TableListSql.text(query, search),
        select -> search.bind(TableListSql.bindList(select, query)).bind("most", query.most()));
  }

  /// How the database would find it.
  private static String plan(
      SqlStore store, String kind, String text, UnaryOperator<Query> values) {
    String explain = kind.equals("sqlite") ? "explain query plan " : "explain ";
    return store.read(
        handle ->
            values.apply(handle.createQuery(explain + text)).mapToMap().stream()
                .map(Object::toString)
                .collect(Collectors.joining("\n")));
  }

  private static void assertIndexed(String plan) {
    assertFalse(plan.matches(ALL_TABLES), plan);
    assertTrue(plan.contains("tables_by_status") || plan.contains("tables_to_drive"), plan);
  }
}
