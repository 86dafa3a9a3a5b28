package loggia.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import loggia.server.store.Store;
import loggia.server.store.StoreProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

@Timeout(60)
class StoreCheckTest {
  private interface Try {
    void run() throws Exception;
  }

  private static Store store(Try check) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, _, _) -> {
              try {
                check.run();
              } catch (SQLException e) {
                throw new IllegalStateException(e);
              }
              return null;
            });
  }

  private static StoreProblem problem(SQLException failure) {
    return new StoreCheck(
            store(
                () -> {
                  throw failure;
                }))
        .run()
        .orElseThrow();
  }

  @Test
  void a_store_that_works_has_no_problem() {
    assertEquals(Optional.empty(), new StoreCheck(store(() -> {})).run());
  }

  @Test
  void what_is_wrong_is_said_in_a_word() {
    assertEquals(
        StoreProblem.DISK_FULL, problem(new SQLiteException("full", SQLiteErrorCode.SQLITE_FULL)));
    assertEquals(
        StoreProblem.DATABASE_DAMAGED,
        problem(new SQLiteException("malformed", SQLiteErrorCode.SQLITE_CORRUPT)));
    assertEquals(StoreProblem.DISK_FULL, problem(new SQLException("no space", "53100")));
    assertEquals(StoreProblem.DATABASE_UNREACHABLE, problem(new SQLException("refused", "08001")));
  }

  @Test
  void nobody_waits_long_for_a_store_that_does_not_answer() {
    var never = new CountDownLatch(1);
    var check = new StoreCheck(store(never::await));
    assertEquals(Optional.of(StoreProblem.DATABASE_NOT_ANSWERING), check.run());
    never.countDown();
  }
}
