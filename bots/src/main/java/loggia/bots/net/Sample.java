package loggia.bots.net;

import loggia.kernel.SparseNumbers;

/// One moment of a game to learn from, as one seat saw it. Seats are counted from that one.
///
/// @param input what the seat knew, by numbers
/// @param outlook the game's own evaluation in a world the seat imagined
/// @param target how it went on: shares of the victory
record Sample(SparseNumbers input, float[] outlook, float[] target) {
  /// The game's evaluation, to be corrected in place.
  double[] shares() {
    var shares = new double[outlook.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = outlook[i];
    }
    return shares;
  }
}
