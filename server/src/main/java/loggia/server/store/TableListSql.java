package loggia.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/// The lists of tables. However many are stored, only those that are shown are read: a condition
/// that nobody asked for is left out, for beside it a database would not use its index, and the
/// order is found among ids before anything else of a table is looked at.
final class TableListSql {
  /// The number of the last decision is found without reading the others.
  private static final String SHOWN =
      "select t.*, (select coalesce(max(d.number) + 1, 0) from decisions d"
          + " where d.table_id = t.id) as decisions from tables t join (";

  /// Where it is one's own turn comes first, what is over last.
  private static final String RANK =
      "case when t.status = 'running' and (t.awaited & m.seats) <> 0 then 0"
          + " when t.status = 'over' then 2 else 1 end";

  private TableListSql() {}

  static List<Store.Listed> list(Handle handle, TableQuery query) {
    var search = WordSearch.of(handle, query);
    Query select = handle.createQuery(text(query, search)).bind("most", query.most());
    if (!query.person().isEmpty()) {
      select = select.bind("person", query.person());
    }
    return search
        .bind(bindList(select, query))
        .map(
            (row, context) ->
                new Store.Listed(TableSql.read(row, context), row.getInt("decisions")))
        .list();
  }

  static Query bindList(Query select, TableQuery query) {
    Query bound = select;
    if (!query.status().isEmpty()) {
      bound = bound.bind("status", query.status());
    }
    if (!query.game().isEmpty()) {
      bound = bound.bind("game", query.game());
    }
    return bound;
  }

  static String text(TableQuery query, WordSearch search) {
    boolean mine = !query.person().isEmpty();
    var conditions = new ArrayList<String>();
    conditions.add(mine ? "m.person = :person" : "t.visible = 1");
    if (!query.status().isEmpty()) {
      conditions.add("t.status = :status");
    }
    if (!query.game().isEmpty()) {
      conditions.add("t.game = :game");
    }
    if (search.few()) {
      conditions.add("t.id = f.table_id");
    }
    for (int i = search.few() ? 1 : 0; i < search.ranges().size(); i++) {
      conditions.add(
          "exists (select 1 from words w where w.table_id = t.id and %s)"
              .formatted(WordSearch.within(i)));
    }
    return SHOWN
        + ("select t.id, t.updated, " + (mine ? RANK : "0") + " as rank from ")
        // A cross join is one that SQLite begins on the left.
        + (search.few() ? found(query) + " cross join tables t" : "tables t")
        + (mine ? " join members m on m.table_id = t.id" : "")
        + (" where " + String.join(" and ", conditions))
        + (mine ? " order by rank, t.updated desc" : " order by t.updated desc")
        + " limit :most) s on s.id = t.id order by s.rank, s.updated desc";
  }

  private static String found(TableQuery query) {
    return "(select distinct w.table_id from words w where %s) f"
        .formatted(WordSearch.listed(query, 0));
  }
}
