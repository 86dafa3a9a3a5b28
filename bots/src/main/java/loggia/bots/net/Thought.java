package loggia.bots.net;

import loggia.kernel.SparseNumbers;

/// A [Net] answering: what every layer said to the last vector. For one thread at a time.
final class Thought {
  final Net net;
  final float[] first;
  final float[] second;
  final float[] last;
  private final double[] sums;

  Thought(Net net) {
    this.net = net;
    first = new float[net.shape.first()];
    second = new float[net.shape.second()];
    last = new float[net.shape.outputs()];
    sums = new double[Math.max(Math.max(first.length, second.length), last.length)];
  }

  /// @return one number for each seat, counted from the one that looks; overwritten by the next
  float[] answer(SparseNumbers input) {
    net.first.sum(input, sums);
    step(sums, first);
    net.second.sum(first, sums);
    step(sums, second);
    net.last.sum(second, sums);
    for (int i = 0; i < last.length; i++) {
      last[i] = (float) sums[i];
    }
    return last;
  }

  static void step(double[] sums, float[] stepped) {
    for (int i = 0; i < stepped.length; i++) {
      stepped[i] = (float) Math.max(sums[i], Net.LEAK * sums[i]);
    }
  }
}
