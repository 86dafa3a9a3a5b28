package loggia.games.ironcentury;

import loggia.kernel.Audience;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Effects that make players choose when they resolve (IC-52). [Board#cursor] is how far they are.
final class Choices {
  private Choices() {}

  /// Finds who has to choose next.
  ///
  /// @return false when the effect is done
  static boolean waits(Board board, Link top, Effect effect, Journal journal) {
    return switch (effect.block()) {
      case EACH_DISCARDS_CHARACTER -> nextVictim(board, top);
      case OPPONENTS_DISCARD -> nextPayer(board, top);
      case SEE_HAND_DISCARD -> spies(board, top, journal);
      case PEEK -> peeks(board, top, effect, journal);
      case CANCEL,
          DRAW,
          REFUGE,
          TAKE_RANDOM_CARD,
          RESCUE_CHARACTER,
          TAKE_CHARACTER,
          RETURN_TO_HAND,
          DISCARD_BASTION,
          DISCARD_OBJECT,
          RECOVER_CHARACTER,
          ATTACK ->
          throw new IllegalStateException(effect + " is no choice");
    };
  }

  /// Everybody who has Characters, from the player who played it on clockwise.
  private static boolean nextVictim(Board board, Link top) {
    for (; board.cursor < board.frame.seats(); board.cursor++) {
      int seat = board.frame.after(top.by(), board.cursor);
      if (City.characters(board, seat) != 0) {
        board.waiting = (byte) seat;
        return true;
      }
    }
    return false;
  }

  static void sacrifice(Board board, int seat, int character, Journal journal) {
    board.cursor++;
    Effects.fall(board, seat, character, journal);
  }

  /// Every opponent with cards, clockwise.
  private static boolean nextPayer(Board board, Link top) {
    for (; board.cursor < board.frame.seats(); board.cursor++) {
      int seat = board.frame.after(top.by(), board.cursor);
      if (board.frame.opponents(top.by(), seat) && board.handSize(seat) > 0) {
        board.waiting = (byte) seat;
        return true;
      }
    }
    return false;
  }

  static void pay(Board board, int seat, int card, Journal journal) {
    board.cursor++;
    Hands.lose(board, seat, card);
    if (journal.listens()) {
      journal.tell(new IronEvent.Discarded(Seat.of(seat), board.set().card(card)));
    }
    Deck.discard(board, card, journal);
  }

  /// First the hand is shown, then its viewer strikes one card out of it.
  private static boolean spies(Board board, Link top, Journal journal) {
    if (board.cursor == 0 && board.handSize(top.city()) > 0) {
      Hands.show(board, top.city(), top.by());
      board.cursor = 1;
      if (journal.listens()) {
        Seat by = Seat.of(top.by());
        Seat seen = Seat.of(top.city());
        var cards = board.set().list(board.hand(top.city()), board.actions(top.city()));
        journal.tell(Audience.only(by), new IronEvent.SawHand(by, seen, cards));
        journal.tell(Audience.except(by), new IronEvent.Spied(by, seen));
      }
    }
    board.waiting = top.by();
    return board.cursor == 1;
  }

  static void strike(Board board, int card, Journal journal) {
    Link top = Chain.top(board);
    board.cursor = 2;
    Hands.lose(board, top.city(), card);
    if (journal.listens()) {
      journal.tell(
          new IronEvent.Struck(Seat.of(top.by()), Seat.of(top.city()), board.set().card(card)));
    }
    Deck.discard(board, card, journal);
  }

  /// First the top cards are shown; then some of them are kept, one by one, and the others
  /// discarded.
  private static boolean peeks(Board board, Link top, Effect effect, Journal journal) {
    if (board.cursor == 0) {
      Deck.draw(board, board.editShown(), effect.count(), journal);
      board.cursor = 1;
      if (journal.listens()) {
        Seat by = Seat.of(top.by());
        var cards = board.set().list(board.stock.shown.named, board.stock.shown.actions);
        journal.tell(Audience.only(by), new IronEvent.SawDeck(by, cards));
        journal.tell(Audience.except(by), new IronEvent.Peeked(by, cards.size()));
      }
      if (board.step == Board.Step.OVER) {
        return false;
      }
    }
    if (board.cursor <= effect.keep() && !board.stock.shown.isEmpty()) {
      board.waiting = top.by();
      return true;
    }
    discardShown(board, top, journal);
    return false;
  }

  static void keep(Board board, int card, Journal journal) {
    Link top = Chain.top(board);
    board.cursor++;
    board.editShown().remove(card);
    board.edit(top.by()).add(card);
    if (journal.listens()) {
      Seat by = Seat.of(top.by());
      journal.tell(Audience.only(by), new IronEvent.KeptCard(by, board.set().card(card)));
      journal.tell(Audience.except(by), new IronEvent.Kept(by));
    }
  }

  private static void discardShown(Board board, Link top, Journal journal) {
    while (!board.stock.shown.isEmpty()) {
      long named = board.stock.shown.named;
      int card =
          named != 0
              ? Long.numberOfTrailingZeros(named)
              : Layout.selectAction(board.stock.shown.actions, 0);
      board.editShown().remove(card);
      if (journal.listens()) {
        journal.tell(new IronEvent.Discarded(Seat.of(top.by()), board.set().card(card)));
      }
      Deck.discard(board, card, journal);
    }
  }
}
