package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.postgresql.PGConnection;

/// What nodes on one PostgreSQL database tell each other of tables.
class TellingTest extends BothStores {
  private static final int MANY = 200;
  private static final long LEASE = 20_000;

  private static Connection listener() throws SQLException {
    Connection connection = DriverManager.getConnection(postgresUrl(), "postgres", "");
    try (var statement = connection.createStatement()) {
      statement.execute("listen " + PostgresStore.CHANNEL);
    }
    return connection;
  }

  private static void decide(Store store, String table) {
    assertTrue(decide(store, table, 0, "", "ada", 5));
  }

  private static Set<String> tables() {
    return IntStream.range(0, MANY).mapToObj(i -> "t" + i).collect(Collectors.toSet());
  }

  /// Decides at many tables at once.
  ///
  /// @return how many notifications told of them
  private static int notifications(SqlStore store, Connection listener) throws Exception {
    var untold = new HashSet<>(tables());
    untold.forEach(table -> table(store, table));
    int count = 0;
    try (var threads = Executors.newFixedThreadPool(8)) {
      untold.forEach(table -> threads.execute(() -> decide(store, table)));
      while (!untold.isEmpty()) {
        for (var one : listener.unwrap(PGConnection.class).getNotifications(60_000)) {
          count++;
          for (String table : one.getParameter().substring(2).split(",", -1)) {
            assertEquals(1, store.decisions(table, 0).size(), "stored before it is told");
            untold.remove(table);
          }
        }
      }
    }
    return count;
  }

  @Test
  void decisions_that_come_together_are_told_together() throws Exception {
    try (var store = store("postgres");
        var listener = listener()) {
      long now = System.currentTimeMillis();
      store.alive(now, now + LEASE);
      int count = notifications(store, listener);
      assertTrue(count < MANY, count + " notifications for " + MANY + " decisions");
      store.gone();
    }
  }

  @Test
  void a_node_that_gives_no_life_sign_tells_of_each_decision_as_it_commits() throws Exception {
    try (var store = store("postgres");
        var listener = listener()) {
      assertEquals(MANY, notifications(store, listener));
    }
  }

  @Test
  void what_waits_to_be_told_is_told_before_a_node_ends() throws Exception {
    var heard = new LinkedBlockingQueue<String>();
    try (var store = store("postgres");
        var other = node("b")) {
      other.listen(heard::add);
      assertEquals(Store.EVERYTHING, heard.poll(60, TimeUnit.SECONDS));
      long now = System.currentTimeMillis();
      store.alive(now, now + LEASE);
      table(store, "t");
      decide(store, "t");
      store.gone();
      assertEquals("t", heard.poll(60, TimeUnit.SECONDS));
      assertEquals(Store.PRESENCE, heard.poll(60, TimeUnit.SECONDS));
      other.alive(now + 2 * LEASE, now + 3 * LEASE);
      assertNull(heard.poll(1, TimeUnit.SECONDS), "nobody was lost");
      other.gone();
    }
  }

  @Test
  void all_nodes_look_at_everything_when_one_is_lost() throws Exception {
    var heard = new LinkedBlockingQueue<String>();
    try (var store = store("postgres");
        var lost = node("lost")) {
      store.listen(heard::add);
      assertEquals(Store.EVERYTHING, heard.poll(60, TimeUnit.SECONDS));
      long now = System.currentTimeMillis();
      lost.alive(now, now + LEASE);
      store.alive(now + LEASE, now + 2 * LEASE);
      assertNull(heard.poll(1, TimeUnit.SECONDS), "it is still alive");
      store.alive(now + LEASE + 1, now + 2 * LEASE);
      assertEquals(Store.EVERYTHING, heard.poll(60, TimeUnit.SECONDS));
      store.gone();
    }
  }

  @Test
  void whatever_could_not_be_told_is_told_later_and_no_more_at_once_than_fits() throws Exception {
    var told = new LinkedBlockingQueue<String>();
    var broken = new ArrayList<>(List.of("broken"));
    try (var teller =
        new PostgresTeller(
            text -> {
              if (!broken.isEmpty()) {
                throw new IllegalStateException(broken.removeFirst());
              }
              told.add(text);
            })) {
      var untold = new HashSet<String>();
      for (int i = 0; i < 2000; i++) {
        untold.add("table" + i);
        teller.tell("table" + i);
      }
      while (!untold.isEmpty()) {
        String text = Objects.requireNonNull(told.poll(60, TimeUnit.SECONDS));
        assertTrue(text.length() < 7900, "it fits");
        untold.removeAll(List.of(text.split(",", -1)));
      }
    }
  }
}
