package loggia.bots.net;

import loggia.kernel.SparseNumbers;

/// Changes a [Net] step by step so that its answers are less wrong: plain gradient descent with
/// AdaGrad's step for each weight, so that what is seldom met is learned as fast as what is met all
/// the time.
final class Learning {
  private static final float FLOOR = 1e-8f;

  private final Net net;
  private final Thought thought;
  private final Memory[] memories;
  private final float[] firstSlope;
  private final float[] secondSlope;
  private final float[] lastSlope;

  /// The sums of the squares of all slopes so far, for each weight of a layer.
  record Memory(float[] weights, float[] biases) {
    static Memory of(Layer layer) {
      return new Memory(new float[layer.weights.length], new float[layer.biases.length]);
    }
  }

  Learning(Net net) {
    this.net = net;
    thought = new Thought(net);
    memories = new Memory[] {Memory.of(net.first), Memory.of(net.second), Memory.of(net.last)};
    firstSlope = new float[net.shape.first()];
    secondSlope = new float[net.shape.second()];
    lastSlope = new float[net.shape.outputs()];
  }

  Net net() {
    return net;
  }

  Memory[] memories() {
    return memories;
  }

  /// Learns from one sample.
  ///
  /// @return what being wrong cost before
  double learn(Sample sample, float rate) {
    double[] shares = sample.shares();
    Correction.apply(shares, thought.answer(sample.input()), 0);
    Correction.slope(shares, sample.target(), lastSlope);
    back(net.last, memories[2], thought.second, lastSlope, secondSlope, rate);
    back(net.second, memories[1], thought.first, secondSlope, firstSlope, rate);
    SparseNumbers input = sample.input();
    for (int i = 0; i < input.size(); i++) {
      change(net.first, memories[0], input.place(i), input.value(i), firstSlope, rate);
    }
    change(net.first, memories[0], firstSlope, rate);
    return Correction.loss(shares, sample.target());
  }

  /// Finds the slope at a layer's inputs, then changes the layer.
  private static void back(
      Layer layer, Memory memory, float[] inputs, float[] slope, float[] before, float rate) {
    for (int input = 0; input < inputs.length; input++) {
      int row = input * layer.outputs;
      float sum = 0;
      for (int i = 0; i < layer.outputs; i++) {
        sum += layer.weights[row + i] * slope[i];
      }
      before[input] = inputs[input] > 0 ? sum : Net.LEAK * sum;
      change(layer, memory, input, inputs[input], slope, rate);
    }
    change(layer, memory, slope, rate);
  }

  private static void change(
      Layer layer, Memory memory, int input, float value, float[] slope, float rate) {
    int row = input * layer.outputs;
    for (int i = 0; i < layer.outputs; i++) {
      float step = value * slope[i];
      float squares = memory.weights[row + i] + step * step;
      memory.weights[row + i] = squares;
      layer.weights[row + i] -= rate * step / (float) Math.sqrt(squares + FLOOR);
    }
  }

  private static void change(Layer layer, Memory memory, float[] slope, float rate) {
    for (int i = 0; i < layer.outputs; i++) {
      float squares = memory.biases[i] + slope[i] * slope[i];
      memory.biases[i] = squares;
      layer.biases[i] -= rate * slope[i] / (float) Math.sqrt(squares + FLOOR);
    }
  }
}
