package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// The statements about how games ended.
final class ResultSql {
  private static final String INSERT =
      "insert into results (table_id, person, seat, game, at, told, seats, people, place, score,"
          + " won, role, rating) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
          + " on conflict (table_id, person) do ";

  private static final String AGAIN =
      "update set seat = excluded.seat, at = excluded.at, told = excluded.told,"
          + " people = excluded.people, place = excluded.place, score = excluded.score,"
          + " won = excluded.won, role = excluded.role, rating = excluded.rating,"
          + " share = null, adjusted = null";

  private ResultSql() {}

  /// The end of a game, once more where it was rewound.
  static void end(Handle handle, Store.Ended ended) {
    Map<String, Integer> ratings =
        ended.rated().map(rated -> RatingSql.change(handle, rated)).orElse(Map.of());
    for (ResultRow row : ended.results()) {
      insert(handle, row.rated(ratings.getOrDefault(row.person(), 0)), AGAIN);
    }
  }

  /// What is not known yet of games that ended before results were kept.
  static boolean record(Handle handle, List<ResultRow> rows) {
    rows.forEach(row -> insert(handle, row, "nothing"));
    return true;
  }

  private static void insert(Handle handle, ResultRow row, String otherwise) {
    handle.execute(
        INSERT + otherwise,
        row.table(),
        row.person(),
        row.seat(),
        row.game(),
        row.at(),
        row.told(),
        row.seats(),
        row.people(),
        row.place(),
        row.score(),
        row.won() ? 1 : 0,
        row.role(),
        row.rating());
  }

  static int judge(Handle handle, String table, int seat, ResultRow.Judged judged) {
    return handle.execute(
        "update results set share = ?, adjusted = ? where table_id = ? and seat = ?",
        judged.share(),
        judged.adjusted(),
        table,
        seat);
  }

  static List<String> unrecorded(Handle handle, String person, int most) {
    return handle
        .createQuery(
            "select t.id from tables t join members m on m.table_id = t.id"
                + " where m.person = :person and m.seats <> 0 and t.status = 'over' and t.study = 0"
                + " and not exists (select 1 from results r where r.table_id = t.id"
                + " and r.person = m.person) order by t.updated desc limit :most")
        .bind("person", person)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  static List<ResultRow> find(Handle handle, ResultQuery query) {
    return handle
        .createQuery(
            "select * from results r where person = :person and told <= :told"
                + " and (:game = '' or game = :game) and (:won < 0 or won = :won)"
                + " and (:words = '' or exists (select 1 from tables t where t.id = r.table_id"
                + " and t.words like :like escape '!'))"
                + " order by at desc, table_id limit :most")
        .bind("person", query.person())
        .bind("told", query.told())
        .bind("game", query.game())
        .bind("won", query.won().map(won -> won ? 1 : 0).orElse(-1))
        .bind("words", query.words())
        .bind("like", TableSql.like(query.words()))
        .bind("most", query.most())
        .map(ResultSql::read)
        .list();
  }

  private static ResultRow read(ResultSet row, StatementContext context) throws SQLException {
    double share = row.getDouble("share");
    Optional<ResultRow.Judged> judged =
        row.wasNull()
            ? Optional.empty()
            : Optional.of(new ResultRow.Judged(share, row.getDouble("adjusted")));
    return new ResultRow(
        row.getString("table_id"),
        row.getString("person"),
        row.getInt("seat"),
        row.getString("game"),
        row.getLong("at"),
        row.getLong("told"),
        row.getInt("seats"),
        row.getInt("people"),
        row.getInt("place"),
        row.getInt("score"),
        row.getInt("won") == 1,
        row.getString("role"),
        row.getInt("rating"),
        judged);
  }
}
