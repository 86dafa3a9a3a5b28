package loggia.games.ironcentury;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// How a turn begins, goes on and ends.
final class Turns {
  private Turns() {}

  /// The seat's turn begins, and before anything else whoever has five Cultures wins (IC-10).
  static void begin(Board board, int seat, Journal journal) {
    if (board.frame.endsWhenStill() && isStill(board)) {
      finish(board, journal);
      return;
    }
    board.turn = (byte) seat;
    board.turns++;
    board.refuges &= (byte) ~(1 << seat);
    board.culture = Board.NO_CULTURE;
    board.placed = false;
    board.attacked = false;
    board.closed = false;
    board.exchanged = 0;
    board.asker = 0;
    board.passes = 0;
    if (board.stock.standing != 0) {
      liftForTurn(board, seat);
    }
    if (journal.listens()) {
      journal.tell(new IronEvent.TurnBegan(Seat.of(seat), board.turns));
    }
    int winner = checked(board);
    if (winner != Board.NOBODY) {
      board.editStock().winner = (byte) winner;
      finish(board, journal);
    } else {
      board.step = Board.Step.DRAW;
    }
  }

  /// IC-15: whether a whole round has gone by with nothing to draw in which nobody did anything;
  /// counts the turn that begins.
  private static boolean isStill(Board board) {
    int dry = board.stock.dry;
    if (dry == board.frame.seats()) {
      return true;
    }
    boolean nothing = Deck.isEmpty(board) && Deck.isPileEmpty(board);
    if (nothing || dry > 0) {
      board.editStock().dry = (byte) (nothing ? dry + 1 : 0);
    }
    return false;
  }

  /// Whether the match would be over as soon as the next turn began.
  static boolean areDone(Board board) {
    boolean still = board.frame.endsWhenStill() && board.stock.dry == board.frame.seats();
    return still || checked(board) != Board.NOBODY;
  }

  /// Somebody puts a card down, uses one or attacks with one.
  static void stir(Board board) {
    if (board.stock.dry > 0 && board.frame.endsWhenStill()) {
      board.editStock().dry = 0;
    }
  }

  private static void liftForTurn(Board board, int seat) {
    for (int each = 0; each < board.frame.seats(); each++) {
      IronMove.Until until = board.standing(each);
      if (until == IronMove.Until.THIS_TURN
          || until == IronMove.Until.UNTIL_MY_TURN && each == seat) {
        board.stand(each, IronMove.Until.NOW);
      }
    }
  }

  /// The first in turn order who has Citizens of all five Cultures; in pairs both partners need
  /// them (IC-61).
  private static int checked(Board board) {
    for (int i = 0; i < board.frame.seats(); i++) {
      int seat = board.frame.after(board.turn, i);
      if (City.hasAllCultures(board, seat)
          && (!board.frame.pairs() || City.hasAllCultures(board, board.frame.partner(seat)))) {
        return seat;
      }
    }
    return Board.NOBODY;
  }

  /// Discards one card of the draw step (IC-11).
  static void exchange(Board board, int card, Journal journal) {
    Hands.lose(board, board.turn, card);
    board.exchanged++;
    if (journal.listens()) {
      journal.tell(new IronEvent.Discarded(Seat.of(board.turn), board.set().card(card)));
    }
    if (board.frame.discardsFirst()) {
      board.editPile().add(card);
    } else {
      Deck.discard(board, card, journal);
    }
  }

  /// Draws as many cards as were discarded, and two.
  static void draw(Board board, Journal journal) {
    Deck.refillIfEmpty(board, journal);
    int drawn = Deck.draw(board, Seat.of(board.turn), board.exchanged + 2, journal);
    if (board.step == Board.Step.OVER) {
      return;
    }
    board.step = Board.Step.ACT;
    board.closed = false;
    if (board.frame.endsWhenStill()) {
      return;
    }
    int dry = drawn == 0 ? board.stock.dry + 1 : 0;
    if (dry != board.stock.dry) {
      board.editStock().dry = (byte) dry;
    }
    if (dry == board.frame.seats()) {
      finish(board, journal);
    }
  }

  static void end(Board board, Journal journal) {
    board.step = Board.Step.WINDOW;
    board.asker = board.turn;
    board.passes = 0;
    if (journal.listens()) {
      journal.tell(new IronEvent.TurnEnded(Seat.of(board.turn)));
    }
  }

  /// Passes in the window at the end of a turn.
  static void passWindow(Board board) {
    board.asker = (byte) board.frame.next(board.asker);
    board.passes++;
  }

  /// Finds whom to ask in the window; when all have passed one after another the next turn begins.
  ///
  /// @return whether somebody is to be asked
  static boolean askWindow(Board board, Journal journal) {
    while (board.passes < board.frame.seats()) {
      if (Aims.isAsked(board, board.asker)) {
        board.waiting = board.asker;
        return true;
      }
      passWindow(board);
    }
    begin(board, board.frame.next(board.turn), journal);
    return false;
  }

  static void finish(Board board, Journal journal) {
    board.step = Board.Step.OVER;
    board.waiting = Board.NOBODY;
    board.asker = 0;
    if (journal.listens()) {
      journal.tell(Ending.event(board));
    }
  }
}
