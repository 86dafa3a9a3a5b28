package loggia.bots;

/// What a bot thinks of positions. For one thread at a time.
///
/// @param <S> the game's own state class
@FunctionalInterface
public interface Evaluation<S> {
  /// For each seat the estimated share of the victory, as [loggia.kernel.State#outlook] has it.
  double[] outlook(S state);

  /// Corrects in place what the game itself thinks of positions that lie close together, by a look
  /// at one of them: a tenth of the work of looking at each, and they keep their order.
  ///
  /// @param near one of the positions
  /// @param outlooks the game's own, of all of them
  default void correct(S near, double[][] outlooks) {}
}
