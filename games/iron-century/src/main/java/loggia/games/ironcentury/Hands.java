package loggia.games.ironcentury;

/// Cards coming into hands and leaving them, and who sees it.
final class Hands {
  private Hands() {}

  static boolean holdsAny(Board board, int seat) {
    return (board.hand(seat) | board.actions(seat)) != 0;
  }

  /// The card leaves the hand before everybody's eyes.
  static void lose(Board board, int seat, int card) {
    board.take(Board.handAt(seat), card);
    if (!board.knowledge.isNothing()) {
      board.knowledge = board.knowledge.forget(seat, card);
    }
  }

  /// The card comes into the hand before everybody's eyes.
  static void gain(Board board, int seat, int card) {
    board.put(Board.handAt(seat), card);
    board.knowledge = board.knowledge.learnAll(board.frame.seats(), seat, card);
  }

  /// `to` takes a card that only `from` and `to` see.
  static void steal(Board board, int from, int to, int card) {
    int held = board.handSize(from);
    board.take(Board.handAt(from), card);
    board.put(Board.handAt(to), card);
    board.knowledge = board.knowledge.steal(board.frame.seats(), from, to, card, held);
  }

  /// `viewer` sees all of the hand.
  static void show(Board board, int seat, int viewer) {
    board.disclosures++;
    board.knowledge =
        board.knowledge.see(
            board.frame.seats(), viewer, seat, board.hand(seat), board.actions(seat));
  }
}
