package loggia.bots;

import java.util.List;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Whoever answers for a seat. One bot holds one seat of one match, and is asked by one thread at a
/// time; an interrupted bot answers with its best so far.
public interface Bot extends AutoCloseable {
  /// Answers with one of the question's moves.
  ///
  /// @throws BotFailure when it has no answer and nobody stands in for it
  <S extends State<S, M>, M extends Move> M choose(Question<S, M> question);

  /// Why another bot answered in its place in this match, once for each answer.
  default List<String> standIns() {
    return List.of();
  }

  @Override
  default void close() {}
}
