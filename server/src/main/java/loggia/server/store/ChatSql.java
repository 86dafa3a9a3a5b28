package loggia.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

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
        .createQuery("select * from chat where table_id = ? and number >= ? order by number")
        .bind(0, table)
        .bind(1, from)
        .map(
            (row, context) ->
                new ChatRow(
                    row.getString("table_id"),
                    row.getInt("number"),
                    row.getString("person"),
                    row.getString("name"),
                    row.getInt("account") == 1,
                    row.getString("text"),
                    row.getLong("at")))
        .list();
  }
}
