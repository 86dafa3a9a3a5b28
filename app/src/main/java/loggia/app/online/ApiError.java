package loggia.app.online;

/// What a server has against a request, in its own words.
public final class ApiError extends RuntimeException {
  private final int status;

  /// @param status of HTTP; 0 when the server could not be reached
  ApiError(int status, String message) {
    super(message);
    this.status = status;
  }

  /// Whether the same request may be answered a little later: the server was not reached, is in
  /// trouble, or is asked too often.
  boolean mayPass() {
    return status == 0 || status == 429 || status >= 500;
  }
}
