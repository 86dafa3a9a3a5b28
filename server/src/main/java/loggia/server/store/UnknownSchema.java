package loggia.server.store;

/// Thrown where a database holds something else than our tables, or those of a later version.
public final class UnknownSchema extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnknownSchema(String message) {
    super(message);
  }
}
