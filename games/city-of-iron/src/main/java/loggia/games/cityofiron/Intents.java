package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import loggia.kernel.MoveTable;
import loggia.kernel.Seat;

/// What a person might try now: the menu, and what would be on it if only one had more.
final class Intents {
  private Intents() {}

  static List<CoiMove> of(CoiState s, int seat) {
    var all = new LinkedHashSet<CoiMove>();
    s.moves(Seat.of(seat)).forEach(all::add);
    if ((s.awaited >>> seat & 1) != 0) {
      all.addAll(tries(s, seat));
    }
    return List.copyOf(all);
  }

  private static List<CoiMove> tries(CoiState s, int seat) {
    Player player = s.player(seat);
    return switch (s.step) {
      case NATION -> MoveTables.NATIONS.all();
      case BID, SECOND_BID -> MoveTables.BIDS.all().subList(0, Bidding.SPACES);
      case ACTION -> actions(s, seat);
      case BUILD -> buildings(s, player);
      case CITY, TO -> some(MoveTables.CITIES, player.cityBits());
      case DISTRICT -> some(MoveTables.CITIES, player.cityBits());
      case TOWN -> some(MoveTables.TOWNS, Attack.targets(s, seat));
      case FIGHT -> some(MoveTables.FIGHT, CardPlay.free(s, seat) & CardKind.MILITARY.cards());
      case PAY -> some(MoveTables.PAY, CardPlay.free(s, seat));
      case LAND -> some(MoveTables.LANDS, s.board.lands);
      case TOKEN -> some(MoveTables.TOKENS, 0b1110);
      case ROB -> some(MoveTables.ROB, (1 << s.seats()) - 1 & ~(1 << seat));
      case WILD -> MoveTables.WILD.all();
      case PURCHASE -> some(MoveTables.PURCHASE, player.deck & ~s.purchase.basket(seat));
      case PILES, STORE, RAZE, FROM, WHICH, BURY, CONFIRM, OVER -> List.of();
    };
  }

  private static List<CoiMove> some(MoveTable<CoiMove> table, int bits) {
    return table.menu(Integer.toUnsignedLong(bits)).toList();
  }

  private static List<CoiMove> actions(CoiState s, int seat) {
    int verbs = (1 << MoveTables.PLAY) - 1;
    if (!s.has(seat, Nation.ARC)) {
      verbs &= ~(1 << MoveTables.SHIFT);
    }
    long cards = Integer.toUnsignedLong(s.player(seat).hand) << MoveTables.PLAY;
    return MoveTables.ACTIONS.menu(verbs | cards).toList();
  }

  private static List<CoiMove> buildings(CoiState s, Player player) {
    var moves = new ArrayList<CoiMove>();
    new RowMenu(s.board.row, s.board.filled() | player.storedKinds() << MoveTables.STORED)
        .forEach(moves::add);
    return moves;
  }
}
