package loggia.bots;

import java.time.Duration;

/// How much a search may think about one decision.
///
/// @param iterations at most this many, over all threads together
/// @param time at most this long
/// @param threads how many trees grow side by side
/// @param playout decisions taken at random between a leaf and its evaluation
/// @param explore how much the search prefers what it has seldom tried
public record Budget(int iterations, Duration time, int threads, int playout, double explore) {
  /// No limit of either kind: set one of them before searching.
  public static final Budget OPEN = new Budget(Integer.MAX_VALUE, Duration.ofDays(1), 1, 0, 1.0);

  public static Budget ofIterations(int iterations) {
    return OPEN.withIterations(iterations);
  }

  public static Budget ofMillis(long millis) {
    return OPEN.withMillis(millis);
  }

  public Budget withIterations(int other) {
    return new Budget(other, time, threads, playout, explore);
  }

  public Budget withMillis(long other) {
    return new Budget(iterations, Duration.ofMillis(other), threads, playout, explore);
  }

  public Budget withThreads(int other) {
    return new Budget(iterations, time, Math.max(1, other), playout, explore);
  }

  public Budget withPlayout(int other) {
    return new Budget(iterations, time, threads, other, explore);
  }

  public Budget withExplore(double other) {
    return new Budget(iterations, time, threads, playout, other);
  }

  public boolean open() {
    return iterations == OPEN.iterations && time.equals(OPEN.time);
  }
}
