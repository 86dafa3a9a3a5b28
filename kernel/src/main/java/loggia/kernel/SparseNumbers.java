package loggia.kernel;

import java.util.Arrays;

/// Keeps the numbers that are not zero, with their places: of what a seat knows most are zero, and
/// a net has nothing to do for them.
public final class SparseNumbers extends Numbers {
  private int[] places = new int[64];
  private float[] values = new float[64];
  private int size;

  /// How many are not zero.
  public int size() {
    return size;
  }

  /// The place of one of them; they come in the order of their places.
  public int place(int index) {
    return places[index];
  }

  public float value(int index) {
    return values[index];
  }

  /// A copy that takes no more room than it needs.
  public SparseNumbers kept() {
    var kept = new SparseNumbers();
    kept.places = Arrays.copyOf(places, size);
    kept.values = Arrays.copyOf(values, size);
    kept.size = size;
    kept.next = next;
    return kept;
  }

  /// Whatever was kept before is forgotten.
  @Override
  public SparseNumbers at(int place) {
    size = 0;
    next = place;
    return this;
  }

  @Override
  public void number(double value) {
    if (value != 0) {
      keep(next, (float) value);
    }
    next++;
  }

  @Override
  public void oneOf(int index, int size) {
    if (index >= 0 && index < size) {
      keep(next + index, 1);
    }
    next += size;
  }

  @Override
  public void bits(long bits, int size) {
    long left = size < Long.SIZE ? bits & (1L << size) - 1 : bits;
    while (left != 0) {
      keep(next + Long.numberOfTrailingZeros(left), 1);
      left &= left - 1;
    }
    next += size;
  }

  private void keep(int place, float value) {
    if (size == places.length) {
      places = Arrays.copyOf(places, 2 * size + 1);
      values = Arrays.copyOf(values, 2 * size + 1);
    }
    places[size] = place;
    values[size++] = value;
  }
}
