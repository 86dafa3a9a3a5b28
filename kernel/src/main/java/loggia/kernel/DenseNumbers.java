package loggia.kernel;

/// Writes every number to its place.
final class DenseNumbers extends Numbers {
  private final float[] values;

  DenseNumbers(float[] values) {
    this.values = values;
  }

  @Override
  public void number(double value) {
    values[next++] = (float) value;
  }

  @Override
  public void oneOf(int index, int size) {
    for (int i = 0; i < size; i++) {
      values[next + i] = 0;
    }
    if (index >= 0 && index < size) {
      values[next + index] = 1;
    }
    next += size;
  }

  @Override
  public void bits(long bits, int size) {
    for (int i = 0; i < size; i++) {
      values[next + i] = bits >>> i & 1;
    }
    next += size;
  }
}
