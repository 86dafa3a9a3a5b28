package loggia.server.store;

import java.util.List;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Brings a database to the newest schema.
final class Schema {
  /// The version of the last migration file.
  static final String NEWEST = "13";

  private Schema() {}

  /// @throws UnknownSchema when it is not ours, or later than what we know
  static void migrate(String url, String user, String password) {
    boolean file = url.startsWith("jdbc:sqlite:");
    boolean newest =
        Jdbi.create(url, user, password)
            .withHandle(
                handle -> {
                  boolean same = isNewest(handle, file);
                  if (file) {
                    handle.execute("pragma journal_mode = wal");
                  }
                  return same;
                });
    // Looking takes a millisecond, the migration tool half a second of every start.
    if (!newest) {
      Flyway.configure(Schema.class.getClassLoader())
          .dataSource(url, user, password)
          .locations("classpath:loggia/server/store")
          // What SQLite does of itself.
          .placeholders(Map.of("bytewise", file ? "" : "collate \"C\""))
          .loggers("slf4j")
          .load()
          .migrate();
      Jdbi.create(url, user, password)
          .useTransaction(
              handle -> {
                PersonSql.claimAll(handle);
                WordSql.fill(handle);
              });
    }
  }

  private static List<String> tables(Handle handle, boolean file) {
    String query =
        file
            ? "select name from sqlite_schema where type = 'table'"
            : "select table_name from information_schema.tables"
                + " where table_schema = current_schema()";
    return handle.createQuery(query).mapTo(String.class).list();
  }

  static boolean isNewest(Handle handle, boolean file) {
    List<String> tables = tables(handle, file);
    if (tables.isEmpty()) {
      return false;
    }
    if (!tables.contains("flyway_schema_history")) {
      throw new UnknownSchema("holds something else than games of Loggia: choose another");
    }
    int version =
        handle
            .createQuery(
                "select coalesce(max(cast(version as integer)), 0) from flyway_schema_history"
                    + " where version is not null")
            .mapTo(Integer.class)
            .one();
    int known = Integer.parseInt(NEWEST);
    if (version > known) {
      throw new UnknownSchema("was written by a later version of Loggia: use that or a backup");
    }
    return version == known;
  }
}
