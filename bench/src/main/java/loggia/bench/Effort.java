package loggia.bench;

/// How long to measure: each figure is the middle of so many rounds of so many CPU seconds.
///
/// @param tables how many play at a time at the server
public record Effort(double seconds, int rounds, int tables) {
  /// For figures that are written down.
  public static final Effort WHOLE = new Effort(2, 3, 1000);

  /// Just long enough to show that every measurement works.
  public static final Effort SMOKE = new Effort(0.1, 1, 4);
}
