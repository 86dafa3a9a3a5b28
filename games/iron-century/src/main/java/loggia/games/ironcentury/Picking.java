package loggia.games.ironcentury;

import loggia.kernel.Audience;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Everybody chooses a Protagonist in turn (IC-02); then the opening hands are dealt (IC-04).
final class Picking {
  private Picking() {}

  /// A bit for each Protagonist that is left.
  static long left(Board board) {
    long left = (1L << board.set().protagonists.size()) - 1;
    for (int seat = 0; seat < board.frame.seats(); seat++) {
      int taken = board.protagonist(seat);
      if (taken >= 0) {
        left &= ~(1L << taken);
      }
    }
    return left;
  }

  static void pick(Board board, int seat, int protagonist, Journal journal) {
    board.editStock().protagonists |= protagonist + 1 << 4 * seat;
    if (journal.listens()) {
      journal.tell(new IronEvent.Picked(Seat.of(seat), board.set().protagonists.get(protagonist)));
    }
  }

  static boolean waits(Board board, Journal journal) {
    for (int i = 0; i < board.frame.seats(); i++) {
      int seat = board.frame.after(board.stock.first, i);
      if (board.protagonist(seat) < 0) {
        board.waiting = (byte) seat;
        return true;
      }
    }
    deal(board, journal);
    Turns.begin(board, board.stock.first, journal);
    return false;
  }

  private static void deal(Board board, Journal journal) {
    for (int i = 0; i < board.frame.seats(); i++) {
      int seat = board.frame.after(board.stock.first, i);
      Deck.draw(board, Seat.of(seat), board.set().edition.openingHand, journal);
    }
    if (journal.listens()) {
      journal.tell(Audience.EVERYONE, new IronEvent.Dealt(board.set().edition.openingHand));
    }
  }
}
