package loggia.bench.limit;

import java.util.Arrays;

/// A roll-and-write for four, about as long as XII Century: ten rounds, four dice a turn, twelve
/// boxes with a maximum, one die a box a turn. A decision is the choice of a box for a die.
public final class RollAndWrite implements Limit {
  private static final int PLAYERS = 4;
  private static final int ROUNDS = 10;
  private static final int BOXES = 12;
  private static final int[] MOST = {10, 30, 30, 10, 10, 10, 10, 10, 2, 2, 3, 3};

  private final int[] sheets = new int[PLAYERS * BOXES];
  private final int[] dice = new int[4];
  private long random;

  @Override
  public int play(long seed) {
    random = seed * 0x9E3779B97F4A7C15L + 1;
    Arrays.fill(sheets, 0);
    int decisions = 0;
    for (int round = 0; round < ROUNDS; round++) {
      dice[0] = 1 + below(6);
      dice[1] = 1 + below(6);
      for (int player = 0; player < PLAYERS; player++) {
        dice[2] = 1 + below(6);
        dice[3] = 1 + below(6);
        decisions += turn(player * BOXES);
      }
    }
    return decisions;
  }

  private int turn(int sheet) {
    int free = (1 << BOXES) - 1;
    for (int die : dice) {
      int box = choose(free);
      free &= ~(1 << box);
      sheets[sheet + box] = Math.min(MOST[box], sheets[sheet + box] + die);
    }
    return dice.length;
  }

  private int choose(int free) {
    int bits = free;
    for (int skip = below(Integer.bitCount(free)); skip > 0; skip--) {
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
