package loggia.app;

/// Something a person can understand and mend: what is wrong, where, and what to do.
final class Failure extends RuntimeException {
  Failure(String message) {
    super(message);
  }
}
