package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// The statements about waits and whom to tell of them.
final class NoticeSql {
  static final String BEGIN =
      "insert into waits (table_id, person, since, deadline) values (?, ?, ?, ?)"
          + " on conflict (table_id, person) do update set deadline = excluded.deadline,"
          + " reminded = case when waits.since = excluded.since then waits.reminded else 0 end,"
          + " since = excluded.since";

  static final String END = "delete from waits where table_id = ? and person = ?";

  /// Whether or not they were told anything: so that it waits for who is just telling them.
  static final String MOVE = "update contacts set mailed = 0 where person = ?";

  private NoticeSql() {}

  static Object[] begin(WaitRow wait) {
    return new Object[] {wait.table(), wait.person(), wait.since(), wait.deadline()};
  }

  static void change(Handle handle, String table, Turns turns) {
    turns.ended().forEach(person -> handle.execute(END, table, person));
    turns.begun().forEach(wait -> handle.execute(BEGIN, begin(wait)));
    turns.mover().ifPresent(person -> handle.execute(MOVE, person));
  }

  static Optional<Contact> byPerson(Handle handle, String person) {
    return handle
        .createQuery("select * from contacts where person = ?")
        .bind(0, person)
        .map(NoticeSql::read)
        .findOne();
  }

  static List<Contact> byAddress(Handle handle, String address) {
    return handle
        .createQuery("select * from contacts where lower(address) = lower(?) order by person")
        .bind(0, address)
        .map(NoticeSql::read)
        .list();
  }

  static int save(Handle handle, Contact contact) {
    return handle.execute(
        "insert into contacts (person, address, unconfirmed, lang, turns, digest, remind,"
            + " quiet_from, quiet_to, zone, mailed, digested, failures, retry, worker, lease)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, '', 0)"
            + " on conflict (person) do update set address = excluded.address,"
            + " unconfirmed = excluded.unconfirmed, lang = excluded.lang, turns = excluded.turns,"
            + " digest = excluded.digest, remind = excluded.remind,"
            + " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
            + " zone = excluded.zone, failures = 0, retry = 0",
        contact.person(),
        contact.address(),
        contact.unconfirmed(),
        contact.wishes().lang(),
        bit(contact.wishes().turns()),
        bit(contact.wishes().digest()),
        contact.wishes().remind(),
        contact.wishes().quietFrom(),
        contact.wishes().quietTo(),
        contact.wishes().zone().getId());
  }

  static Optional<Contact> claim(
      Handle handle, String worker, long now, long late, long daily, long until) {
    return handle
        .createQuery(
            "select * from contacts c where address <> '' and lease <= :now and retry <= :now"
                + " and (turns = 1 and mailed = 0 and exists"
                + " (select 1 from waits w where w.person = c.person and w.since <= :late)"
                + " or digest = 1 and digested <= :daily and exists"
                + " (select 1 from waits w where w.person = c.person and w.since <= :late)"
                + " or remind > 0 and exists (select 1 from waits w where w.person = c.person"
                + " and w.reminded = 0 and w.deadline > :now and w.deadline - c.remind <= :now))"
                + " order by lease limit 1")
        .bind("now", now)
        .bind("late", late)
        .bind("daily", daily)
        .map(NoticeSql::read)
        .findOne()
        .filter(contact -> take(handle, contact, worker, until))
        .map(contact -> contact.heldBy(worker, until));
  }

  /// Another node may have held them, told them and let go since they were read: then the lease
  /// looks as before, but not what they were told.
  static boolean take(Handle handle, Contact contact, String worker, long until) {
    return handle.execute(
            "update contacts set worker = ?, lease = ? where person = ? and worker = ? and lease ="
                + " ? and mailed = ? and digested = ?",
            worker,
            until,
            contact.person(),
            contact.lease().worker(),
            contact.lease().until(),
            contact.told().mailed(),
            contact.told().digested())
        == 1;
  }

  static List<WaitRow> waits(Handle handle, String person) {
    return handle
        .createQuery("select * from waits where person = ? order by since, table_id")
        .bind(0, person)
        .map(NoticeSql::readWait)
        .list();
  }

  static boolean told(Handle handle, Contact contact, List<WaitRow> told, List<WaitRow> reminded) {
    boolean own =
        handle.execute(
                "update contacts set mailed = ?, digested = ?, failures = ?, retry = ?, worker ="
                    + " '', lease = 0 where person = ? and worker = ?",
                contact.told().mailed(),
                contact.told().digested(),
                contact.told().failures(),
                contact.told().retry(),
                contact.person(),
                contact.lease().worker())
            == 1;
    if (own) {
      // Read now that the row is held: who moves from here on waits for it.
      var waits = waits(handle, contact.person());
      if (!told.stream().allMatch(wait -> waits.stream().anyMatch(wait::isSame))) {
        handle.execute(MOVE, contact.person());
      }
      reminded.forEach(
          wait ->
              handle.execute(
                  "update waits set reminded = 1 where table_id = ? and person = ? and since = ?",
                  wait.table(),
                  wait.person(),
                  wait.since()));
    }
    return own;
  }

  static int forget(Handle handle, WaitRow wait) {
    return handle.execute(END + " and since = ?", wait.table(), wait.person(), wait.since());
  }

  static WaitRow readWait(ResultSet row, StatementContext context) throws SQLException {
    return new WaitRow(
        row.getString("table_id"),
        row.getString("person"),
        row.getLong("since"),
        row.getLong("deadline"),
        row.getInt("reminded") == 1);
  }

  private static Contact read(ResultSet row, StatementContext context) throws SQLException {
    var wishes =
        new Contact.Wishes(
            row.getString("lang"),
            row.getInt("turns") == 1,
            row.getInt("digest") == 1,
            row.getLong("remind"),
            row.getInt("quiet_from"),
            row.getInt("quiet_to"),
            ZoneId.of(row.getString("zone")));
    var told =
        new Contact.Told(
            row.getLong("mailed"),
            row.getLong("digested"),
            row.getInt("failures"),
            row.getLong("retry"));
    return new Contact(
        row.getString("person"),
        row.getString("address"),
        row.getString("unconfirmed"),
        wishes,
        told,
        new Lease(row.getString("worker"), row.getLong("lease")));
  }

  private static int bit(boolean flag) {
    return flag ? 1 : 0;
  }
}
