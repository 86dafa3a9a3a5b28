package loggia.kernel;

import java.util.ArrayList;
import java.util.List;

/// What [Features] are written to: a stretch of an array, number after number. Parts are named as
/// they are written; the names are kept only where somebody asks for the layout, so that on the hot
/// path they cost nothing.
public final class Numbers {
  /// Some numbers that belong together.
  ///
  /// @param first the place of the first, counted from 0
  public record Part(String name, int first, int size) {}

  private record Mark(String name, int first) {}

  private static final int MOST = 1 << 16;

  private final float[] values;
  private final boolean naming;
  private final List<Mark> marks = new ArrayList<>();
  private int next;

  private Numbers(float[] values, boolean naming) {
    this.values = values;
    this.naming = naming;
  }

  /// Writes into this array, from [#at] on.
  public static Numbers into(float[] values) {
    return new Numbers(values, false);
  }

  /// The parts of what these features write, in their order.
  public static <S extends State<S, M>, M extends Move> List<Part> layout(
      Features<S, M> features, S state) {
    var numbers = new Numbers(new float[MOST], true);
    features.write(state, Seat.ONE, numbers);
    var parts = new ArrayList<Part>();
    for (int i = 0; i < numbers.marks.size(); i++) {
      Mark mark = numbers.marks.get(i);
      boolean last = i + 1 == numbers.marks.size();
      int end = last ? numbers.next : numbers.marks.get(i + 1).first;
      parts.add(new Part(mark.name, mark.first, end - mark.first));
    }
    return List.copyOf(parts);
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

  public void part(String name) {
    if (naming) {
      marks.add(new Mark(name, next));
    }
  }

  /// A part that there is once for each seat.
  ///
  /// @param from how many seats clockwise from the one that looks: 0 for its own
  public void part(String name, int from) {
    if (naming) {
      marks.add(new Mark((from == 0 ? "own " : "next " + from + " ") + name, next));
    }
  }

  public void number(double value) {
    values[next++] = (float) value;
  }

  public void flag(boolean value) {
    values[next++] = value ? 1 : 0;
  }

  /// A 1 at this place of so many, counted from 0; outside of them: none.
  public void oneOf(int index, int size) {
    for (int i = 0; i < size; i++) {
      values[next + i] = 0;
    }
    if (index >= 0 && index < size) {
      values[next + index] = 1;
    }
    next += size;
  }

  /// So many bits, the lowest first.
  public void bits(long bits, int size) {
    for (int i = 0; i < size; i++) {
      values[next + i] = bits >>> i & 1;
    }
    next += size;
  }
}
