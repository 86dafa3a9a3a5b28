package loggia.games.cityofiron;

import java.util.random.RandomGenerator;
import loggia.kernel.Seat;

/// A world that a seat cannot tell from the real one (COI-120 to COI-122).
///
/// What others can have deduced of a hand and its piles is kept by [Player]: `seen` cards are known
/// to be in the hand; a batch of cards discarded together is known as a set, and by its last card;
/// and the other cards of the hand come from the batch at the front of the queue, of which nobody
/// knows which were drawn. So it is enough to mix each batch, the front one together with the hand.
final class Imagine {
  private static final int MOST_DEALS = 100;

  private Imagine() {}

  /// Who has begun an attack or a payment was able to finish it: hands that could not are dealt
  /// again.
  static CoiState imagine(CoiState state, int viewer, RandomGenerator random) {
    CoiState world = deal(state, viewer, random);
    for (int again = 0; again < MOST_DEALS && stuck(world, viewer); again++) {
      world = deal(state, viewer, random);
    }
    if (stuck(world, viewer)) {
      world.player(world.actor(), state.player(state.actor()));
    }
    return world;
  }

  /// Only the order of the building deck is known to nobody (COI-120, COI-121).
  static CoiState redraw(CoiState state, RandomGenerator random) {
    CoiState s = state.copy();
    s.chance = random.nextLong();
    mixDeck(s, random);
    return s;
  }

  private static boolean stuck(CoiState world, int viewer) {
    int others = world.awaited & ~(1 << viewer);
    if (Integer.bitCount(others) != 1) {
      return false;
    }
    int other = Integer.numberOfTrailingZeros(others);
    return world.moves(Seat.of(other)).isEmpty() || !payable(world, other);
  }

  /// Whether a card that is being played can still be paid for, while something else is chosen.
  private static boolean payable(CoiState world, int seat) {
    boolean paysLater =
        world.what(CoiState.VERB) == CoiState.PLAYING
            && world.step != Step.PAY
            && world.step != Step.BURY
            && world.step != Step.CONFIRM;
    return !paysLater
        || Payment.payable(
            CardPlay.values(world),
            CardPlay.free(world, seat),
            CardPlay.need(world),
            CardPlay.vehicles(world));
  }

  private static CoiState deal(CoiState state, int viewer, RandomGenerator random) {
    CoiState s = redraw(state, random);
    for (int seat = 0; seat < s.seats(); seat++) {
      if (seat == viewer) {
        continue;
      }
      if (s.step == Step.BURY && seat == s.actor()) {
        mixBurial(s, seat, random);
      }
      Player player = s.edit(seat);
      int shown = s.step != Step.BURY && seat == s.actor() ? shown(s) : 0;
      for (CardKind kind : CardKind.values()) {
        mix(player, kind, shown, random);
      }
      if (s.simultaneous()) {
        choose(s, seat, random);
      }
    }
    return s;
  }

  /// The cards that the acting seat has put on the table.
  private static int shown(CoiState s) {
    int card = s.what(CoiState.CARD);
    return s.chosen | s.fighting | (card == 0 ? 0 : 1 << card - 1);
  }

  /// Each letter of the building deck is shuffled anew; the Score Cards lie where they lie.
  private static void mixDeck(CoiState s, RandomGenerator random) {
    Board board = s.board.copy();
    board.deck = board.deck.clone();
    int from = board.drawn;
    for (int i = board.drawn; i <= board.deck.length; i++) {
      if (i == board.deck.length || board.deck[i] >= Board.SCORE) {
        for (int j = i - 1; j > from; j--) {
          int k = from + random.nextInt(j - from + 1);
          byte card = board.deck[j];
          board.deck[j] = board.deck[k];
          board.deck[k] = card;
        }
        from = i + 1;
      }
    }
    s.board = board;
  }

