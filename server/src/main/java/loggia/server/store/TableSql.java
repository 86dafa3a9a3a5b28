package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// The statements about tables.
final class TableSql {
  static final String SUMMARISE =
      "update tables set status = ?, updated = ?, number = ?, round = ?, awaited = ?,"
          + " drive = ?, deadline = ?, ending = ? where id = ?";

  /// Leaves alone what is indexed, where none of it changes but the time, and that by less than
  /// [#LATE]: most decisions are like that, and then the indexes need not be written.
  static final String COUNT =
      "update tables set number = ?, round = ?, awaited = ? where id = ? and status = ? and drive ="
          + " 0 and deadline = ? and ending = ? and updated > ?";

  /// By how many milliseconds lists may be behind with when something last happened at a table.
  private static final long LATE = 60_000;

  /// Each part finds its tables by the index, not among all that run.
  static final String DUE =
      "select id from (select id, updated from tables"
          + " where status = 'running' and drive = 1 and updated <= :time"
          + " union select id, updated from tables"
          + " where status in ('running', 'waiting') and drive in (0, 1)"
          + " and deadline <= :time) due order by updated";

  private TableSql() {}

  static void insert(Handle handle, TableRow row) {
    Summary summary = row.summary();
    handle.execute(
        "insert into tables (id, game, status, visible, study, words, created, updated, number,"
            + " round, awaited, drive, deadline, ending, version, body)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row.id(),
        row.game(),
        summary.status(),
        bit(row.visible()),
        bit(row.study()),
        row.words().toLowerCase(Locale.ROOT),
        row.created(),
        summary.updated(),
        summary.number(),
        summary.round(),
        summary.awaited(),
        bit(summary.drive()),
        summary.deadline(),
        summary.ending(),
        row.version(),
        row.body());
    seat(handle, row);
    WordSql.insert(handle, row);
  }

  /// Leaves the number alone: decisions may be coming in on another node.
  static boolean update(Handle handle, TableRow row) {
    Summary summary = row.summary();
    int changed =
        handle.execute(
            "update tables set status = case when status = 'over' then status else ? end,"
                + " visible = ?, words = ?, updated = ?,"
                + " awaited = case when number = ? then ? else awaited end,"
                + " drive = case when number = ? then ? else drive end,"
                + " deadline = case when number = ? then ? else deadline end,"
                + " version = ?, body = ? where id = ? and version = ?",
            summary.status(),
            bit(row.visible()),
            row.words().toLowerCase(Locale.ROOT),
            summary.updated(),
            summary.number(),
            summary.awaited(),
            summary.number(),
            bit(summary.drive()),
            summary.number(),
            summary.deadline(),
            row.version() + 1,
            row.body(),
            row.id(),
            row.version());
    if (changed == 1) {
      handle.execute("delete from members where table_id = ?", row.id());
      seat(handle, row);
      WordSql.update(handle, row);
    }
    return changed == 1;
  }

  private static void seat(Handle handle, TableRow row) {
    for (TableRow.Member member : row.members()) {
      handle.execute(
          "insert into members (table_id, person, seats) values (?, ?, ?)",
          row.id(),
          member.person(),
          member.seats());
    }
  }

  static void summarise(Handle handle, String table, Summary summary) {
    if (summary.drive() || handle.execute(COUNT, counted(table, summary)) == 0) {
      handle.execute(SUMMARISE, values(table, summary));
    }
  }

  static Object[] values(String table, Summary summary) {
    return new Object[] {
      summary.status(),
      summary.updated(),
      summary.number(),
      summary.round(),
      summary.awaited(),
      bit(summary.drive()),
      summary.deadline(),
      summary.ending(),
      table,
    };
  }

  static Object[] counted(String table, Summary summary) {
    return new Object[] {
      summary.number(),
      summary.round(),
      summary.awaited(),
      table,
      summary.status(),
      summary.deadline(),
      summary.ending(),
      summary.updated() - LATE,
    };
  }

  /// Whether no decision has come in since this number.
  static boolean isAt(Handle handle, String id, int number) {
    return handle
            .createQuery("select count(*) from tables where id = ? and number = ?")
            .bind(0, id)
            .bind(1, number)
            .mapTo(Integer.class)
            .one()
        == 1;
  }

  static Optional<TableRow> byId(Handle handle, String id) {
    return handle
        .createQuery("select * from tables where id = ?")
        .bind(0, id)
        .map(TableSql::read)
        .findOne();
  }

  static int count(Handle handle, String person, long time) {
    return handle
        .createQuery(
            "select count(*) from tables t join members m on m.table_id = t.id"
                + " where m.person = :person"
                + " and (t.status <> 'over' or t.study = 1 and t.created >= :time)")
        .bind("person", person)
        .bind("time", time)
        .mapTo(Integer.class)
        .one();
  }

  static int countUnseated(Handle handle, String person) {
    return handle
        .createQuery(
            "select count(*) from tables t join members m on m.table_id = t.id"
                + " where m.person = :person and m.seats = 0 and t.status = 'running'")
        .bind("person", person)
        .mapTo(Integer.class)
        .one();
  }

  /// The pattern that finds these words anywhere.
  static String like(String words) {
    return "%" + escape(words) + "%";
  }

  private static String escape(String words) {
    return words.toLowerCase(Locale.ROOT).replace("!", "!!").replace("%", "!%").replace("_", "!_");
  }

  static List<String> due(Handle handle, long time) {
    return handle.createQuery(DUE).bind("time", time).mapTo(String.class).list();
  }

  static void forget(Handle handle, long time) {
    String which = "(select id from tables where status = 'waiting' and updated < ?)";
    handle.execute("delete from members where table_id in " + which, time);
    handle.execute("delete from chat where table_id in " + which, time);
    handle.execute("delete from analyses where table_id in " + which, time);
    handle.execute("delete from words where table_id in " + which, time);
    handle.execute("delete from tables where status = 'waiting' and updated < ?", time);
  }

  static List<String> of(Handle handle, String person) {
    return handle
        .createQuery(
            "select t.id from tables t join members m on m.table_id = t.id where m.person = ?"
                + " order by t.created, t.id")
        .bind(0, person)
        .mapTo(String.class)
        .list();
  }

  static void drop(Handle handle, String table) {
    int gone = handle.execute("delete from tables where id = ? and status = 'waiting'", table);
    if (gone == 1) {
      for (String part :
          List.of(
              "members",
              "words",
              "chat",
              "decisions",
              "analyses",
              "waits",
              "invitations",
              "hooks",
              "hooked")) {
        handle.execute("delete from " + part + " where table_id = ?", table);
      }
    }
  }

  /// Members are only written, never read back: the body has them.
  static TableRow read(ResultSet row, StatementContext context) throws SQLException {
    var summary =
        new Summary(
            row.getString("status"),
            row.getInt("number"),
            row.getInt("round"),
            row.getInt("awaited"),
            row.getInt("drive") == 1,
            row.getLong("deadline"),
            row.getString("ending"),
            row.getLong("updated"));
    return new TableRow(
        row.getString("id"),
        row.getString("game"),
        row.getInt("visible") == 1,
        row.getInt("study") == 1,
        row.getString("words"),
        row.getLong("created"),
        summary,
        List.of(),
        row.getInt("version"),
        row.getString("body"));
  }

  private static int bit(boolean flag) {
    return flag ? 1 : 0;
  }
}
