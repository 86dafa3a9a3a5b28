package loggia.bots.net;

import java.util.SplittableRandom;

/// A small net of three layers: numbers of which most are zero go in, one number for each seat
/// comes out. Plain loops over arrays, which the compiler turns into vector instructions.
///
/// It is written by one [Learning] and read by any number of [Thought]s; nobody reads while it is
/// being written.
public final class Net {
  /// How many numbers each layer takes and gives.
  public record Shape(int inputs, int first, int second, int outputs) {}

  /// Steps of the first two layers that would go down stay at a hundredth of it, so that no part of
  /// the net falls silent for good.
  static final float LEAK = 0.01f;

  final Shape shape;
  final Layer first;
  final Layer second;
  final Layer last;

  private Net(Shape shape) {
    this.shape = shape;
    first = new Layer(shape.inputs(), shape.first());
    second = new Layer(shape.first(), shape.second());
    last = new Layer(shape.second(), shape.outputs());
  }

  /// A net that has learned nothing yet: it answers zero to everything.
  public static Net unlearned(Shape shape, long seed) {
    var net = new Net(shape);
    var random = new SplittableRandom(seed);
    net.first.scatter(random, 0.1);
    net.second.scatter(random, Math.sqrt(2.0 / shape.first()));
    return net;
  }

  /// A net with nothing in it, to be filled.
  static Net empty(Shape shape) {
    return new Net(shape);
  }

  public Shape shape() {
    return shape;
  }

  /// Whether it answers zero to everything.
  boolean isSilent() {
    return last.isZero();
  }

  /// The net as it is now, whatever is learned later.
  public Net copy() {
    var copy = new Net(shape);
    copy.first.set(first);
    copy.second.set(second);
    copy.last.set(last);
    return copy;
  }

  Layer[] layers() {
    return new Layer[] {first, second, last};
  }
}
