package loggia.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// An empty store of either kind, for tests of what both must do alike.
abstract class BothStores {
  /// One server for all of them. It ends with the tests.
  private static final class Postgres {
    static final EmbeddedPostgres SERVER = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.builder()
            .setDataDirectory(Files.createTempDirectory("loggia-stores"))
            .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @TempDir Path folder;

  /// A test that is given each kind in turn.
  @Retention(RetentionPolicy.RUNTIME)
  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgres"})
  @interface OnBothStores {}

  SqlStore store(String kind) {
    if (kind.equals("sqlite")) {
      return new SqliteStore(folder.resolve("test.db"));
    }
    var store = node("a");
    for (String part : BackupSql.PARTS) {
      store.write(handle -> handle.execute("delete from " + part));
    }
    store.write(handle -> handle.execute("delete from words"));
    return store;
  }

  static String postgresUrl() {
    return Postgres.SERVER.getJdbcUrl("postgres", "postgres");
  }

  /// A node on the one PostgreSQL database, as it is.
  static PostgresStore node(String name) {
    return new PostgresStore(postgresUrl(), "postgres", "", name);
  }

  static Summary summary(int number) {
    return new Summary("running", number, 1, 1, false, Summary.NEVER, "", number);
  }

  static void table(Store store, String id) {
    store.open(
        new TableRow(id, "game", true, false, "", 1, summary(0), List.of(), 0, "{}"), List.of());
  }

  /// A decision by `mover` after which the table waits for `next` since this time.
  static boolean decide(
      Store store, String table, int number, String mover, String next, long since) {
    return store.append(
        new DecisionRow(table, number, 1, "move", "", since),
        summary(number + 1),
        Optional.empty(),
        new Turns(
            List.of(WaitRow.of(table, next, since, Summary.NEVER)),
            mover.isEmpty() ? List.of() : List.of(mover),
            Optional.of(mover).filter(person -> !person.isEmpty())));
  }
}
