package loggia.bench;

import java.util.Optional;
import loggia.bench.load.Database;

/// What may be asked of the measurements of the server.
///
/// @param tables how many there are, where it is not the usual number
/// @param find whether more and more tables are opened until they no longer hold
/// @param think seconds from question to answer, on average
/// @param store the JDBC address of an empty PostgreSQL database that may be filled; empty for a
///   file
/// @param user who the database knows, without a password
public record ServerWishes(
    Optional<Integer> tables, boolean find, double think, String store, String user) {
  public static final ServerWishes NONE = new ServerWishes(Optional.empty(), false, 5, "", "");

  Database database() {
    return new Database(store, user, "");
  }
}
