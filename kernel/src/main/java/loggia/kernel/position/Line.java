package loggia.kernel.position;

/// Writes a position: keys with their values, in a line that [Words] or [Keys] reads back.
public final class Line {
  private final String equals;
  private final String between;
  private final StringBuilder text = new StringBuilder();

  private Line(String equals, String between) {
    this.equals = equals;
    this.between = between;
  }

  /// `round 3 phase pick`
  public static Line ofWords() {
    return new Line(" ", " ");
  }

  /// `round 3; hand 1 spy truce; closed`
  public static Line ofParts() {
    return new Line(" ", "; ");
  }

  /// `round=3 step=action`
  public static Line ofKeys() {
    return new Line("=", " ");
  }

  /// A key that says all by being there.
  public Line put(String key) {
    text.append(text.isEmpty() ? "" : between).append(key);
    return this;
  }

  public Line put(String key, Object value) {
    put(key);
    text.append(equals).append(value);
    return this;
  }

  /// A number that need not be said when it is 0.
  public Line putUnlessZero(String key, long number) {
    return number == 0 ? this : put(key, number);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
