package loggia.bots.net;

/// Changes weights step by step, each the less the more it was changed before: what is seldom met
/// is learned as fast as what is met all the time.
final class AdaGrad {
  private static final float FLOOR = 1e-8f;

  private final float[] weights;

  /// The sum of the squares of all slopes so far, for each weight.
  final float[] squares;

  AdaGrad(float[] weights) {
    this.weights = weights;
    squares = new float[weights.length];
  }

  void step(int index, float slope, float rate) {
    float sum = squares[index] + slope * slope;
    squares[index] = sum;
    weights[index] -= rate * slope / (float) Math.sqrt(sum + FLOOR);
  }
}
