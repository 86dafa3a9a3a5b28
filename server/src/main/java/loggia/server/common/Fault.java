package loggia.server.common;

import java.util.Optional;
import loggia.kernel.Reason;
import loggia.kernel.Refusal;

/// Thrown where a request cannot be granted: what the client is told, and with which status.
public final class Fault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// What kind of fault it is; a client can rely on these.
  public enum Code {
    BAD_REQUEST(400),
    NO_SESSION(401),
    FORBIDDEN(403),
    NOT_FOUND(404),
    CONFLICT(409),
    MISDIRECTED(421),
    REFUSED(422),
    DAMAGED(422),
    TOO_MANY(429),
    TROUBLE(500);

    private final int status;

    Code(int status) {
      this.status = status;
    }

    public int status() {
      return status;
    }

    public String id() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
  }

  private final Code code;
  private final transient Reason reason;
  private final transient Optional<String> field;

  private Fault(Code code, Reason reason, Optional<String> field) {
    super(code + " " + reason, null, false, false);
    this.code = code;
    this.reason = reason;
    this.field = field;
  }

  public static Fault of(Code code, Reason reason) {
    return new Fault(code, reason, Optional.empty());
  }

  public static Fault in(String field, Reason reason) {
    return new Fault(Code.BAD_REQUEST, reason, Optional.of(field));
  }

  public static Fault refused(Refusal refusal, String field) {
    return new Fault(Code.REFUSED, refusal.reason(), Optional.of(field));
  }

  public Code code() {
    return code;
  }

  public Reason reason() {
    return reason;
  }

  public Optional<String> field() {
    return field;
  }
}
