package loggia.bots.net;

import loggia.kernel.SparseNumbers;

/// Changes a [Net] step by step so that its answers are less wrong.
final class Learning {
  private final Net net;
  private final Thought thought;
  private final Memory[] memories;
  private final float[] firstSlope;
  private final float[] secondSlope;
  private final float[] lastSlope;

  /// What a layer's next step depends on.
  record Memory(AdaGrad weights, AdaGrad biases) {
    static Memory of(Layer layer) {
      return new Memory(new AdaGrad(layer.weights), new AdaGrad(layer.biases));
    }

    void change(int input, float value, float[] slope, float rate) {
      int row = input * slope.length;
      for (int i = 0; i < slope.length; i++) {
        weights.step(row + i, value * slope[i], rate);
      }
    }

    void change(float[] slope, float rate) {
      for (int i = 0; i < slope.length; i++) {
        biases.step(i, slope[i], rate);
      }
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
      memories[0].change(input.place(i), input.value(i), firstSlope, rate);
    }
    memories[0].change(firstSlope, rate);
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
      memory.change(input, inputs[input], slope, rate);
    }
    memory.change(slope, rate);
  }
}
