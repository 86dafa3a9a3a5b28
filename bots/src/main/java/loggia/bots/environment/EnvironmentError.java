package loggia.bots.environment;

/// Something that was asked for and cannot be done; nothing was changed by it.
final class EnvironmentError extends RuntimeException {
  static final int NO_TABLE = -1;

  private final int table;

  EnvironmentError(String message) {
    this(NO_TABLE, message);
  }

  EnvironmentError(int table, String message) {
    super(message);
    this.table = table;
  }

  /// The table it is about, or [#NO_TABLE].
  int table() {
    return table;
  }
}
