package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// The statements about analyses.
final class AnalysisSql {
  private static final String OWN =
      " where table_id = ? and asked = ? and worker = ? and state = 'waiting'";

  private AnalysisSql() {}

  static int insert(Handle handle, AnalysisRow row) {
    return handle.execute(
        "insert into analyses (table_id, number, person, asked, state, worker, lease, done, total,"
            + " body) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            + " on conflict (table_id) do update set number = excluded.number,"
            + " person = excluded.person, asked = excluded.asked, state = excluded.state,"
            + " worker = excluded.worker, lease = excluded.lease, done = excluded.done,"
            + " total = excluded.total, body = excluded.body"
            + " where analyses.state = 'failed' or analyses.number <> excluded.number",
        row.table(),
        row.number(),
        row.person(),
        row.asked(),
        row.state(),
        row.worker(),
        row.lease(),
        row.done(),
        row.total(),
        row.body());
  }

  static Optional<AnalysisRow> byTable(Handle handle, String table) {
    return handle
        .createQuery("select * from analyses where table_id = ?")
        .bind(0, table)
        .map(AnalysisSql::read)
        .findOne();
  }

  static int count(Handle handle, String person) {
    return handle
        .createQuery("select count(*) from analyses where state = 'waiting' and person = ?")
        .bind(0, person)
        .mapTo(Integer.class)
        .one();
  }

  static int before(Handle handle, AnalysisRow row) {
    return handle
        .createQuery("select count(*) from analyses where state = 'waiting' and asked < ?")
        .bind(0, row.asked())
        .mapTo(Integer.class)
        .one();
  }

  static Optional<AnalysisRow> claim(Handle handle, String worker, long now, long until) {
    return handle
        .createQuery(
            "select * from analyses a where state = 'waiting' and lease <= :now"
                + " order by (select max(b.lease) from analyses b where b.person = a.person),"
                + " a.asked limit 1")
        .bind("now", now)
        .map(AnalysisSql::read)
        .findOne()
        .filter(row -> take(handle, row, worker, until))
        .map(row -> row.heldBy(worker, until));
  }

  private static boolean take(Handle handle, AnalysisRow row, String worker, long until) {
    return handle.execute(
            "update analyses set worker = ?, lease = ? where table_id = ? and asked = ?"
                + " and state = 'waiting' and worker = ? and lease = ?",
            worker,
            until,
            row.table(),
            row.asked(),
            row.worker(),
            row.lease())
        == 1;
  }

  static boolean advance(Handle handle, AnalysisRow row) {
    return handle.execute(
            "update analyses set lease = ?, done = ?" + OWN,
            row.lease(),
            row.done(),
            row.table(),
            row.asked(),
            row.worker())
        == 1;
  }

  static boolean keep(Handle handle, AnalysisRow row) {
    return handle.execute(
            "update analyses set lease = ?, done = ?, total = ?, state = ?, body = ?" + OWN,
            row.lease(),
            row.done(),
            row.total(),
            row.state(),
            row.body(),
            row.table(),
            row.asked(),
            row.worker())
        == 1;
  }

  static int release(Handle handle, String worker) {
    return handle.execute(
        "update analyses set worker = '', lease = 0 where state = 'waiting' and worker = ?",
        worker);
  }

  static int cancel(Handle handle, String table) {
    return handle.execute("delete from analyses where table_id = ? and state = 'waiting'", table);
  }

  private static AnalysisRow read(ResultSet row, StatementContext context) throws SQLException {
    return new AnalysisRow(
        row.getString("table_id"),
        row.getInt("number"),
        row.getString("person"),
        row.getLong("asked"),
        row.getString("state"),
        row.getString("worker"),
        row.getLong("lease"),
        row.getInt("done"),
        row.getInt("total"),
        row.getString("body"));
  }
}
