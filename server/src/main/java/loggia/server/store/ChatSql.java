package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/// The statements about chat.
final class ChatSql {
  private ChatSql() {}

  /// The number is given here, so that two nodes never need to agree on it.
  static void insert(Handle handle, ChatRow line) {
    handle.execute(
        "insert into chat (table_id, number, person, name, account, text, at)"
            + " select ?, coalesce(max(number) + 1, 0), ?, ?, ?, ?, ? from chat where table_id = ?"
            + " on conflict do nothing",
        line.table(),
        line.person(),
        line.name(),
        line.account() ? 1 : 0,
        line.text(),
        line.at(),
        line.table());
  }

  static List<ChatRow> from(Handle handle, String table, int from) {
    return handle
        .createQuery(
            "select * from chat where table_id = ? and number >= ? and text <> '' order by number")
        .bind(0, table)
        .bind(1, from)
        .map(ChatSql::read)
        .list();
  }

  static List<ChatRow> by(Handle handle, String person) {
    return handle
        .createQuery("select * from chat where person = ? order by at, table_id, number")
        .bind(0, person)
        .map(ChatSql::read)
        .list();
  }

  /// The lines keep their numbers, by which others know what they have read.
  static void erase(Handle handle, String person) {
    handle.execute(
        "update chat set person = '', name = '', account = 0, text = '' where person = ?", person);
  }

  private static ChatRow read(ResultSet row, StatementContext context) throws SQLException {
    return new ChatRow(
        row.getString("table_id"),
        row.getInt("number"),
        row.getString("person"),
        row.getString("name"),
        row.getInt("account") == 1,
        row.getString("text"),
        row.getLong("at"));
  }
}
