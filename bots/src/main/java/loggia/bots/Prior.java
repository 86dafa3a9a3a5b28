package loggia.bots;

/// How much attention each move of a new node gets: by the game's evaluation, in units of how much
/// the moves differ, so that it does not matter how boldly a game evaluates, and by how far the
/// evaluation is to be trusted ([loggia.kernel.Game#trust]).
final class Prior {
  private Prior() {}

  static void share(Node node, double trust) {
    int size = node.size();
    double mean = 0;
    for (int i = 0; i < size; i++) {
      mean += node.worth(i) / size;
    }
    double variance = 0;
    for (int i = 0; i < size; i++) {
      double off = node.worth(i) - mean;
      variance += off * off / size;
    }
    double unit = Math.sqrt(variance) + 1e-9;
    double sum = 0;
    for (int i = 0; i < size; i++) {
      double weight = Math.exp(trust * (node.worth(i) - mean) / unit);
      node.prior(i, (float) weight);
      sum += weight;
    }
    for (int i = 0; i < size; i++) {
      node.prior(i, (float) (node.prior(i) / sum));
    }
  }
}
