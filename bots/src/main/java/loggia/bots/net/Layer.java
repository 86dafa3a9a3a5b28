package loggia.bots.net;

import java.util.SplittableRandom;

/// One layer of a [Net]: for each input a row with its weight for each output.
final class Layer {
  final int outputs;
  final float[] weights;
  final float[] biases;

  Layer(int inputs, int outputs) {
    this.outputs = outputs;
    weights = new float[inputs * outputs];
    biases = new float[outputs];
  }

  void scatter(SplittableRandom random, double width) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) (width * random.nextGaussian());
    }
  }

  void set(Layer other) {
    System.arraycopy(other.weights, 0, weights, 0, weights.length);
    System.arraycopy(other.biases, 0, biases, 0, biases.length);
  }

  void begin(float[] sums) {
    System.arraycopy(biases, 0, sums, 0, outputs);
  }

  void add(int input, float value, float[] sums) {
    int row = input * outputs;
    for (int i = 0; i < outputs; i++) {
      sums[i] += weights[row + i] * value;
    }
  }
}
