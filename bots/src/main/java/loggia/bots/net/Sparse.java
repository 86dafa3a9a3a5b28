package loggia.bots.net;

import java.util.Arrays;

/// The numbers of a vector that are not zero, with their places.
final class Sparse {
  int[] places = new int[64];
  float[] values = new float[64];
  int size;

  void take(float[] vector) {
    if (places.length < vector.length) {
      places = new int[vector.length];
      values = new float[vector.length];
    }
    int count = 0;
    for (int i = 0; i < vector.length; i++) {
      // written in any case and counted only if it is something: no branch to guess
      places[count] = i;
      values[count] = vector[i];
      count += vector[i] == 0 ? 0 : 1;
    }
    size = count;
  }

  /// A copy that takes no more room than it needs.
  Sparse kept() {
    var kept = new Sparse();
    kept.places = Arrays.copyOf(places, size);
    kept.values = Arrays.copyOf(values, size);
    kept.size = size;
    return kept;
  }
}
