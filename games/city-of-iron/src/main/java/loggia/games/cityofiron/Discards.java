package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// The cards used go to their piles in the order their owner chooses (COI-43).
final class Discards {
  private Discards() {}

  static void begin(CoiState s, int seat, Journal journal) {
    int card = s.what(CoiState.CARD);
    int action = card == 0 ? 0 : 1 << card - 1;
    if (journal.listens()) {
      tell(s, seat, journal);
    }
    s.chosen |= s.fighting | action;
    s.fighting = 0;
    Player player = s.edit(seat);
    player.hand &= ~s.chosen;
    player.seen &= ~s.chosen;
    s.step = Step.BURY;
    next(s, player, seat, journal);
  }

  private static void tell(CoiState s, int seat, Journal journal) {
    Seat who = Seat.of(seat);
    var paying = Ids.members(Card.values(), s.chosen);
    if (s.what(CoiState.VERB) == CoiState.ATTACKING) {
      var fighting = Ids.members(Card.values(), s.fighting);
      Town town = Town.of(s.what(CoiState.TARGET) - 1);
      journal.tell(new CoiEvent.Attacked(who, town, fighting, paying));
    } else {
      Card card = Card.of(s.what(CoiState.CARD) - 1);
      int coins = CardPlay.coins(s, seat, card.ordinal());
      journal.tell(new CoiEvent.CardPlayed(who, card, paying, coins));
    }
  }

  static void bury(CoiState s, int seat, Card card, Journal journal) {
    Player player = s.edit(seat);
    player.discard(card.ordinal());
    s.chosen &= ~(1 << card.ordinal());
    next(s, player, seat, journal);
  }

  /// Asks for the next card, or goes on when no order is left to choose.
  private static void next(CoiState s, Player player, int seat, Journal journal) {
    if (menu(s) != 0) {
      return;
    }
    for (int left = s.chosen; left != 0; left &= left - 1) {
      player.discard(Integer.numberOfTrailingZeros(left));
    }
    s.chosen = 0;
    end(player, CardKind.CITIZEN);
    end(player, CardKind.MILITARY);
    if (s.what(CoiState.VERB) == CoiState.ATTACKING) {
      Attack.conquer(s, seat, journal);
    } else if (CardPlay.action(s).block() == Block.DRAW_MILITARY) {
      s.step = Step.CONFIRM;
    } else {
      CardPlay.apply(s, seat, journal);
    }
  }

  private static void end(Player player, CardKind kind) {
    int cards = player.cards(kind);
    if (cards > 0 && (player.batches(kind) >>> cards - 1 & 1) == 0) {
      player.endBatch(kind);
    }
  }

  /// The cards among which there is an order to choose: citizens first, then military.
  static int menu(CoiState s) {
    int citizens = s.chosen & CardKind.CITIZEN.cards();
    if ((citizens & citizens - 1) != 0) {
      return citizens;
    }
    int military = s.chosen & CardKind.MILITARY.cards();
    return (military & military - 1) != 0 ? military : 0;
  }
}
