package loggia.games.cityofiron;

import org.jspecify.annotations.Nullable;

/// What the seat in turn has found out about its decisions, once for all the worlds that it
/// imagines from one moment: they are alike in everything that it knows, so the best end of each
/// decision is the same in all of them.
///
/// Any thread may ask and add: what two of them find at once is the same, and one of both is kept.
final class Insight {
  private final int seat;
  private @Nullable Found found;

  Insight(int seat) {
    this.seat = seat;
  }

  int seat() {
    return seat;
  }

  /// The points each seat may expect after this move as far as this seat can know it, or null.
  @SuppressWarnings("ReferenceEquality") // moves and weights are made once
  double @Nullable [] find(CoiMove move, double[] weights) {
    for (Found each = found; each != null; each = each.next) {
      if (each.move == move && each.weights == weights) {
        return each.open;
      }
    }
    return null;
  }

  void keep(CoiMove move, double[] weights, double[] open) {
    found = new Found(move, weights, open, found);
  }

  private record Found(CoiMove move, double[] weights, double[] open, @Nullable Found next) {}
}
