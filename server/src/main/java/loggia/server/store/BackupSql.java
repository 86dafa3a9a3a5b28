package loggia.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// All rows of all tables of the schema, so that a backup of one database restores into the other.
final class BackupSql {
  static final List<String> PARTS =
      List.of(
          "people",
          "revoked",
          "tables",
          "members",
          "decisions",
          "chat",
          "ratings",
          "results",
          "ties",
          "invitations",
          "vacations",
          "analyses",
          "waits",
          "contacts",
          "hooks",
          "hooked");
  private static final String PART = "part";

  private BackupSql() {}

  static void write(Handle handle, Consumer<Map<String, Object>> line) {
    for (String part : PARTS) {
      try (var rows =
          handle.createQuery("select * from " + part).setFetchSize(1000).mapToMap().stream()) {
        rows.forEach(
            row -> {
              var full = new LinkedHashMap<String, Object>();
              full.put(PART, part);
              full.putAll(row);
              line.accept(full);
            });
      }
    }
  }

  static void read(Handle handle, Iterable<Map<String, Object>> lines) {
    for (String part : PARTS) {
      int rows = handle.createQuery("select count(*) from " + part).mapTo(Integer.class).one();
      if (rows > 0) {
        throw new IllegalStateException(
            "the store is not empty: " + part + " has " + rows + " rows; restore into a new one");
      }
    }
    for (Map<String, Object> line : lines) {
      String part = String.valueOf(line.get(PART));
      if (!PARTS.contains(part)) {
        throw new IllegalStateException("not a backup: there is no part '" + part + "'");
      }
      insert(handle, part, line);
    }
    PersonSql.claimAll(handle);
    WordSql.fill(handle);
  }

  private static void insert(Handle handle, String part, Map<String, Object> line) {
    var columns = line.keySet().stream().filter(key -> !key.equals(PART)).toList();
    if (!columns.stream().allMatch(column -> column.matches("[a-z_]+"))) {
      throw new IllegalStateException("not a backup: odd column names in " + part);
    }
    String marks = "?, ".repeat(columns.size() - 1) + "?";
    handle.execute(
        "insert into " + part + " (" + String.join(", ", columns) + ") values (" + marks + ")",
        columns.stream().map(line::get).toArray());
  }
}
