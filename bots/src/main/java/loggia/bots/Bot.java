package loggia.bots;

import java.util.List;
import loggia.kernel.Event;
import loggia.kernel.Move;
import loggia.kernel.Result;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Whoever answers for a seat. One bot holds one seat of one match, and is asked by one thread at a
/// time; an interrupted bot answers with its best so far.
public interface Bot extends AutoCloseable {
  /// Answers with one of the question's moves.
  ///
  /// @throws BotFailure when it has no answer and nobody stands in for it
  <S extends State<S, M>, M extends Move> M choose(Question<S, M> question);

  /// Whether it has kept what it thought about the decision that its seat is asked next: who could
  /// sit another bot there had better ask this one again.
  default boolean thinksOn() {
    return false;
  }

  /// Its match begins.
  ///
  /// @param setup seats, options and files; the seed in it is none: it would give away the deal
  default void begin(Setup setup) {}

  /// Whether it wants to [#hear] what happens; events that nobody hears are never made.
  default boolean listens() {
    return false;
  }

  /// Something happened that its seat may know of.
  default void hear(Event event) {}

  /// Its match has ended.
  default void end(Result result) {}

  /// Why another bot answered in its place in this match, once for each answer.
  default List<String> standIns() {
    return List.of();
  }

  @Override
  default void close() {}
}
