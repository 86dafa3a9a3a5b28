package loggia.bots.net;

import java.util.Arrays;
import loggia.bots.Prior;
import loggia.kernel.SparseNumbers;

/// Changes a [MoveNet] step by step so that attention goes to the moves that searches have found to
/// be good.
final class MoveLearning {
  private final MoveNet net;
  private final MoveThought thought;
  private final AdaGrad first;
  private final AdaGrad firstBiases;
  private final AdaGrad rows;
  private final AdaGrad biases;
  private final float[] slope;

  MoveLearning(MoveNet net) {
    this.net = net;
    thought = new MoveThought(net);
    first = new AdaGrad(net.first.weights);
    firstBiases = new AdaGrad(net.first.biases);
    rows = new AdaGrad(net.rows);
    biases = new AdaGrad(net.biases);
    slope = new float[net.shape.middle()];
  }

  MoveNet net() {
    return net;
  }

  /// The sums of squares that the next step depends on, as they stand in files.
  float[][] memories() {
    return new float[][] {first.squares, firstBiases.squares, rows.squares, biases.squares};
  }

  /// What it costs to attend to moves like this: the logarithmic loss beyond what nobody can avoid.
  static double loss(double[] promises, float[] deserved) {
    double[] shares = promises.clone();
    Prior.share(shares);
    double loss = 0;
    for (int i = 0; i < shares.length; i++) {
      if (deserved[i] > 0) {
        loss += deserved[i] * Math.log(deserved[i] / Math.max(1e-9, shares[i]));
      }
    }
    return loss;
  }

  /// Learns from one sample.
  ///
  /// @return what being wrong cost before
  double learn(MoveSample sample, float rate) {
    double[] promises = sample.promises().clone();
    thought.correct(sample.input(), sample.numbers(), promises);
    double loss = loss(promises, sample.deserved());
    Prior.share(promises);
    Arrays.fill(slope, 0);
    float trust = 0;
    for (int i = 0; i < promises.length; i++) {
      float off = (float) (promises[i] - sample.deserved()[i]);
      trust += off * (float) sample.promises()[i];
      if (sample.numbers()[i] >= 0) {
        back(sample.numbers()[i], off, rate);
      }
    }
    back(net.shape.moves(), trust, rate);
    forward(sample.input(), rate);
    return loss;
  }

  /// Adds what a row's fault says about the middle to its slope, then changes the row.
  private void back(int number, float off, float rate) {
    int row = number * slope.length;
    for (int i = 0; i < slope.length; i++) {
      slope[i] += off * net.rows[row + i];
      rows.step(row + i, off * thought.middle[i], rate);
    }
    biases.step(number, off, rate);
  }

  private void forward(SparseNumbers input, float rate) {
    for (int i = 0; i < slope.length; i++) {
      slope[i] *= thought.middle[i] > 0 ? 1 : Net.LEAK;
      firstBiases.step(i, slope[i], rate);
    }
    for (int j = 0; j < input.size(); j++) {
      int row = input.place(j) * slope.length;
      for (int i = 0; i < slope.length; i++) {
        first.step(row + i, input.value(j) * slope[i], rate);
      }
    }
  }
}
