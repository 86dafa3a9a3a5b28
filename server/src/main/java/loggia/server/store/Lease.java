package loggia.server.store;

/// Who tells somebody or something just now, and until when nobody else does.
public record Lease(String worker, long until) {
  static final Lease NONE = new Lease("", 0);
}
