package loggia.bench.limit;

import java.util.Arrays;

/// A take-that card game for four with 100 cards: draw two, then put characters down, draw more or
/// attack somebody's character, who may shield it, until somebody has all five kinds or the deck
/// has run out twice. Every allowed move is equally likely; where only one is allowed it is no
/// decision.
public final class TakeThat implements Limit {
  private static final int PLAYERS = 4;
  private static final int CARDS = 100;
  private static final int CHARACTERS = 5;
  private static final int ATTACK = 5;
  private static final int SHIELD = 6;
  private static final int DRAW = 7;
  private static final int KINDS = 8;
  private static final int FIRST_HAND = 6;

  private final byte[] box = new byte[CARDS];
  private final byte[] deck = new byte[CARDS];
  private final byte[] pile = new byte[CARDS];
  private final int[] hands = new int[PLAYERS * KINDS];
  private final int[] tables = new int[PLAYERS * KINDS];
  private int left;
  private int thrown;
  private int runOuts;
  private int decisions;
  private long random;

  public TakeThat() {
    for (int i = 0; i < CARDS; i++) {
      box[i] = (byte) (i < 60 ? i % CHARACTERS : i < 80 ? ATTACK : i < 90 ? SHIELD : DRAW);
    }
  }

  @Override
  public int play(long seed) {
    begin(seed);
    int player = 0;
    while (runOuts < 2 && !hasAll(player)) {
      draw(player);
      draw(player);
      turn(player);
      player = (player + 1) % PLAYERS;
    }
    return decisions;
  }

  private void begin(long seed) {
    random = seed * 0x9E3779B97F4A7C15L + 1;
    Arrays.fill(hands, 0);
    Arrays.fill(tables, 0);
    thrown = 0;
    runOuts = 0;
    decisions = 0;
    left = CARDS;
    System.arraycopy(box, 0, deck, 0, CARDS);
    shuffle();
    for (int i = 0; i < PLAYERS * FIRST_HAND; i++) {
      draw(i % PLAYERS);
    }
  }

  private boolean hasAll(int player) {
    for (int kind = 0; kind < CHARACTERS; kind++) {
      if (tables[player * KINDS + kind] == 0) {
        return false;
      }
    }
    return true;
  }

  private void turn(int player) {
    while (true) {
      int own = own(player);
      int targets = hands[player * KINDS + ATTACK] > 0 ? targets(player) : 0;
      int choices = 1 + Integer.bitCount(own) + Integer.bitCount(targets);
      decisions += choices > 1 ? 1 : 0;
      int choice = choices > 1 ? below(choices) : 0;
      if (choice == 0) {
        return;
      }
      if (choice <= Integer.bitCount(own)) {
        use(player, nth(own, choice - 1));
      } else {
        attack(player, nth(targets, choice - 1 - Integer.bitCount(own)));
      }
    }
  }

  /// The kinds in hand that need no target.
  private int own(int player) {
    int own = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      boolean may = kind != ATTACK && kind != SHIELD && hands[player * KINDS + kind] > 0;
      own |= may ? 1 << kind : 0;
    }
    return own;
  }

  /// A bit for each kind of character that somebody else has.
  private int targets(int player) {
    int targets = 0;
    for (int victim = 0; victim < PLAYERS; victim++) {
      for (int kind = 0; kind < CHARACTERS; kind++) {
        boolean may = victim != player && tables[victim * KINDS + kind] > 0;
        targets |= may ? 1 << victim * KINDS + kind : 0;
      }
    }
    return targets;
  }

  private static int nth(int bits, int n) {
    for (int skip = n; skip > 0; skip--) {
      bits &= bits - 1;
    }
    return Integer.numberOfTrailingZeros(bits);
  }

  private void use(int player, int kind) {
    hands[player * KINDS + kind]--;
    if (kind == DRAW) {
      pile[thrown++] = DRAW;
      draw(player);
      draw(player);
    } else {
      tables[player * KINDS + kind]++;
    }
  }

  private void attack(int player, int target) {
    hands[player * KINDS + ATTACK]--;
    pile[thrown++] = ATTACK;
    int shields = target - target % KINDS + SHIELD;
    if (hands[shields] > 0) {
      decisions++;
      if (below(2) == 0) {
        hands[shields]--;
        pile[thrown++] = SHIELD;
        return;
      }
    }
    tables[target]--;
    pile[thrown++] = (byte) (target % KINDS);
  }

  private void draw(int player) {
    if (left == 0) {
      runOuts++;
      System.arraycopy(pile, 0, deck, 0, thrown);
      left = thrown;
      thrown = 0;
      shuffle();
    }
    if (left > 0) {
      hands[player * KINDS + deck[--left]]++;
    }
  }

  private void shuffle() {
    for (int i = left - 1; i > 0; i--) {
      int j = below(i + 1);
      byte card = deck[i];
      deck[i] = deck[j];
      deck[j] = card;
    }
  }

  private int below(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) (((random >>> 32) * bound) >>> 32);
  }
}
