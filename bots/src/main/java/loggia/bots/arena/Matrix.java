package loggia.bots.arena;

/// The one thing of linear algebra that ratings need.
final class Matrix {
  private Matrix() {}

  /// The inverse of a symmetric positive definite matrix, by Gauss and Jordan.
  static double[][] inverse(double[][] matrix) {
    int size = matrix.length;
    double[][] left = new double[size][];
    double[][] right = new double[size][size];
    for (int i = 0; i < size; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
    }
    for (int i = 0; i < size; i++) {
      double pivot = left[i][i];
      scale(left[i], 1 / pivot);
      scale(right[i], 1 / pivot);
      for (int row = 0; row < size; row++) {
        if (row != i) {
          double factor = left[row][i];
          subtract(left[row], left[i], factor);
          subtract(right[row], right[i], factor);
        }
      }
    }
    return right;
  }

  private static void scale(double[] row, double factor) {
    for (int i = 0; i < row.length; i++) {
      row[i] *= factor;
    }
  }

  private static void subtract(double[] row, double[] other, double factor) {
    for (int i = 0; i < row.length; i++) {
      row[i] -= factor * other[i];
    }
  }
}
