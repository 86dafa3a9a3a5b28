package loggia.bots;

import java.time.Duration;

/// How much a search may think about one decision.
///
/// @param iterations at most this many, over all threads together
/// @param time at most this long
/// @param threads how many trees grow side by side
/// @param settle to the end of how many rounds, the present one first, each line is played on at
///   first sight before it is judged (see [Settling]); 0: it is judged where the tree ends
/// @param explore how much the search prefers what it has seldom tried
/// @param root how the moves of the root share the iterations
public record Budget(
    int iterations, Duration time, int threads, int settle, double explore, Root root) {
  /// How the moves between which one has to choose share the iterations.
  public enum Root {
    /// As everywhere else in the tree: see [Search].
    ATTENTION,
    /// See [Halving].
    HALVING
  }

  /// No limit of either kind: set one of them before searching.
  public static final Budget OPEN =
      new Budget(Integer.MAX_VALUE, Duration.ofDays(1), 1, 0, 1.0, Root.ATTENTION);

  public static Budget ofIterations(int iterations) {
    return OPEN.withIterations(iterations);
  }

  public static Budget ofMillis(long millis) {
    return OPEN.withMillis(millis);
  }

  public Budget withIterations(int other) {
    return new Budget(other, time, threads, settle, explore, root);
  }

  public Budget withMillis(long other) {
    return new Budget(iterations, Duration.ofMillis(other), threads, settle, explore, root);
  }

  public Budget withThreads(int other) {
    return new Budget(iterations, time, Math.max(1, other), settle, explore, root);
  }

  public Budget withSettle(int other) {
    return new Budget(iterations, time, threads, other, explore, root);
  }

  public Budget withExplore(double other) {
    return new Budget(iterations, time, threads, settle, other, root);
  }

  public Budget withRoot(Root other) {
    return new Budget(iterations, time, threads, settle, explore, other);
  }

  public boolean open() {
    return iterations == OPEN.iterations && time.equals(OPEN.time);
  }
}
