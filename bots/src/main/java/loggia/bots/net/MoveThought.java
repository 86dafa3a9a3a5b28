package loggia.bots.net;

import loggia.kernel.SparseNumbers;

/// Asks a [MoveNet], with the room that it needs for that. For one thread at a time.
final class MoveThought {
  private final MoveNet net;
  final float[] middle;
  private final double[] sums;

  MoveThought(MoveNet net) {
    this.net = net;
    middle = new float[net.shape.middle()];
    sums = new double[middle.length];
  }

  /// Changes in place what each move promises.
  ///
  /// @param numbers of the moves; below zero: one that the net does not know
  void correct(SparseNumbers input, int[] numbers, double[] promises) {
    net.middle(input, sums, middle);
    double trust = 1 + net.answer(net.shape.moves(), middle);
    for (int i = 0; i < promises.length; i++) {
      double more = numbers[i] < 0 ? 0 : net.answer(numbers[i], middle);
      promises[i] = trust * promises[i] + more;
    }
  }
}
