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
    return board.table[Board.DECK] == 0 && board.table[Board.DECK + 1] == 0;
  }

  static boolean isPileEmpty(Board board) {
    return board.table[Board.PILE] == 0 && board.table[Board.PILE + 1] == 0;
  }

  /// One card at random of the set at this place of the table; it stays where it is.
  static int any(Board board, int at) {
    board.chance = Chance.next(board.chance);
    board.disclosures++;
    long named = board.table[at];
    long actions = board.table[at + 1];
    int count = Long.bitCount(named);
    int n = Chance.below(board.chance, count + Layout.actions(actions));
    return n < count ? Layout.select(named, n) : Layout.selectAction(actions, n - count);
  }

  /// Moves up to `count` cards, one after another, from the deck to a place of the table.
  ///
  /// @return how many there were
  static int draw(Board board, int to, int count, Journal journal) {
    int drawn = 0;
    while (drawn < count && board.step != Board.Step.OVER && !isEmpty(board)) {
      int card = any(board, Board.DECK);
      board.take(Board.DECK, card);
      board.put(to, card);
      drawn++;
      if (isEmpty(board)) {
        runOut(board, journal);
      }
    }
    return drawn;
  }

  /// Draws cards into a hand.
  static int draw(Board board, Seat seat, int count, Journal journal) {
    int at = Board.handAt(seat.index());
    if (!journal.listens()) {
      return draw(board, at, count, journal);
    }
    long named = board.table[at];
    long actions = board.table[at + 1];
    int drawn = draw(board, at, count, journal);
    if (drawn > 0) {
      var cards = board.set().list(board.table[at] & ~named, board.table[at + 1] - actions);
      journal.tell(Audience.except(seat), new Events.Drew(seat, drawn));
      journal.tell(Audience.only(seat), new Events.DrewCards(seat, cards));
    }
    return drawn;
  }

  /// IC-14: the first time the pile becomes the deck at once; the second time the match ends at
  /// once.
  private static void runOut(Board board, Journal journal) {
    board.runOuts++;
    if (board.runOuts == 1) {
      if (journal.listens()) {
        journal.tell(new Events.RanOut());
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
    long[] table = board.own();
    table[Board.DECK] = table[Board.PILE];
    table[Board.DECK + 1] = table[Board.PILE + 1];
    table[Board.PILE] = 0;
    table[Board.PILE + 1] = 0;
    board.disclosures++;
    if (journal.listens()) {
      journal.tell(new Events.Reshuffled(board.size(Board.DECK)));
    }
  }

  /// Puts a card onto the discard pile. An empty deck takes it at once (IC-14).
  static void discard(Board board, int card, Journal journal) {
    board.put(Board.PILE, card);
    if (board.runOuts == 1 && isEmpty(board)) {
      refill(board, journal);
    }
  }
}
