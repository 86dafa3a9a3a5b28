package loggia.server.table;

/// Thrown where what is stored of a table cannot be played: the message says why.
public final class DamagedTable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  DamagedTable(String why, Throwable cause) {
    super(why, cause);
  }

  DamagedTable(String why) {
    super(why);
  }
}
