package loggia.kernel;

/// A record that cannot be read or replayed: which line, and why.
public final class RecordError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  public RecordError(int line, String problem) {
    super("line " + line + ": " + problem);
    this.line = line;
  }

  public int line() {
    return line;
  }
}
