package loggia.bots.net;

import java.util.List;
import java.util.SplittableRandom;
import loggia.bots.Bot;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Takes from one game what is to be learned from it.
///
/// @param <T> what is learned from
interface Sampler<S extends State<S, M>, M extends Move, T> {
  /// Before each decision.
  void look(S state, SplittableRandom random);

  /// A player has chosen between several moves.
  void chosen(S state, Seat seat, Bot player, SplittableRandom random);

  /// @param over the game's last state
  List<T> samples(S over);
}
