package loggia.bots.net;

/// How a net's answer changes a game's own evaluation. With several seats what it says is added to
/// the logarithms of the shares, so that they stay shares; alone it is added to how good the end
/// will be. Zero changes nothing.
final class Correction {
  private static final double LEAST = 1e-4;

  private Correction() {}

  /// @param shares in seat order; changed in place
  /// @param answer of the net, counted from the seat that looks
  static void apply(double[] shares, float[] answer, int self) {
    int seats = shares.length;
    if (seats == 1) {
      shares[0] = Math.clamp(shares[0] + answer[0], 0, 1);
      return;
    }
    double sum = 0;
    for (int i = 0; i < seats; i++) {
      int seat = self + i < seats ? self + i : self + i - seats;
      shares[seat] = Math.max(shares[seat], LEAST) * Math.exp(answer[i]);
      sum += shares[seat];
    }
    for (int i = 0; i < seats; i++) {
      shares[i] /= sum;
    }
  }

  /// How far the corrected shares are off, which is what to take from the answer: the slope of the
  /// logarithmic loss, and alone that of half the squared one.
  static void slope(double[] corrected, float[] target, float[] slope) {
    for (int i = 0; i < slope.length; i++) {
      slope[i] = (float) (corrected[i] - target[i]);
    }
  }

  /// What being wrong costs: the logarithmic loss beyond what nobody can avoid, alone the squared
  /// one.
  static double loss(double[] corrected, float[] target) {
    if (corrected.length == 1) {
      double off = corrected[0] - target[0];
      return off * off;
    }
    double loss = 0;
    for (int i = 0; i < corrected.length; i++) {
      if (target[i] > 0) {
        loss += target[i] * Math.log(target[i] / Math.max(LEAST, corrected[i]));
      }
    }
    return loss;
  }
}