  private static void mix(Player player, CardKind kind, int shown, RandomGenerator random) {
    int size = player.cards(kind);
    int ends = player.batches(kind);
    boolean fresh = (ends & Player.FRESH) != 0;
    var queue = new int[size];
    for (int i = 0; i < size; i++) {
      queue[i] = player.card(kind, i);
    }
    int hidden = player.hand & ~player.seen & ~shown & kind.cards();
    int from = 0;
    for (int i = 0; i < size; i++) {
      if ((ends >>> i & 1) != 0) {
        boolean lastKnown = !(fresh && from == 0);
        int to = lastKnown ? i : i + 1;
        if (from == 0) {
          hidden = exchange(queue, to, hidden, random);
        } else {
          shuffle(queue, from, to, random);
        }
        from = i + 1;
      }
    }
    player.hand = player.hand & ~(kind.cards() & ~player.seen & ~shown) | hidden;
    long packed = 0;
    for (int i = size - 1; i >= 0; i--) {
      packed = packed << 4 | queue[i] - kind.first();
    }
    if (kind == CardKind.CITIZEN) {
      player.citizens = packed;
    } else {
      player.military = packed;
    }
  }

  /// Deals the first `count` cards of the queue and the hidden cards of the hand anew.
  private static int exchange(int[] queue, int count, int hidden, RandomGenerator random) {
    int held = Integer.bitCount(hidden);
    var pool = new int[count + held];
    System.arraycopy(queue, 0, pool, 0, count);
    int at = count;
    for (int left = hidden; left != 0; left &= left - 1) {
      pool[at++] = Integer.numberOfTrailingZeros(left);
    }
    shuffle(pool, 0, pool.length, random);
    System.arraycopy(pool, 0, queue, 0, count);
    int hand = 0;
    for (int i = count; i < pool.length; i++) {
      hand |= 1 << pool[i];
    }
    return hand;
  }

  private static void shuffle(int[] items, int from, int to, RandomGenerator random) {
    for (int i = to - 1; i > from; i--) {
      int j = from + random.nextInt(i - from + 1);
      int item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }

  /// While a seat puts its discards in order, others know which cards they are, not which are down.
  private static void mixBurial(CoiState s, int seat, RandomGenerator random) {
    Player player = s.edit(seat);
    for (CardKind kind : CardKind.values()) {
      int open = s.chosen & kind.cards();
      int size = player.cards(kind);
      int from = player.complete(kind);
      if (from == size || open == 0) {
        continue;
      }
      var pool = new int[size - from];
      for (int i = 0; i < pool.length; i++) {
        pool[i] = player.card(kind, from + i);
      }
      int left = exchange(pool, pool.length, open, random);
      s.chosen = s.chosen & ~kind.cards() | left;
      for (int i = 0; i < pool.length; i++) {
        replace(player, kind, from + i, pool[i] - kind.first());
      }
    }
  }

  private static void replace(Player player, CardKind kind, int at, int card) {
    long clear = ~(15L << 4 * at);
    if (kind == CardKind.CITIZEN) {
      player.citizens = player.citizens & clear | (long) card << 4 * at;
    } else {
      player.military = player.military & clear | (long) card << 4 * at;
    }
  }

  /// Another seat's secret choice: any that could have led here.
  private static void choose(CoiState s, int seat, RandomGenerator random) {
    boolean done = (s.awaited >>> seat & 1) == 0;
    s.purchase = s.purchase.with(seat, 0, 0);
    if (s.step == Step.PILES) {
      if (done) {
        int laid = random.nextInt(2) == 0 ? 1 : 2;
        if (s.has(seat, Nation.TOADS)) {
          laid = 4 << random.nextInt(6);
        }
        int military = s.has(seat, Nation.HOGMEN) ? 10 : 8;
        s.purchase = s.purchase.with(seat, laid | 1 << military + random.nextInt(2), 0);
      }
      return;
    }
    int cards = Buying.affordable(s, seat);
    while (done && cards != 0 && random.nextInt(3) != 0) {
      int card =
          Integer.numberOfTrailingZeros(
              Integer.expand(1 << random.nextInt(Integer.bitCount(cards)), cards));
      s.purchase = s.purchase.with(seat, s.purchase.basket(seat) | 1 << card, 0);
      cards = Buying.affordable(s, seat);
    }
  }
}
