package loggia.bots.net;

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
  float[] answer(Sparse input) {
    net.first.begin(first);
    for (int i = 0; i < input.size; i++) {
      net.first.add(input.places[i], input.values[i], first);
    }
    step(first);
    net.second.begin(second);
    for (int i = 0; i < first.length; i++) {
      net.second.add(i, first[i], second);
    }
    step(second);
    net.last.begin(last);
    for (int i = 0; i < second.length; i++) {
      net.last.add(i, second[i], last);
    }
    return last;
  }

  private static void step(float[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] = Math.max(sums[i], Net.LEAK * sums[i]);
    }
  }
}
