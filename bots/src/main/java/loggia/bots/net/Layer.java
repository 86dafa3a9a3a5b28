package loggia.bots.net;

import java.util.SplittableRandom;
import loggia.kernel.SparseNumbers;

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

  boolean isZero() {
    return isZero(weights) && isZero(biases);
  }

  private static boolean isZero(float[] numbers) {
    for (float number : numbers) {
      if (number != 0) {
        return false;
      }
    }
    return true;
  }

  void set(Layer other) {
    System.arraycopy(other.weights, 0, weights, 0, weights.length);
    System.arraycopy(other.biases, 0, biases, 0, biases.length);
  }

  /// What comes out for inputs of which most are zero.
  ///
  /// The sums are doubles because the weights are not: of two arrays of one kind the compiler
  /// cannot know that they are not the same one, and then uses no vector instructions. Four inputs
  /// at a time, so that there is much to do in each step of so short a loop.
  void sum(SparseNumbers inputs, double[] sums) {
    begin(sums);
    int size = inputs.size();
    int i = 0;
    for (; i + 3 < size; i += 4) {
      add(
          inputs.place(i),
          inputs.value(i),
          inputs.place(i + 1),
          inputs.value(i + 1),
          inputs.place(i + 2),
          inputs.value(i + 2),
          inputs.place(i + 3),
          inputs.value(i + 3),
          sums);
    }
    for (; i < size; i++) {
      add(inputs.place(i), inputs.value(i), sums);
    }
  }

  /// What comes out for these inputs.
  void sum(float[] inputs, double[] sums) {
    begin(sums);
    int i = 0;
    for (; i + 3 < inputs.length; i += 4) {
      add(i, inputs[i], i + 1, inputs[i + 1], i + 2, inputs[i + 2], i + 3, inputs[i + 3], sums);
    }
    for (; i < inputs.length; i++) {
      add(i, inputs[i], sums);
    }
  }

  private void begin(double[] sums) {
    for (int i = 0; i < outputs; i++) {
      sums[i] = biases[i];
    }
  }

  private void add(int input, double value, double[] sums) {
    int row = input * outputs;
    for (int i = 0; i < outputs; i++) {
      sums[i] += weights[row + i] * value;
    }
  }

  private void add(
      int one,
      double a,
      int two,
      double b,
      int three,
      double c,
      int four,
      double d,
      double[] sums) {
    int first = one * outputs;
    int second = two * outputs;
    int third = three * outputs;
    int fourth = four * outputs;
    for (int i = 0; i < outputs; i++) {
      sums[i] +=
          (weights[first + i] * a + weights[second + i] * b)
              + (weights[third + i] * c + weights[fourth + i] * d);
    }
  }
}
