package loggia.games.ironcentury;

import loggia.kernel.Audience;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// What announced things do when they resolve (IC-21, IC-50). Targets that are no longer valid make
/// an effect do nothing (IC-22, IC-42).
final class Effects {
  private Effects() {}

  /// Does the next effect of the last thing announced.
  ///
  /// @return whether somebody has to choose first (IC-52)
  static boolean waits(Board board, Link top, Journal journal) {
    Effect[] effects = of(board, top);
    if (board.effect == effects.length) {
      finish(board, top, journal);
      return false;
    }
    Effect effect = effects[board.effect];
    if (effect.block().choice) {
      if (Choices.waits(board, top, effect, journal)) {
        return true;
      }
      if (board.step != Board.Step.OVER) {
        advance(board);
      }
      return false;
    }
    advance(board);
    perform(board, top, effect, journal);
    return false;
  }

  private static final Effect[] ATTACK = {new Effect(Effect.Block.ATTACK, 0, 0)};

  static Effect[] of(Board board, Link link) {
    return link.what() == Link.What.ATTACK
        ? ATTACK
        : board.set().effects(Layout.toolOf(link.card()));
  }

  /// The effect that is being resolved.
  static Effect current(Board board) {
    return of(board, Chain.top(board))[board.effect];
  }

  private static void advance(Board board) {
    board.effect++;
    board.cursor = 0;
  }

  private static void finish(Board board, Link top, Journal journal) {
    Chain.pop(board);
    spend(board, top, journal);
  }

  /// A Special that has resolved or was cancelled goes to the pile; an Attack card and a used
  /// Object lie there already (IC-21, IC-50).
  private static void spend(Board board, Link link, Journal journal) {
    boolean spent =
        switch (link.what()) {
          case ATTACK, FALLEN -> true;
          case POWER -> board.frame.discardsUsedObjects();
          case SPECIAL -> false;
        };
    if (!spent) {
      Deck.discard(board, link.card(), journal);
    }
  }

  private static void perform(Board board, Link top, Effect effect, Journal journal) {
    switch (effect.block()) {
      case CANCEL -> cancel(board, top, journal);
      case DRAW -> Deck.draw(board, Seat.of(top.by()), effect.count(), journal);
      case REFUGE -> refuge(board, top, journal);
      case TAKE_RANDOM_CARD -> takeRandomCards(board, top, journal);
      case RESCUE_CHARACTER -> rescue(board, top, journal);
      case TAKE_CHARACTER -> leave(board, top, top.by(), journal);
      case RETURN_TO_HAND -> leave(board, top, top.city(), journal);
      case DISCARD_BASTION, DISCARD_OBJECT -> raze(board, top, journal);
      case RECOVER_CHARACTER -> recover(board, top, journal);
      case ATTACK -> attack(board, top, journal);
      case PEEK, EACH_DISCARDS_CHARACTER, OPPONENTS_DISCARD, SEE_HAND_DISCARD ->
          throw new IllegalStateException("a choice is made by a player");
    }
  }

  /// The thing that was answered does nothing; its card is spent.
  private static void cancel(Board board, Link top, Journal journal) {
    Link below = top.below();
    if (below == null) {
      return;
    }
    board.chain = top.over(below.below(), below.resume());
    if (journal.listens()) {
      journal.tell(
          new IronEvent.Cancelled(
              Seat.of(top.by()), board.set().card(top.card()), board.set().card(below.card())));
    }
    spend(board, below, journal);
  }

  private static void refuge(Board board, Link top, Journal journal) {
    board.refuges |= (byte) (1 << top.by());
    if (journal.listens()) {
      journal.tell(new IronEvent.FoundRefuge(Seat.of(top.by())));
    }
  }

  private static void takeRandomCards(Board board, Link top, Journal journal) {
    int by = top.by();
    for (int i = 1; i < board.frame.seats(); i++) {
      int from = board.frame.after(by, i);
      if (board.frame.opponents(by, from) && board.handSize(from) > 0) {
        int card = Deck.any(board, board.holding(from));
        Hands.steal(board, from, by, card);
        if (journal.listens()) {
          tellStolen(board, Seat.of(by), Seat.of(from), board.set().card(card), journal);
        }
      }
    }
  }

