package loggia.games.ironcentury;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// What the moves do, one function for each.
final class Actions {
  private Actions() {}

  static void put(Board board, int seat, int card, int city, Journal journal) {
    place(board, seat, card);
    board.enter(city, card);
    if (journal.listens()) {
      Card put = board.set().card(card);
      journal.tell(
          seat == city
              ? new IronEvent.Put(Seat.of(seat), put)
              : new IronEvent.Gave(Seat.of(seat), put, Seat.of(city)));
    }
  }

  /// @param bearer the place of a Character or a Protagonist in the [Layout]
  static void attach(Board board, int seat, int object, int bearer, Journal journal) {
    place(board, seat, object);
    int city = cityOfCitizen(board, bearer);
    board.enter(city, object);
    board.setBearer(object, Layout.isProtagonist(bearer) ? Board.PROTAGONIST_BEARS : bearer);
    if (journal.listens()) {
      journal.tell(
          new IronEvent.Attached(
              Seat.of(seat), board.set().card(object), board.set().card(bearer), Seat.of(city)));
    }
  }

  private static int cityOfCitizen(Board board, int citizen) {
    if (!Layout.isProtagonist(citizen)) {
      return City.of(board, citizen);
    }
    for (int seat = 0; seat < board.frame.seats(); seat++) {
      if (board.protagonist(seat) == citizen - Layout.PROTAGONISTS) {
        return seat;
      }
    }
    return Board.NOBODY;
  }

  private static void place(Board board, int seat, int card) {
    Turns.stir(board);
    Hands.lose(board, seat, card);
    board.culture = (byte) Layout.cultureOf(card);
    board.placed = true;
  }

  /// IC-21: the card is discarded, Attackers and Adversary are declared.
  static void attack(Board board, int seat, int culture, int adversary, Journal journal) {
    Turns.stir(board);
    board.attacked = true;
    board.closed = board.placed;
    Hands.lose(board, seat, Layout.ATTACK);
    int city = City.of(board, adversary);
    if (journal.listens()) {
      journal.tell(
          new IronEvent.Attacked(
              Seat.of(seat), Culture.of(culture), board.set().card(adversary), Seat.of(city)));
    }
    Chain.announce(board, Link.What.ATTACK, seat, Layout.ATTACK, adversary, city, culture);
    Deck.discard(board, Layout.ATTACK, journal);
  }

  /// Announces a Special from the hand or the power of an Object in play, which is discarded for
  /// it.
  ///
  /// @param target a card, or -1
  /// @param opponent a seat, or -1
  static void use(
      Board board, int seat, int card, int target, int opponent, int culture, Journal journal) {
    boolean special = Layout.isSpecial(card);
    int aim = target;
    int city = target >= 0 ? City.of(board, target) : opponent;
    if (board.chain != null && board.mode == Board.Mode.RESCUE) {
      aim = Chain.top(board).target();
    }
    Turns.stir(board);
    if (special) {
      Hands.lose(board, seat, card);
    } else {
      board.leave(seat, card);
    }
    if (board.step == Board.Step.DRAW && seat == board.turn) {
      board.closed |= board.exchanged > 0;
    }
    if (journal.listens()) {
      tellUse(board, seat, card, target, opponent, culture, journal);
    }
    Chain.announce(
        board, special ? Link.What.SPECIAL : Link.What.POWER, seat, card, aim, city, culture);
    if (!special && board.frame.discardsUsedObjects()) {
      Deck.discard(board, card, journal);
    }
  }

  private static void tellUse(
      Board board, int seat, int card, int target, int opponent, int culture, Journal journal) {
    Seat by = Seat.of(seat);
    Card used = board.set().card(card);
    if (culture >= 0) {
      journal.tell(
          new IronEvent.UsedToAttack(by, used, Culture.of(culture), board.set().card(target)));
    } else if (target >= 0) {
      journal.tell(new IronEvent.UsedOn(by, used, board.set().card(target)));
    } else if (opponent >= 0) {
      journal.tell(new IronEvent.UsedAgainst(by, used, Seat.of(opponent)));
    } else {
      journal.tell(new IronEvent.Used(by, used));
    }
  }
}
