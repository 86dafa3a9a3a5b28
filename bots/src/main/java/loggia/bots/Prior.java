package loggia.bots;

/// How much attention each move of a new node gets: by the game's evaluation, in units of how much
/// the moves differ, so that it does not matter how boldly a game evaluates, and by how far the
/// evaluation is to be trusted ([loggia.kernel.Game#trust]).
public final class Prior {
  private Prior() {}

  /// The logarithm of each move's share, up to a number that is the same for all.
  ///
  /// @param worths what the evaluation thinks of what follows from each move
  public static double[] promises(double[] worths, double trust) {
    return promises(worths, worths, trust);
  }

  /// The same for what is known better since, in the units of the first thought.
  ///
  /// @param better what each move is worth by what is known now
  public static double[] promises(double[] worths, double[] better, double trust) {
    int size = worths.length;
    double mean = 0;
    for (double worth : worths) {
      mean += worth / size;
    }
    double variance = 0;
    for (double worth : worths) {
      variance += (worth - mean) * (worth - mean) / size;
    }
    double unit = Math.sqrt(variance) + 1e-9;
    var promises = new double[size];
    for (int i = 0; i < size; i++) {
      promises[i] = trust * (better[i] - mean) / unit;
    }
    return promises;
  }

  /// Turns promises into shares, in place: none below zero, one in all.
  public static void share(double[] promises) {
    double most = Double.NEGATIVE_INFINITY;
    for (double promise : promises) {
      most = Math.max(most, promise);
    }
    double sum = 0;
    for (int i = 0; i < promises.length; i++) {
      promises[i] = Math.exp(promises[i] - most);
      sum += promises[i];
    }
    for (int i = 0; i < promises.length; i++) {
      promises[i] /= sum;
    }
  }
}
