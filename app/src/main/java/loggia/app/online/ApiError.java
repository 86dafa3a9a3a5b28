package loggia.app.online;

/// What a server has against a request, in its own words.
public final class ApiError extends RuntimeException {
  private final int status;

  ApiError(int status, String message) {
    super(message);
    this.status = status;
  }

  /// The HTTP status; 0 when the server could not be reached.
  int status() {
    return status;
  }
}
