package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Journal;
import loggia.kernel.MoveTable;
import loggia.kernel.Seat;

/// The starting piles: their order is chosen secretly, by all at once (COI-06, COI-07).
final class Piles {
  private Piles() {}

  /// The piles, and at the end of the table the move that takes them up again.
  static final MoveTable<CoiMove> TABLE = table();

  private static final int REOPEN = MoveTables.PILES.all().size();

  private static MoveTable<CoiMove> table() {
    var moves = new ArrayList<CoiMove>(MoveTables.PILES.all());
    moves.add(MoveTables.PURCHASE.get(MoveTables.REOPEN));
    return new MoveTable<>(moves);
  }

  static long menu(CoiState state, int seat) {
    int laid = state.purchase.basket(seat);
    if ((state.awaited >>> seat & 1) == 0) {
      return 1L << REOPEN;
    }
    if ((laid & MoveTables.CITIZEN_PILES) == 0) {
      return state.has(seat, Nation.TOADS) ? MoveTables.TOAD_CITIZENS : MoveTables.PLAIN_CITIZENS;
    }
    return state.has(seat, Nation.HOGMEN) ? MoveTables.HOGMEN_MILITARY : MoveTables.PLAIN_MILITARY;
  }

  static void begin(CoiState s) {
    s.step = Step.PILES;
    s.awaited = (byte) ((1 << s.seats()) - 1);
    s.purchase = Purchase.NONE;
  }

  static void play(CoiState s, int seat, CoiMove move, Journal journal) {
    if (move instanceof CoiMove.Reopen) {
      s.purchase = s.purchase.with(seat, 0, 0);
      s.awaited |= (byte) (1 << seat);
      return;
    }
    int laid = s.purchase.basket(seat) | 1 << MoveTables.PILES.indexOf(move);
    s.purchase = s.purchase.with(seat, laid, 0);
    if ((laid & ~MoveTables.CITIZEN_PILES) != 0) {
      s.awaited &= (byte) ~(1 << seat);
    }
    if (s.awaited == 0) {
      deal(s, journal);
    }
  }

  /// The piles that are laid, top card first.
  static List<Card> cards(int laid, CardKind kind) {
    int piles =
        kind == CardKind.CITIZEN
            ? laid & MoveTables.CITIZEN_PILES
            : laid & ~MoveTables.CITIZEN_PILES;
    return piles != 0
            && MoveTables.PILES.get(Integer.numberOfTrailingZeros(piles))
                instanceof CoiMove.Pile(var cards)
        ? cards
        : List.of();
  }

  static void deal(CoiState s, Journal journal) {
    for (int seat = 0; seat < s.seats(); seat++) {
      Player player = s.edit(seat);
      if (s.frame.dealt() && journal.listens()) {
        journal.tell(new CoiEvent.NationTaken(Seat.of(seat), Nation.of(player.nation)));
      }
      for (CardKind kind : CardKind.values()) {
        for (Card card : cards(s.purchase.basket(seat), kind)) {
          player.discard(card.ordinal());
        }
        player.endStart(kind);
      }
      CardDraw.draw(player, seat, CardKind.CITIZEN, 1, journal);
    }
    s.disclose();
    s.purchase = Purchase.NONE;
    Bidding.begin(s);
  }
}
