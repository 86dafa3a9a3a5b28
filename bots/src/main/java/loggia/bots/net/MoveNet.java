package loggia.bots.net;

import java.util.SplittableRandom;
import loggia.kernel.SparseNumbers;

/// A small net that says which moves deserve a search's attention: what a seat knows goes in, for
/// each move that it may make a number comes out, and one that says how far to trust what the game
/// itself thinks of them. Only the rows of those moves are looked at, however many the game has.
///
/// It is written by one [MoveLearning] and read by any number of [MoveThought]s; nobody reads while
/// it is being written.
public final class MoveNet {
  /// @param moves that the game has
  public record Shape(int inputs, int middle, int moves) {}

  final Shape shape;
  final Layer first;

  /// A row for each move, and last the one for the trust.
  final float[] rows;

  final float[] biases;

  MoveNet(Shape shape) {
    this.shape = shape;
    first = new Layer(shape.inputs(), shape.middle());
    rows = new float[(shape.moves() + 1) * shape.middle()];
    biases = new float[shape.moves() + 1];
  }

  /// A net that has learned nothing yet: it answers zero to everything.
  static MoveNet unlearned(Shape shape, long seed) {
    var net = new MoveNet(shape);
    net.first.scatter(new SplittableRandom(seed), 0.1);
    return net;
  }

  MoveNet copy() {
    var copy = new MoveNet(shape);
    copy.first.set(first);
    System.arraycopy(rows, 0, copy.rows, 0, rows.length);
    System.arraycopy(biases, 0, copy.biases, 0, biases.length);
    return copy;
  }

  /// All its numbers, as they stand in files.
  float[][] numbers() {
    return new float[][] {first.weights, first.biases, rows, biases};
  }

  /// What the middle makes of an input.
  void middle(SparseNumbers input, double[] sums, float[] middle) {
    first.sum(input, sums);
    Thought.step(sums, middle);
  }

  /// What comes out for one move, by its number.
  double answer(int number, float[] middle) {
    int row = number * middle.length;
    double sum = biases[number];
    for (int i = 0; i < middle.length; i++) {
      sum += rows[row + i] * (double) middle[i];
    }
    return sum;
  }
}
