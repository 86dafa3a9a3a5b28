package loggia.server.web;

/// Thrown where the answer is not the usual one and yet more than a fault.
final class Answered extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Record body;

  Answered(int status, Record body) {
    super("status " + status, null, false, false);
    this.status = status;
    this.body = body;
  }

  int status() {
    return status;
  }

  Record body() {
    return body;
  }
}
