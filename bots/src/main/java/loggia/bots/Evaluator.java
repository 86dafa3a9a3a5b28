package loggia.bots;

import loggia.kernel.Foresight;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Makes the evaluation that a bot judges by. Safe on any thread.
public interface Evaluator {
  /// The game's own evaluation and nothing else: the frozen baseline of all measurements.
  Evaluator LINEAR =
      new Evaluator() {
        @Override
        public <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question) {
          return State::outlook;
        }

        @Override
        public <S extends State<S, M>, M extends Move> Foresight<S, M> foresight(
            Question<S, M> question) {
          return question.game().foresight(question.seat());
        }
      };

  /// An evaluation for whoever is asked this.
  <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question);

  /// Which moves a search for whoever is asked this attends to first, beyond what the game's own
  /// evaluation says: usually nothing.
  default <S extends State<S, M>, M extends Move> Attention<S, M> attention(
      Question<S, M> question) {
    return (state, seat, menu, promises) -> {};
  }

  /// The same for what follows from each move of whoever is asked this.
  default <S extends State<S, M>, M extends Move> Foresight<S, M> foresight(
      Question<S, M> question) {
    Evaluation<S> evaluation = of(question);
    return (world, move) -> evaluation.outlook(world.advance(question.seat(), move));
  }
}
