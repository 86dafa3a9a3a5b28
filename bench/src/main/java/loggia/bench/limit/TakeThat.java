package loggia.bench.limit;

/// A take-that card game for four with 100 cards, about as long as 1600: draw two, play one card a
/// time, put it down or throw it at somebody, until the deck has run out twice.
public final class TakeThat implements Limit {
  private static final int PLAYERS = 4;
  private static final int CARDS = 100;
  private static final int KINDS = 7;
  private static final int ATTACK = 5;
  private static final int FIRST_HAND = 6;

  private final byte[] deck = new byte[CARDS];
  private final byte[] pile = new byte[CARDS];
  private final int[] hands = new int[PLAYERS * KINDS];
  private final int[] tables = new int[PLAYERS * KINDS];
  private int left;
  private int thrown;
  private int passes;
  private long random;

  @Override
  public int play(long seed) {
    begin(seed);
    int decisions = 0;
    for (int player = 0; passes < 2; player = (player + 1) % PLAYERS) {
      draw(player);
      draw(player);
      decisions += turn(player);
    }
    return decisions;
  }

  private void begin(long seed) {
    random = seed * 0x9E3779B97F4A7C15L + 1;
    java.util.Arrays.fill(hands, 0);
    java.util.Arrays.fill(tables, 0);
    thrown = 0;
    passes = 0;
    left = CARDS;
    for (int i = 0; i < CARDS; i++) {
      deck[i] = (byte) (i % KINDS);
    }
    shuffle();
    for (int i = 0; i < PLAYERS * FIRST_HAND; i++) {
      draw(i % PLAYERS);
    }
  }

  private int turn(int player) {
    int decisions = 0;
    while (true) {
      decisions++;
      int choices = 1;
      for (int kind = 0; kind < KINDS; kind++) {
        choices += hands[player * KINDS + kind] > 0 ? 1 : 0;
      }
      int choice = below(choices);
      if (choice == 0) {
        return decisions;
      }
      use(player, nth(player, choice));
    }
  }

  private int nth(int player, int choice) {
    for (int kind = 0; ; kind++) {
      if (hands[player * KINDS + kind] > 0 && --choice == 0) {
        return kind;
      }
    }
  }

  private void use(int player, int kind) {
    hands[player * KINDS + kind]--;
    if (kind < ATTACK) {
      tables[player * KINDS + kind]++;
      return;
    }
    pile[thrown++] = (byte) kind;
    int victim = (player + 1 + below(PLAYERS - 1)) % PLAYERS;
    int target = victim * KINDS + below(ATTACK);
    if (tables[target] > 0) {
      tables[target]--;
      pile[thrown++] = (byte) (target % KINDS);
    }
  }

  private void draw(int player) {
    if (left == 0) {
      passes++;
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
