package loggia.bench.limit;

/// A playout without rules, state or objects.
public interface Limit {
  /// Plays one game.
  ///
  /// @return the number of decisions
  int play(long seed);
}
