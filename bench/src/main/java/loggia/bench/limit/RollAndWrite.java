package loggia.bench.limit;

import java.util.Arrays;

/// A roll-and-write for four: ten rounds, four dice a turn, twelve boxes, each with a maximum, some
/// opened only by others, one die a box a turn. A decision is the choice of a box for a die; where
/// there is no choice it is none.
public final class RollAndWrite implements Limit {
  private static final int PLAYERS = 4;
  private static final int ROUNDS = 10;
  private static final int BOXES = 12;
  private static final int[] MOST = {10, 30, 30, 10, 10, 10, 10, 10, 2, 2, 3, 3};

  private static final int[] WORTH = {1, 0, 0, 1, 1, 2, 1, 1, 3, 3, 4, 4};

  /// How far a box has to be filled, and the boxes that this opens, as bits.
  private static final int[] ENOUGH = {3, 4, 4, 3, 3, 9, 2, 2, 9, 9, 9, 9};

  private static final int[] OPENS = {0x18, 0x40, 0x80, 0x100, 0x220, 0, 0x400, 0x800, 0, 0, 0, 0};
  private static final int OPEN_FIRST = 0x7;

  private final int[] sheets = new int[PLAYERS * BOXES];
  private final int[] open = new int[PLAYERS];
  private final int[] full = new int[PLAYERS];
  private final int[] dice = new int[4];
  private long random;
  private int best;

  @Override
  public int play(long seed) {
    random = seed * 0x9E3779B97F4A7C15L + 1;
    Arrays.fill(sheets, 0);
    Arrays.fill(open, OPEN_FIRST);
    Arrays.fill(full, 0);
    int decisions = 0;
    for (int round = 0; round < ROUNDS; round++) {
      dice[0] = 1 + below(6);
      dice[1] = 1 + below(6);
      for (int player = 0; player < PLAYERS; player++) {
        dice[2] = 1 + below(6);
        dice[3] = 1 + below(6);
        decisions += turn(player);
      }
    }
    score();
    return decisions;
  }

  /// The best score of the last game.
  public int best() {
    return best;
  }

  private void score() {
    best = 0;
    for (int player = 0; player < PLAYERS; player++) {
      int score = 0;
      for (int box = 0; box < BOXES; box++) {
        score += WORTH[box] * sheets[player * BOXES + box];
      }
      best = Math.max(best, score);
    }
  }

  private int turn(int player) {
    int decisions = 0;
    int used = 0;
    for (int die : dice) {
      int free = open[player] & ~full[player] & ~used;
      int count = Integer.bitCount(free);
      if (count == 0) {
        continue;
      }
      decisions += count > 1 ? 1 : 0;
      int box = choose(free, count);
      used |= 1 << box;
      write(player, box, die);
    }
    return decisions;
  }

  private void write(int player, int box, int die) {
    int at = player * BOXES + box;
    sheets[at] = Math.min(MOST[box], sheets[at] + die);
    full[player] |= sheets[at] == MOST[box] ? 1 << box : 0;
    open[player] |= sheets[at] >= ENOUGH[box] ? OPENS[box] : 0;
  }

  private int choose(int free, int count) {
    int bits = free;
    for (int skip = below(count); skip > 0; skip--) {
      bits &= bits - 1;
    }
    return Integer.numberOfTrailingZeros(bits);
  }

  private int below(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) (((random >>> 32) * bound) >>> 32);
  }
}
