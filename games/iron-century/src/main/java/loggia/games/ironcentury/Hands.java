package loggia.games.ironcentury;

/// Cards coming into hands and leaving them, and who sees it.
final class Hands {
  private Hands() {}

  static boolean holdsAny(Board board, int seat) {
    return !board.holding(seat).isEmpty();
  }

  /// The card leaves the hand before everybody's eyes.
  static void lose(Board board, int seat, int card) {
    board.edit(seat).remove(card);
    if (!board.knowledge.isNothing()) {
      board.knowledge = board.knowledge.forget(seat, card);
    }
  }

  /// The card comes into the hand before everybody's eyes.
  static void gain(Board board, int seat, int card) {
    board.edit(seat).add(card);
    board.knowledge = board.knowledge.learnAll(board.frame.seats(), seat, card);
  }

  /// `to` takes a card that only `from` and `to` see.
  static void steal(Board board, int from, int to, int card) {
    int held = board.handSize(from);
    board.edit(from).remove(card);
    board.edit(to).add(card);
    board.knowledge = board.knowledge.steal(board.frame.seats(), from, to, card, held);
  }

  /// `viewer` sees all of the hand.
  static void show(Board board, int seat, int viewer) {
    board.editStock().disclosures++;
    board.knowledge =
        board.knowledge.see(
            board.frame.seats(), viewer, seat, board.hand(seat), board.actions(seat));
  }
}
