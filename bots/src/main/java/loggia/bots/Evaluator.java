package loggia.bots;

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
      };

  /// An evaluation for whoever is asked this.
  <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question);
}
