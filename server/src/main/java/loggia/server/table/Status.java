package loggia.server.table;

import java.util.Locale;

/// Where a table is in its life. That a running game has ended is read from its state.
public enum Status {
  WAITING,
  RUNNING,
  OVER;

  public static Status of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
