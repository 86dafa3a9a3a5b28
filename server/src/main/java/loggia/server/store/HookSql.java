package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// The statements about webhooks.
final class HookSql {
  /// As many turns as a message of any listener can hold.
  private static final int AT_ONCE = 10;

  private static final String UNTOLD =
      " from waits w where (h.table_id <> '' and w.table_id = h.table_id"
          + " or h.person <> '' and w.person = h.person) and w.since <= :late"
          + " and not exists (select 1 from hooked t where t.hook = h.id"
          + " and t.table_id = w.table_id and t.person = w.person and t.since = w.since)";

  private HookSql() {}

  static Optional<Hook> byId(Handle handle, String id) {
    return handle
        .createQuery("select * from hooks where id = ?")
        .bind(0, id)
        .map(HookSql::read)
        .findOne();
  }

  static List<Hook> ofPerson(Handle handle, String person) {
    return handle
        .createQuery("select * from hooks where person = ? order by id")
        .bind(0, person)
        .map(HookSql::read)
        .list();
  }

  static int save(Handle handle, Hook hook) {
    remove(handle, hook.id());
    return handle.execute(
        "insert into hooks (id, person, table_id, kind, url, keys, lang, failing, failures, retry,"
            + " error, worker, lease) values (?, ?, ?, ?, ?, ?, ?, 0, 0, 0, '', '', 0)",
        hook.id(),
        hook.person(),
        hook.table(),
        hook.target().kind().name(),
        hook.target().url(),
        hook.target().keys(),
        hook.target().lang());
  }

  static int remove(Handle handle, String id) {
    handle.execute("delete from hooked where hook = ?", id);
    return handle.execute("delete from hooks where id = ?", id);
  }

  static int recover(Handle handle, Hook hook) {
    return handle.execute(
        "update hooks set failing = 0, failures = 0, retry = 0, error = '' where id = ? and url ="
            + " ?",
        hook.id(),
        hook.target().url());
  }

  /// Of tables and guests that are no more.
  static void forget(Handle handle) {
    handle.execute(
        "delete from hooks where table_id <> '' and table_id not in (select id from tables)"
            + " or person <> '' and person not in (select id from people)");
    handle.execute("delete from hooked where hook not in (select id from hooks)");
  }

  static Optional<Hook> claim(Handle handle, String worker, long now, long late, long until) {
    return handle
        .createQuery(
            "select * from hooks h where lease <= :now and retry <= :now and exists (select 1"
                + UNTOLD
                + ") order by lease, retry limit 1")
        .bind("now", now)
        .bind("late", late)
        .map(HookSql::read)
        .findOne()
        .filter(hook -> take(handle, hook, worker, until))
        .map(hook -> hook.heldBy(worker, until));
  }

  private static boolean take(Handle handle, Hook hook, String worker, long until) {
    return handle.execute(
            "update hooks set worker = ?, lease = ? where id = ? and worker = ? and lease = ?",
            worker,
            until,
            hook.id(),
            hook.lease().worker(),
            hook.lease().until())
        == 1;
  }

  static List<WaitRow> untold(Handle handle, Hook hook, long late) {
    return handle
        .createQuery(
            "select w.*"
                + UNTOLD.replace("waits w", "waits w join hooks h on h.id = :id")
                + " order by w.since, w.table_id, w.person limit "
                + AT_ONCE)
        .bind("id", hook.id())
        .bind("late", late)
        .map(NoticeSql::readWait)
        .list();
  }

  static boolean called(Handle handle, Hook hook, List<WaitRow> told) {
    boolean own =
        handle.execute(
                "update hooks set failing = ?, failures = ?, retry = ?, error = ?, worker = '',"
                    + " lease = 0 where id = ? and worker = ?",
                hook.state().failing(),
                hook.state().failures(),
                hook.state().retry(),
                hook.state().error(),
                hook.id(),
                hook.lease().worker())
            == 1;
    if (own && !told.isEmpty()) {
      told.forEach(wait -> remember(handle, hook, wait));
      handle.execute(
          "delete from hooked where hook = ? and not exists (select 1 from waits w where"
              + " w.table_id = hooked.table_id and w.person = hooked.person)",
          hook.id());
    }
    return own;
  }

  private static void remember(Handle handle, Hook hook, WaitRow wait) {
    handle.execute(
        "insert into hooked (hook, table_id, person, since) values (?, ?, ?, ?)"
            + " on conflict (hook, table_id, person) do update set since = excluded.since",
        hook.id(),
        wait.table(),
        wait.person(),
        wait.since());
  }

  private static Hook read(ResultSet row, StatementContext context) throws SQLException {
    return new Hook(
        row.getString("id"),
        row.getString("person"),
        row.getString("table_id"),
        new Hook.Target(
            Hook.Kind.valueOf(row.getString("kind")),
            row.getString("url"),
            row.getString("keys"),
            row.getString("lang")),
        new Hook.State(
            row.getLong("failing"),
            row.getInt("failures"),
            row.getLong("retry"),
            row.getString("error")),
        new Lease(row.getString("worker"), row.getLong("lease")));
  }
}
