package loggia.games.cityofiron;

import java.util.Optional;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Attacks on towns, and what changes hands with a town (COI-37, COI-70 to COI-73), those of the
/// expansion included (COI-110 to COI-115).
final class Attack {
  private Attack() {}

  static final int OWNED_DEFENCE = 2;

  /// The seat that owns a town, or -1.
  static int owner(CoiState s, int town) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if ((s.player(seat).towns >>> town & 1) != 0) {
        return seat;
      }
    }
    return -1;
  }

  static int defence(CoiState s, int town) {
    boolean neutral = (s.board.open >>> town & 1) != 0;
    return s.frame.components().defence[town] + (neutral ? 0 : OWNED_DEFENCE);
  }

  /// The towns that are open or another player's.
  static int targets(CoiState s, int seat) {
    int towns = s.board.open;
    for (int other = 0; other < s.seats(); other++) {
      towns |= other == seat ? 0 : s.player(other).towns;
    }
    return towns;
  }

  /// The towns that the hand can take, as bits.
  static int menu(CoiState s, int seat) {
    Components c = s.frame.components();
    int hand = s.player(seat).hand;
    int strength = c.attack.sum(hand & CardKind.MILITARY.cards());
    if (strength == 0) {
      return 0;
    }
    int menu = 0;
    for (int left = targets(s, seat); left != 0; left &= left - 1) {
      int town = Integer.numberOfTrailingZeros(left);
      int defence = defence(s, town);
      if (strength >= defence && Payment.attackable(c, hand, defence, c.townDistance[town])) {
        menu |= 1 << town;
      }
    }
    return menu;
  }

  static void choose(CoiState s, Town town) {
    s.what(CoiState.TARGET, town.ordinal() + 1);
    s.step = Step.FIGHT;
  }

  static void fight(CoiState s, int seat, Card card, Journal journal) {
    s.fighting |= 1 << card.ordinal();
    int town = s.what(CoiState.TARGET) - 1;
    if (s.frame.components().attack.sum(s.fighting) >= defence(s, town)) {
      CardPlay.charge(s, seat, journal);
    }
  }

  static void conquer(CoiState s, int seat, Journal journal) {
    Components c = s.frame.components();
    int town = s.what(CoiState.TARGET) - 1;
    int loser = owner(s, town);
    Player player = s.edit(seat);
    int city = town == Town.METGRA.ordinal() ? City.METGRA.ordinal() : City.CAZUM.ordinal();
    boolean holds = town == Town.METGRA.ordinal() || town == Town.CAZUM.ordinal();
    if (loser >= 0) {
      Player former = s.edit(loser);
      former.towns &= ~(1 << town);
      former.goods -= c.townGoods[town];
      former.effects -= c.townEffects[town];
      if (holds) {
        handOver(c, former, player, city);
      }
      if (town == Town.SNYLE.ordinal()) {
        forget(s, former);
      }
    }
    player.towns |= 1 << town;
    player.goods += c.townGoods[town];
    player.effects += c.townEffects[town];
    if (journal.listens()) {
      Optional<Seat> from = loser < 0 ? Optional.empty() : Optional.of(Seat.of(loser));
      journal.tell(new CoiEvent.Conquered(Seat.of(seat), Town.of(town), from));
    }
    if (loser < 0) {
      neutral(s, town, journal);
    }
    Turn.end(s);
  }

  /// The buildings of Metgra or Cazum change hands with it (COI-115).
  private static void handOver(Components c, Player from, Player to, int city) {
    long lot = from.cities[city];
    for (int i = 0; i < Lot.size(lot); i++) {
      int kind = Lot.get(lot, i);
      from.goods -= c.goods[kind];
      from.effects -= c.effects[kind];
      to.goods += c.goods[kind];
      to.effects += c.effects[kind];
    }
    from.lot(city, 0);
    to.lot(city, lot);
  }

  /// Snyle's good is gone: Snyle was lost, or chooses anew.
  static void forget(CoiState s, Player owner) {
    if (s.board.wild != 0) {
      owner.goods -= Goods.of(s.board.wild - 1, s.frame.components().wild);
      s.editBoard().wild = 0;
    }
  }

  /// The pile opens its next town, and the leftmost building is discarded (COI-73).
  private static void neutral(CoiState s, int town, Journal journal) {
    Board board = s.editBoard();
    board.open &= ~(1 << town);
    openNext(board, s.frame.components().stars[town]);
    int filled = board.filled();
    if (filled != 0) {
      int slot = Integer.numberOfTrailingZeros(filled);
      if (journal.listens()) {
        journal.tell(new CoiEvent.LeftmostLost(Building.of(board.slot(slot))));
      }
      board.clear(slot);
    }
  }

  static void openNext(Board board, int pile) {
    int top = (int) board.piles[pile] & 31;
    if (top != 0) {
      board.open |= 1 << top - 1;
      board.piles = board.piles.clone();
      board.piles[pile] >>>= 5;
    }
  }
}
