package loggia.bots.arena;

/// Linear equations: for ratings, and for evaluations that are learned by least squares from played
/// games.
public final class Equations {
  private Equations() {}

  /// Solves `a x = b` by Cholesky's decomposition, in place.
  ///
  /// @param a symmetric and positive; only what is on and below its diagonal is read
  /// @return `b`, which then holds `x`
  public static double[] solve(double[][] a, double[] b) {
    int n = b.length;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = a[i][j];
        for (int k = 0; k < j; k++) {
          sum -= a[i][k] * a[j][k];
        }
        a[i][j] = i == j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / a[j][j];
      }
    }
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        b[i] -= a[i][k] * b[k];
      }
      b[i] /= a[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        b[i] -= a[k][i] * b[k];
      }
      b[i] /= a[i][i];
    }
    return b;
  }
}
