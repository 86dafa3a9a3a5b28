package loggia.kernel;

/// The answer to *may this seat do that now?*
public sealed interface Verdict {
  enum Allowed implements Verdict {
    YES
  }

  record Refused(Reason reason) implements Verdict {}

  static Verdict allowed() {
    return Allowed.YES;
  }

  static Verdict refused(Reason reason) {
    return new Refused(reason);
  }

  default boolean allows() {
    return this instanceof Allowed;
  }
}
