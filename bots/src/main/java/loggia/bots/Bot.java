package loggia.bots;

import loggia.kernel.Move;
import loggia.kernel.State;

/// Whoever answers for a seat. One bot holds one seat of one match, and is asked by one thread at a
/// time; an interrupted bot answers with its best so far.
public interface Bot extends AutoCloseable {
  /// Answers with one of the question's moves.
  <S extends State<S, M>, M extends Move> M choose(Question<S, M> question);

  @Override
  default void close() {}
}
