package loggia.bots.net;

import loggia.bots.Evaluation;
import loggia.kernel.Features;
import loggia.kernel.Move;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// A game's own evaluation, corrected by a net that sees what one seat sees.
final class NetEvaluation<S extends State<S, M>, M extends Move> implements Evaluation<S> {
  private final Features<S, M> features;
  private final Seat seat;
  private final Thought thought;
  private final float[] vector;
  private final Numbers numbers;
  private final Sparse input = new Sparse();

  NetEvaluation(Net net, Features<S, M> features, Seat seat) {
    this.features = features;
    this.seat = seat;
    thought = new Thought(net);
    vector = new float[net.shape().inputs()];
    numbers = Numbers.into(vector);
  }

  @Override
  public double[] outlook(S state) {
    double[] shares = state.outlook();
    if (!state.over()) {
      Correction.apply(shares, thought.answer(input(state)), seat.index());
    }
    return shares;
  }

  /// What the seat knows of this state; overwritten by the next.
  Sparse input(S state) {
    features.write(state, seat, numbers.at(0));
    input.take(vector);
    return input;
  }
}
