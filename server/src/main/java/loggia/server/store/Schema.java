package loggia.server.store;

import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;

/// Brings a database to the newest schema.
final class Schema {
  private Schema() {}

  static void migrate(String url, String user, String password) {
    if (url.startsWith("jdbc:sqlite:")) {
      Jdbi.create(url).useHandle(handle -> handle.execute("pragma journal_mode = wal"));
    }
    Flyway.configure(Schema.class.getClassLoader())
        .dataSource(url, user, password)
        .locations("classpath:loggia/server/store")
        .loggers("slf4j")
        .load()
        .migrate();
  }
}
