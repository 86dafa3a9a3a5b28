package loggia.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Listens to what the other nodes tell, on a connection of its own, and connects again when that
/// one breaks.
interface PostgresListener extends AutoCloseable {
  PostgresListener NONE = () -> {};

  @Override
  void close();

  static PostgresListener start(
      String url, String user, String password, String node, Consumer<String> changed) {
    var listening = new Listening(url, user, password, node, changed);
    Thread thread = Thread.ofPlatform().name("loggia-listener").daemon().start(listening);
    return () -> {
      listening.closed = true;
      thread.interrupt();
    };
  }

  /// The work of the listening thread.
  final class Listening implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresListener.class);
    private static final int WAIT = 500;

    /// A connection that was cut looks like one where nothing happens, so it is tried every so many
    /// waits.
    private static final int ROUNDS = 20;

    private static final int PATIENCE = 5;

    private final String url;
    private final String user;
    private final String password;
    private final String node;
    private final Consumer<String> changed;
    private volatile boolean closed;

    private Listening(
        String url, String user, String password, String node, Consumer<String> changed) {
      this.url = url;
      this.user = user;
      this.password = password;
      this.node = node;
      this.changed = changed;
    }

    @Override
    public void run() {
      while (!closed) {
        try (Connection connection = DriverManager.getConnection(url, user, password)) {
          listen(connection);
        } catch (SQLException | RuntimeException | Error e) {
          LOG.atWarn().addKeyValue("problem", e.getMessage()).log("notifications interrupted");
          pause();
        }
      }
    }

    private void listen(Connection connection) throws SQLException {
      try (var statement = connection.createStatement()) {
        statement.execute("listen " + PostgresStore.CHANNEL);
      }
      changed.accept(Store.EVERYTHING);
      var notifications = connection.unwrap(PGConnection.class);
      for (int round = 1; !closed; round++) {
        if (round % ROUNDS == 0 && !connection.isValid(PATIENCE)) {
          throw new SQLException("the connection has died");
        }
        for (var notification : notifications.getNotifications(WAIT)) {
          String[] parts = notification.getParameter().split(" ", 2);
          if (!parts[0].equals(node)) {
            for (String update : parts[1].split(PostgresTeller.AND, -1)) {
              changed.accept(update);
            }
          }
        }
      }
    }

    private void pause() {
      try {
        Thread.sleep(WAIT);
      } catch (InterruptedException e) {
        closed = true;
      }
    }
  }
}
