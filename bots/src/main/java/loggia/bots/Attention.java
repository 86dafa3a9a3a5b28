package loggia.bots;

import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;

/// What was learned about which moves deserve a search's attention. For one thread at a time.
///
/// @param <S> the game's own state class
/// @param <M> the game's moves
@FunctionalInterface
public interface Attention<S, M extends Move> {
  /// Changes in place what each move promises at first sight.
  ///
  /// @param seat who chooses among these moves
  /// @param promises the logarithm of each move's share of attention by the game's own evaluation,
  ///   up to a number that is the same for all
  void correct(S state, Seat seat, Moves<M> menu, double[] promises);
}
