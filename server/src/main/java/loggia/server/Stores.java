package loggia.server;

import java.nio.file.Path;
import loggia.server.common.Config;
import loggia.server.store.PostgresStore;
import loggia.server.store.SqliteStore;
import loggia.server.store.Store;
import loggia.server.store.StoreProblem;
import loggia.server.store.UnknownSchema;
import loggia.server.table.Tokens;

/// Opens the store that the configuration names.
public final class Stores {
  private Stores() {}

  static boolean isFile(Config config) {
    return config.text("store").equals("sqlite");
  }

  /// @throws IllegalArgumentException in one sentence, with what to do
  public static Store open(Config config) {
    DataFolder.make(config.data());
    Path file = config.data().resolve("loggia.db");
    String what = isFile(config) ? "the file of games " + file : "the PostgreSQL database";
    try {
      return isFile(config)
          ? new SqliteStore(file)
          : new PostgresStore(
              config.text("store"),
              config.text("store.user"),
              config.text("store.password"),
              Tokens.id());
    } catch (UnknownSchema e) {
      throw new IllegalArgumentException(what + " " + e.getMessage(), e);
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(what + " " + trouble(StoreProblem.of(e), e), e);
    }
  }

  private static String trouble(StoreProblem problem, RuntimeException e) {
    return switch (problem) {
      case DISK_FULL -> "cannot be written: the disk is full";
      case DATABASE_DAMAGED ->
          "is damaged or no database: move it away and restore a backup (see docs/hosting.md)";
      case DATABASE_READ_ONLY, DATABASE_MISSING ->
          "cannot be written: let this user write there or choose another folder with --data";
      case DATABASE_UNREACHABLE ->
          "cannot be reached: look at the settings store, store.user and store.password, and"
              + " whether it runs";
      case DATABASE_NOT_ANSWERING -> "does not answer: another program may be holding it";
      case DATABASE_TROUBLE -> "cannot be opened: " + rootCause(e).getMessage();
    };
  }

  private static Throwable rootCause(Throwable problem) {
    Throwable cause = problem;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause;
  }
}
