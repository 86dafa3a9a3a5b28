package loggia.bots;

/// What a bot thinks of positions. For one thread at a time.
///
/// @param <S> the game's own state class
@FunctionalInterface
public interface Evaluation<S> {
  /// For each seat the estimated share of the victory, as [loggia.kernel.State#outlook] has it.
  double[] outlook(S state);
}
