package loggia.bench;

import java.io.IOException;
import java.util.Optional;
import loggia.bench.load.Database;
import loggia.bench.load.PeerServer;

/// What may be asked of the measurements of the server.
///
/// @param tables how many there are, where it is not the usual number
/// @param find whether more and more tables are opened until they no longer hold
/// @param alone without boardgame.io
/// @param think seconds from question to answer, on average
/// @param store the JDBC address of an empty PostgreSQL database that may be filled; empty for a
///   file
/// @param user who the database knows, without a password
public record ServerWishes(
    Optional<Integer> tables,
    boolean find,
    boolean alone,
    double think,
    String store,
    String user) {
  public static final ServerWishes NONE =
      new ServerWishes(Optional.empty(), false, false, 5, "", "");

  Optional<PeerServer> peer() throws IOException, InterruptedException {
    return alone ? Optional.empty() : PeerServer.start();
  }

  Database database() {
    return new Database(store, user, "");
  }
}
