package loggia.server.store;

import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Brings a database to the newest schema.
final class Schema {
  /// The version of the last migration file.
  static final String NEWEST = "2";

  private Schema() {}

  static void migrate(String url, String user, String password) {
    var database = Jdbi.create(url, user, password);
    if (url.startsWith("jdbc:sqlite:")) {
      database.useHandle(handle -> handle.execute("pragma journal_mode = wal"));
    }
    // Looking takes a millisecond, the migration tool half a second of every start.
    if (isNewest(database)) {
      return;
    }
    Flyway.configure(Schema.class.getClassLoader())
        .dataSource(url, user, password)
        .locations("classpath:loggia/server/store")
        .loggers("slf4j")
        .load()
        .migrate();
    database.useTransaction(PersonSql::claimAll);
  }

  static boolean isNewest(Jdbi database) {
    try {
      return database.withHandle(
          handle ->
              handle
                      .createQuery("select count(*) from flyway_schema_history where version = ?")
                      .bind(0, NEWEST)
                      .mapTo(Integer.class)
                      .one()
                  == 1);
    } catch (JdbiException e) {
      return false;
    }
  }
}
