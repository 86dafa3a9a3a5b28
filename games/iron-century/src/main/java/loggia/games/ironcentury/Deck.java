package loggia.games.ironcentury;

import loggia.kernel.Audience;
import loggia.kernel.Chance;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// The draw deck and the discard pile. Nobody ever knows anything of the deck's order (IC-70), so
/// the deck is a set, and drawing takes one of its cards by chance.
final class Deck {
  private Deck() {}

  static boolean isEmpty(Board board) {
    return board.stock.isEmpty();
  }

  static boolean isPileEmpty(Board board) {
    return board.pile.isEmpty();
  }

  /// One of these cards at random; it stays where it is.
  static int any(Board board, Cards cards) {
    Stock stock = board.editStock();
    stock.chance = Chance.next(stock.chance);
    stock.disclosures++;
    int count = Long.bitCount(cards.named);
    int n = Chance.below(stock.chance, count + Layout.actions(cards.actions));
    return n < count
        ? Layout.select(cards.named, n)
        : Layout.selectAction(cards.actions, n - count);
  }

  /// Moves up to `count` cards, one after another, from the deck to another place.
  ///
  /// @return how many there were
  static int draw(Board board, Cards to, int count, Journal journal) {
    int drawn = 0;
    while (drawn < count && board.step != Board.Step.OVER && !isEmpty(board)) {
      Stock stock = board.editStock();
      int card = any(board, stock);
      stock.remove(card);
      to.add(card);
      drawn++;
      if (isEmpty(board)) {
        runOut(board, journal);
      }
    }
    return drawn;
  }

  /// Draws cards into a hand.
  static int draw(Board board, Seat seat, int count, Journal journal) {
    Cards hand = board.edit(seat.index());
    if (!journal.listens()) {
      return draw(board, hand, count, journal);
    }
    long named = hand.named;
    long actions = hand.actions;
    int drawn = draw(board, hand, count, journal);
    if (drawn > 0) {
      var cards = board.set().list(hand.named & ~named, hand.actions - actions);
      journal.tell(Audience.except(seat), new IronEvent.Drew(seat, drawn));
      journal.tell(Audience.only(seat), new IronEvent.DrewCards(seat, cards));
    }
    return drawn;
  }

  /// IC-14: the first time the pile becomes the deck at once; the second time the match ends at
  /// once.
  private static void runOut(Board board, Journal journal) {
    board.editStock().runOuts++;
    if (board.stock.runOuts == 1) {
      if (journal.listens()) {
        journal.tell(new IronEvent.RanOut());
      }
      refill(board, journal);
    } else {
      Turns.finish(board, journal);
    }
  }

  private static void refill(Board board, Journal journal) {
    if (isPileEmpty(board)) {
      return;
    }
    Stock stock = board.editStock();
    Cards pile = board.editPile();
    stock.named = pile.named;
    stock.actions = pile.actions;
    stock.disclosures++;
    pile.named = 0;
    pile.actions = 0;
    if (journal.listens()) {
      journal.tell(new IronEvent.Reshuffled(stock.size()));
    }
  }

  /// Puts a card onto the discard pile. An empty deck takes it at once (IC-14).
  static void discard(Board board, int card, Journal journal) {
    board.editPile().add(card);
    refillIfEmpty(board, journal);
  }

  /// An empty deck takes the pile.
  static void refillIfEmpty(Board board, Journal journal) {
    if (board.stock.runOuts == 1 && isEmpty(board)) {
      refill(board, journal);
    }
  }
}
