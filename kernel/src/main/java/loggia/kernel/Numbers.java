package loggia.kernel;

import java.util.List;

/// What [Features] are written to, number after number: a stretch of an array ([#into]), or only
/// those that are not zero ([SparseNumbers]). Parts are named as they are written; the names are
/// heard only where somebody asks for the layout, so that on the hot path they cost nothing.
public abstract sealed class Numbers permits DenseNumbers, SparseNumbers, PartNumbers {
  /// Some numbers that belong together.
  ///
  /// @param first the place of the first, counted from 0
  public record Part(String name, int first, int size) {}

  /// Where the next number goes.
  int next;

  Numbers() {}

  /// Writes into this array, from [#at] on.
  public static Numbers into(float[] values) {
    return new DenseNumbers(values);
  }

  /// The parts of what these features write, in their order.
  public static <S extends State<S, M>, M extends Move> List<Part> layout(
      Features<S, M> features, S state) {
    var parts = new PartNumbers();
    features.write(state, Seat.ONE, parts);
    return parts.parts();
  }

  /// The next number goes to this place; everything from there on is written anew.
  public Numbers at(int place) {
    next = place;
    return this;
  }

  /// Where the next number goes.
  public int place() {
    return next;
  }

  public void part(String name) {}

  /// A part that there is once for each seat.
  ///
  /// @param from how many seats clockwise from the one that looks: 0 for its own
  public void part(String name, int from) {}

  public abstract void number(double value);

  public void flag(boolean value) {
    number(value ? 1 : 0);
  }

  /// A 1 at this place of so many, counted from 0; outside of them: none.
  public abstract void oneOf(int index, int size);

  /// So many bits, the lowest first.
  public abstract void bits(long bits, int size);
}
