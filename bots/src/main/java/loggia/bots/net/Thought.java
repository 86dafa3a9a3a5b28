package loggia.bots.net;

import loggia.kernel.SparseNumbers;

/// A [Net] answering: what every layer said to the last vector. For one thread at a time.
final class Thought {
  final Net net;
  final float[] first;
  final float[] second;
  final float[] last;

  Thought(Net net) {
    this.net = net;
    first = new float[net.shape.first()];
    second = new float[net.shape.second()];
    last = new float[net.shape.outputs()];
  }

  /// @return one number for each seat, counted from the one that looks; overwritten by the next
  float[] answer(SparseNumbers input) {
    net.first.sum(input, first);
    step(first);
    net.second.sum(first, second);
    step(second);
    net.last.sum(second, last);
    return last;
  }

  private static void step(float[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] = Math.max(sums[i], Net.LEAK * sums[i]);
    }
  }
}
