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

  void set(Layer other) {
    System.arraycopy(other.weights, 0, weights, 0, weights.length);
    System.arraycopy(other.biases, 0, biases, 0, biases.length);
  }

  /// What comes out for inputs of which most are zero.
  ///
  /// Four inputs at a time: loops as short as these are only turned into vector instructions when
  /// there is much to do in each step.
  void sum(SparseNumbers inputs, float[] sums) {
    System.arraycopy(biases, 0, sums, 0, outputs);
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
  void sum(float[] inputs, float[] sums) {
    System.arraycopy(biases, 0, sums, 0, outputs);
    int i = 0;
    for (; i + 3 < inputs.length; i += 4) {
      add(i, inputs[i], i + 1, inputs[i + 1], i + 2, inputs[i + 2], i + 3, inputs[i + 3], sums);
    }
    for (; i < inputs.length; i++) {
      add(i, inputs[i], sums);
    }
  }

  private void add(int input, float value, float[] sums) {
    int row = input * outputs;
    for (int i = 0; i < outputs; i++) {
      sums[i] += weights[row + i] * value;
    }
  }

  private void add(
      int one, float a, int two, float b, int three, float c, int four, float d, float[] sums) {
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