  private static void tellStolen(Board board, Seat by, Seat from, Card card, Journal journal) {
    journal.tell(Audience.only(by), new IronEvent.Stole(by, from, card));
    journal.tell(Audience.only(from), new IronEvent.Stole(by, from, card));
    for (int i = 0; i < board.frame.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != by && seat != from) {
        journal.tell(Audience.only(seat), new IronEvent.StoleUnseen(by, from));
      }
    }
    journal.tell(new Audience(loggia.kernel.Seats.NONE, true), new IronEvent.StoleUnseen(by, from));
  }

  private static void rescue(Board board, Link top, Journal journal) {
    if (!board.pile.holds(top.target())) {
      failed(board, top, journal);
      return;
    }
    board.editPile().remove(top.target());
    board.enter(top.by(), top.target());
    if (journal.listens()) {
      journal.tell(new IronEvent.Rescued(Seat.of(top.by()), board.set().card(top.target())));
    }
  }

  /// An unprotected Character goes from its City into a hand.
  private static void leave(Board board, Link top, int to, Journal journal) {
    if ((City.unprotected(board, top.city()) >>> top.target() & 1) == 0) {
      failed(board, top, journal);
      return;
    }
    board.leave(top.city(), top.target());
    Hands.gain(board, to, top.target());
    if (journal.listens()) {
      Card card = board.set().card(top.target());
      journal.tell(new IronEvent.TakenIntoHand(Seat.of(top.city()), card, Seat.of(to)));
    }
  }

  /// A Bastion or an Object in play is discarded.
  private static void raze(Board board, Link top, Journal journal) {
    if ((board.city(top.city()) >>> top.target() & 1) == 0) {
      failed(board, top, journal);
      return;
    }
    board.leave(top.city(), top.target());
    if (journal.listens()) {
      journal.tell(new IronEvent.Lost(Seat.of(top.city()), board.set().card(top.target())));
    }
    Deck.discard(board, top.target(), journal);
  }

  private static void recover(Board board, Link top, Journal journal) {
    if (!board.pile.holds(top.target())) {
      failed(board, top, journal);
      return;
    }
    board.editPile().remove(top.target());
    Hands.gain(board, top.by(), top.target());
    if (journal.listens()) {
      journal.tell(new IronEvent.Recovered(Seat.of(top.by()), board.set().card(top.target())));
    }
  }

  /// IC-21, and IC-22: pair and Adversary must still be valid.
  private static void attack(Board board, Link top, Journal journal) {
    if (stands(board, top)) {
      fall(board, top.city(), top.target(), journal);
    } else {
      failed(board, top, journal);
    }
  }

  static boolean stands(Board board, Link attack) {
    return City.citizens(board, attack.by(), attack.culture()) >= 2
        && (City.attackable(board, attack.city()) >>> attack.target() & 1) != 0;
  }

  private static void failed(Board board, Link top, Journal journal) {
    if (journal.listens()) {
      journal.tell(new IronEvent.Failed(Seat.of(top.by()), board.set().card(top.card())));
    }
  }

  /// A Character goes from play to the discard pile, and its Object with it (IC-32); then it may be
  /// rescued (IC-51).
  static void fall(Board board, int city, int character, Journal journal) {
    int object = City.borneBy(board, city, character);
    board.leave(city, character);
    if (journal.listens()) {
      journal.tell(new IronEvent.Lost(Seat.of(city), board.set().card(character)));
    }
    if (object >= 0) {
      board.leave(city, object);
      if (journal.listens()) {
        journal.tell(new IronEvent.Lost(Seat.of(city), board.set().card(object)));
      }
      Deck.discard(board, object, journal);
    }
    Deck.discard(board, character, journal);
    Rescue.open(board, city, character);
  }
}
