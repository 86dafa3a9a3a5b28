package loggia.testkit.walk;

/// A law does not hold, and the first `step` decisions of the walk are enough to see it.
public final class Broken extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int step;

  public Broken(int step, String what) {
    super(what);
    this.step = step;
  }

  public Broken(int step, String what, Throwable cause) {
    super(what, cause);
    this.step = step;
  }

  public int step() {
    return step;
  }
}
