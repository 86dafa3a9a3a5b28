package loggia.games.cityofiron;

import java.util.ArrayList;
import loggia.kernel.Chance;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// The first position: what lies on the table, and what each nation starts with (COI-05 to COI-13).
final class SetUp {
  private SetUp() {}

  private static final int BASE_CARDS = bits(Card.values()) & ~nationCards();

  private static int bits(Card... cards) {
    int bits = 0;
    for (Card card : cards) {
      bits |= 1 << card.ordinal();
    }
    return bits;
  }

  private static int nationCards() {
    return bits(Card.GENIUS, Card.FIXER, Card.GUNSLINGER, Card.STRATEGIST);
  }

  /// Whether a card is in a starting pile, for one nation at least.
  static boolean starts(Card card) {
    int starting = bits(Card.SCHOLAR, Card.CARTOGRAPHER, Card.CAPTAIN, Card.SOLDIER);
    starting |= bits(Card.GUNSLINGER, Card.FIXER);
    return (starting >>> card.ordinal() & 1) != 0;
  }

  /// The cards a nation owns from the start.
  static int startCards(Nation nation, boolean special) {
    int plain = bits(Card.SCHOLAR, Card.CARTOGRAPHER, Card.CAPTAIN, Card.SOLDIER);
    if (!special) {
      return plain;
    }
    return switch (nation) {
      case ARC, CRESARIANS -> plain;
      case HOGMEN -> plain & ~bits(Card.CAPTAIN) | bits(Card.GUNSLINGER);
      case TOADS -> plain | bits(Card.FIXER);
    };
  }

  /// All cards of a nation, whether they start or are to be bought.
  static int allCards(Nation nation, boolean special) {
    if (!special) {
      return BASE_CARDS;
    }
    return switch (nation) {
      case ARC -> BASE_CARDS;
      case CRESARIANS -> BASE_CARDS | bits(Card.GENIUS);
      case HOGMEN -> BASE_CARDS & ~bits(Card.CAPTAIN) | bits(Card.GUNSLINGER, Card.STRATEGIST);
      case TOADS -> BASE_CARDS | bits(Card.FIXER);
    };
  }

  static CoiState begin(Frame frame, long seed) {
    Components c = frame.components();
    var state = new CoiState(frame, new Board(), Step.NATION);
    long chance = Chance.seeded(seed);
    Board board = state.board;
    chance = deal(board, c, frame.seats(), chance);
    chance = towns(board, c, frame, chance);
    board.lands = (1 << Components.LANDS) - 2 & (frame.seats() == 2 ? ~c.marked : -1);
    byte[] order = order(frame.seats());
    chance = Chance.shuffle(order, 0, order.length, chance);
    state.bidOrder = (char) pack(order);
    byte[] nations = order(Nation.values().length);
    chance = Chance.shuffle(nations, 0, nations.length, chance);
    state.chance = chance;
    for (int seat = 0; seat < frame.seats(); seat++) {
      Player player = state.edit(seat);
      player.coins = c.startCoins;
      player.science = (short) c.startScience;
      player.effects = c.cityEffects[City.START.ordinal()];
      if (frame.dealt()) {
        take(player, Nation.of(nations[seat]), frame.special());
      }
    }
    if (frame.dealt()) {
      Piles.begin(state);
    } else {
      state.await(frame.picking().seat(state, 0), Step.NATION);
    }
    return state;
  }

  static void take(Player player, Nation nation, boolean special) {
    player.nation = (byte) nation.ordinal();
    player.deck = allCards(nation, special) & ~startCards(nation, special);
  }

  /// A seat takes a nation (COI-01).
  static void pick(CoiState s, int seat, Nation nation, Journal journal) {
    take(s.edit(seat), nation, s.frame.special());
    journal.tell(new CoiEvent.NationTaken(Seat.of(seat), nation));
    int taken = 0;
    while (taken < s.seats() && s.player(s.frame.picking().seat(s, taken)).nation >= 0) {
      taken++;
    }
    if (taken == s.seats()) {
      Piles.begin(s);
    } else {
      s.await(s.frame.picking().seat(s, taken), Step.NATION);
    }
  }

  /// The nations nobody has, as bits.
  static int freeNations(CoiState s) {
    int free = (1 << Nation.values().length) - 1;
    for (int seat = 0; seat < s.seats(); seat++) {
      int nation = s.player(seat).nation;
      free &= nation < 0 ? -1 : ~(1 << nation);
    }
    return free;
  }

  private static byte[] order(int count) {
    var order = new byte[count];
    for (int i = 0; i < count; i++) {
      order[i] = (byte) i;
    }
    return order;
  }

  static int pack(byte[] order) {
    int packed = 0;
    for (int i = 0; i < order.length; i++) {
      packed |= order[i] << 2 * i;
    }
    return packed;
  }

  /// COI-09, COI-10.
  private static long deal(Board board, Components c, int seats, long chance) {
    var deck = new byte[Components.KINDS * 7 + 3];
    int size = 0;
    for (int letter = 0; letter < 3; letter++) {
      int from = size;
      for (int kind = 0; kind < Components.KINDS; kind++) {
        if (ComponentsCheck.deck(kind) == letter) {
          for (int copy = 0; copy < c.copies[kind][seats]; copy++) {
            deck[size++] = (byte) (kind + 1);
          }
        }
      }
      chance = Chance.shuffle(deck, from, size, chance);
      deck[size++] = (byte) (Board.SCORE + letter);
    }
    board.deck = java.util.Arrays.copyOf(deck, size);
    board.row = java.util.Arrays.copyOf(deck, c.slots[seats]);
    board.drawn = c.slots[seats];
    return chance;
  }

  /// COI-11, COI-110.
  private static long towns(Board board, Components c, Frame frame, long chance) {
    board.piles = new long[4];
    for (int pile = 0; pile < 4; pile++) {
      if (pile == 0 && !frame.expansion()) {
        continue;
      }
      var towns = new ArrayList<Byte>();
      for (int town = 0; town < Components.TOWNS; town++) {
        if (c.stars[town] == pile && isUsed(frame, town)) {
          towns.add((byte) (town + 1));
        }
      }
      var shuffled = new byte[towns.size()];
      for (int i = 0; i < shuffled.length; i++) {
        shuffled[i] = towns.get(i);
      }
      chance = Chance.shuffle(shuffled, 0, shuffled.length, chance);
      for (int i = shuffled.length - 1; i >= 0; i--) {
        board.piles[pile] = board.piles[pile] << 5 | shuffled[i];
      }
      for (int i = 0; i < (pile == 0 ? 3 : 1); i++) {
        Attack.openNext(board, pile);
      }
    }
    return chance;
  }

  static boolean isUsed(Frame frame, int town) {
    Components c = frame.components();
    int seats = frame.seats();
    boolean demons = Goods.amount(c.townGoods[town], Good.DEMONS.ordinal()) > 0;
    boolean ore = Goods.amount(c.townGoods[town], Good.ORE.ordinal()) > 0;
    return c.stars[town] == 0 ? frame.expansion() : !(demons && seats < 4 || ore && seats < 3);
  }
}
