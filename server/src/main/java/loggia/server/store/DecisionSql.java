package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// The statements about decisions. There is none that changes or deletes one.
final class DecisionSql {
  static final String INSERT =
      "insert into decisions (table_id, number, seat, move, client_key, at)"
          + " values (?, ?, ?, ?, ?, ?) on conflict do nothing";

  private DecisionSql() {}

  static Object[] values(DecisionRow row) {
    return new Object[] {
      row.table(), row.number(), row.seat(), row.move(), row.key(), row.at(),
    };
  }

  static boolean insert(Handle handle, DecisionRow row) {
    return handle.execute(INSERT, values(row)) == 1;
  }

  static List<DecisionRow> from(Handle handle, String table, int from) {
    return handle
        .createQuery("select * from decisions where table_id = ? and number >= ? order by number")
        .bind(0, table)
        .bind(1, from)
        .map(DecisionSql::read)
        .list();
  }

  static Optional<DecisionRow> byKey(Handle handle, String table, int seat, String key, int from) {
    return handle
        .createQuery(
            "select * from decisions where table_id = ? and seat = ? and client_key = ?"
                + " and number >= ?"
                + " order by number limit 1")
        .bind(0, table)
        .bind(1, seat)
        .bind(2, key)
        .bind(3, from)
        .map(DecisionSql::read)
        .findOne();
  }

  private static DecisionRow read(ResultSet row, StatementContext context) throws SQLException {
    return new DecisionRow(
        row.getString("table_id"),
        row.getInt("number"),
        row.getInt("seat"),
        row.getString("move"),
        row.getString("client_key"),
        row.getLong("at"));
  }
}
