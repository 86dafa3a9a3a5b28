package loggia.bots.net;

import loggia.bots.Evaluation;
import loggia.bots.NumberedGame;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.SparseNumbers;
import loggia.kernel.State;

/// A game's own evaluation, corrected by a net that sees what one seat sees.
final class NetEvaluation<S extends State<S, M>, M extends Move> implements Evaluation<S> {
  private final NumberedGame<S, M> numbered;
  private final Seat seat;
  private final Thought thought;
  private final SparseNumbers input = new SparseNumbers();

  NetEvaluation(Net net, NumberedGame<S, M> numbered, Seat seat) {
    this.numbered = numbered;
    this.seat = seat;
    thought = new Thought(net);
  }

  @Override
  public double[] outlook(S state) {
    double[] shares = state.outlook();
    if (!state.over()) {
      Correction.apply(shares, thought.answer(input(state)), seat.index());
    }
    return shares;
  }

  @Override
  public void correct(S near, double[][] outlooks) {
    if (!near.over()) {
      float[] answer = thought.answer(input(near));
      for (double[] shares : outlooks) {
        Correction.apply(shares, answer, seat.index());
      }
    }
  }

  /// What the seat knows of this state; overwritten by the next.
  SparseNumbers input(S state) {
    numbered.write(state, seat, input.at(0));
    return input;
  }
}
