package loggia.kernel;

/// Thrown where somebody asked for what is not allowed; carries the [Reason] for them to read.
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Reason reason;

  public Refusal(Reason reason) {
    super(Texts.kernel("en").say(reason, Names.NUMBERS));
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
