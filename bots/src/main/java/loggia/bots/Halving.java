package loggia.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Which move of the root is tried next: sequential halving. Those that look best at first sight
/// are tried equally often; as often as the thinking allows, the half that went worse is left out,
/// until the last two have had as much of it as the first sixteen. What matters at the root is to
/// find the best move, not that those are good which are tried on the way.
final class Halving {
  private static final int MOST = 16;

  /// Not before so much of the thinking is it decided: the tree below still grows.
  private static final double SOONEST = 0.5;

  /// By so many standard errors must the best be ahead.
  private static final double CERTAIN = 4;

  private static final int ENOUGH = 16;

  private final Node root;
  private final List<Integer> left;
  private final int rounds;
  private final int[] tries;
  private final double[] sums;
  private final double[] squares;
  private double share;
  private int round;
  private int turn;

  /// @param slots of the root's moves
  Halving(Node root, List<Integer> slots) {
    this.root = root;
    left = new ArrayList<>(slots);
    leave(Math.min(MOST, slots.size()));
    rounds = Integer.SIZE - Integer.numberOfLeadingZeros(left.size() - 1);
    tries = new int[root.size()];
    sums = new double[root.size()];
    squares = new double[root.size()];
  }

  int next() {
    return left.get(turn++ % left.size());
  }

  void learn(int slot, double result) {
    tries[slot]++;
    sums[slot] += result;
    squares[slot] += result * result;
  }

  /// @param done the share of all the thinking that is done, from 0 to 1
  void thought(double done) {
    share = done;
    while (round < rounds && done * rounds >= round + 1) {
      round++;
      leave((left.size() + 1) / 2);
    }
  }

  /// Whether what went best is ahead by more than chance explains.
  boolean decided() {
    int best = best();
    return share >= SOONEST && left.stream().allMatch(slot -> slot == best || ahead(best, slot));
  }

  private boolean ahead(int best, int other) {
    double lead = sums[best] / tries[best] - sums[other] / tries[other];
    return tries[best] >= ENOUGH
        && tries[other] >= ENOUGH
        && lead > CERTAIN * Math.sqrt(doubt(best) + doubt(other));
  }

  /// The square of the standard error of a move's mean.
  private double doubt(int slot) {
    double mean = sums[slot] / tries[slot];
    return Math.max(0, squares[slot] / tries[slot] - mean * mean) / tries[slot];
  }

  /// What went best of those that are left.
  int best() {
    leave(left.size());
    return left.getFirst();
  }

  /// Those that went best so far, in this order.
  private void leave(int most) {
    left.sort(Comparator.comparingDouble(slot -> -root.worth(slot)));
    left.subList(most, left.size()).clear();
  }
}
