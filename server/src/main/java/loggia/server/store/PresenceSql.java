package loggia.server.store;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// The statements about who is connected where.
final class PresenceSql {
  private PresenceSql() {}

  static void present(Handle handle, String node, String table, String person, boolean here) {
    handle.execute(
        here
            ? "insert into presences (node, table_id, person) values (?, ?, ?) on conflict do"
                + " nothing"
            : "delete from presences where node = ? and table_id = ? and person = ?",
        node,
        table,
        person);
  }

  /// @return how many nodes have been lost
  static int alive(Handle handle, String node, long now, long until) {
    handle.execute(
        "insert into nodes (node, lease) values (?, ?)"
            + " on conflict (node) do update set lease = excluded.lease",
        node,
        until);
    int lost = handle.execute("delete from nodes where lease < ?", now);
    handle.execute("delete from presences where node not in (select node from nodes)");
    return lost;
  }

  static boolean gone(Handle handle, String node) {
    handle.execute("delete from presences where node = ?", node);
    handle.execute("delete from nodes where node = ?", node);
    return true;
  }

  static Map<String, Set<String>> elsewhere(Handle handle, String node, long now) {
    var elsewhere = new HashMap<String, Set<String>>();
    handle
        .createQuery(
            "select p.table_id, p.person from presences p join nodes n on n.node = p.node"
                + " where p.node <> ? and n.lease >= ?")
        .bind(0, node)
        .bind(1, now)
        .map((row, context) -> Map.entry(row.getString("table_id"), row.getString("person")))
        .forEach(
            one ->
                elsewhere.computeIfAbsent(one.getKey(), _ -> new HashSet<>()).add(one.getValue()));
    return elsewhere;
  }
}
