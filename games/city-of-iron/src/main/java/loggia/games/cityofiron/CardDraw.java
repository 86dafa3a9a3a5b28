package loggia.games.cityofiron;

import loggia.kernel.Audience;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Draws cards from a player's piles, and tells the others only how many (COI-35, COI-44, COI-86).
final class CardDraw {
  private CardDraw() {}

  /// Draws up to `count` cards, as many as there are.
  static void draw(Player player, int seat, CardKind kind, int count, Journal journal) {
    int drawn = 0;
    int cards = 0;
    for (int i = 0; i < count; i++) {
      int card = player.draw(kind);
      if (card < 0) {
        break;
      }
      drawn++;
      cards |= 1 << card;
    }
    if (drawn > 0 && journal.listens()) {
      Seat who = Seat.of(seat);
      journal.tell(Audience.except(who), new CoiEvent.Drew(who, drawn, kind));
      journal.tell(
          Audience.only(who), new CoiEvent.DrewCards(who, Ids.members(Card.values(), cards)));
    }
  }
}
