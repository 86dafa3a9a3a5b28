package loggia.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import loggia.server.common.Config;
import loggia.server.store.PostgresStore;
import loggia.server.store.SqliteStore;
import loggia.server.store.Store;
import loggia.server.table.Tokens;

/// Opens the store that the configuration names.
public final class Stores {
  private Stores() {}

  public static Store open(Config config) {
    String store = config.text("store");
    try {
      Files.createDirectories(config.data());
    } catch (IOException e) {
      throw new UncheckedIOException("the data directory " + config.data() + " cannot be used", e);
    }
    if (store.equals("sqlite")) {
      return new SqliteStore(config.data().resolve("loggia.db"));
    }
    if (store.startsWith("jdbc:postgresql:")) {
      return new PostgresStore(
          store, config.text("store.user"), config.text("store.password"), Tokens.id());
    }
    throw new IllegalArgumentException(
        "the setting 'store' must be sqlite or jdbc:postgresql:…, not '" + store + "'");
  }
}
