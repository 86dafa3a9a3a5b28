package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class SqliteWriterTest {
  @TempDir Path data;

  private SqliteStore store() {
    return new SqliteStore(data.resolve("loggia.db"));
  }

  private static void cut(Handle handle) {
    try {
      handle.getConnection().close();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void an_error_of_the_virtual_machine_fails_what_was_being_written_and_nothing_after_it() {
    try (var store = store()) {
      assertThrows(
          CompletionException.class,
          () ->
              store.write(
                  handle -> {
                    throw new StackOverflowError("as deep as it goes");
                  }));
      store.check();
    }
  }

  @Test
  void a_connection_that_broke_is_opened_anew() {
    try (var store = store()) {
      assertThrows(
          RuntimeException.class,
          () ->
              store.write(
                  handle -> {
                    cut(handle);
                    throw new IllegalStateException("cut off");
                  }));
      // Whatever state the first failure left, the second write at the latest works again.
      try {
        store.check();
      } catch (RuntimeException e) {
        assertTrue(String.valueOf(e.getMessage()).contains("closed"), e.toString());
      }
      store.check();
      store.add(new Person("p", "Ada", "", "", 0, 0));
      assertEquals("Ada", store.person("p").orElseThrow().name());
    }
  }
}
