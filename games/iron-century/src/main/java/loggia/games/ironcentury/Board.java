package loggia.games.ironcentury;

import loggia.kernel.Named;
import org.jspecify.annotations.Nullable;

/// The packed contents of a state. The rules change a fresh copy of it before anybody else sees it;
/// once [IronState#play] has returned, nothing in it changes any more.
abstract class Board {
  enum Step {
    PICK,
    DRAW,
    ACT,
    /// The end of a turn, when everybody may still act (IC-40).
    WINDOW,
    OVER;

    /// Its word in views and positions.
    final String id = Named.idOf(this);
  }

  /// What happens to the last thing announced.
  enum Mode {
    ASKING,
    RESOLVING,
    /// Somebody may rescue a Character that has just fallen (IC-51).
    RESCUE
  }

  private static final Mode[] MODES = Mode.values();

  /// Places of cards; the hands follow.
  static final int DECK = 0;

  static final int PILE = 1;
  static final int SHOWN = 2;
  private static final int HANDS = 3;

  /// Bits of [#owned], after those of the seats.
  private static final int OWN_PILE = 1 << 5;

  private static final int OWN_STOCK = 1 << 6;
  private static final int OWN_ALL = 0x7F;
  private static final int HASTY = 1 << 7;

  private static final Holding NO_SEAT = new Holding();

  static final int NOBODY = -1;
  static final int NO_CULTURE = -1;

  /// The bearer of an Object whose bearer is the Protagonist of its City.
  static final int PROTAGONIST_BEARS = 63;

  final Frame frame;

  Stock stock;
  Cards pile;
  private Holding one;
  private Holding two;
  private Holding three;
  private Holding four;
  private Holding five;

  Knowledge knowledge;
  Step step;
  Mode mode = Mode.ASKING;
  @Nullable Link chain;
  byte turn;

  /// Whom the game waits for, or [#NOBODY].
  byte waiting;

  /// The Culture of this turn (IC-12).
  byte culture = NO_CULTURE;

  boolean placed;
  boolean attacked;

  /// In the action step: the Attack came after cards were put into play, so no more can be (IC-12).
  /// In the draw step: a card was used after some were discarded, so no more can be (IC-11).
  boolean closed;

  /// Cards discarded in the draw step.
  byte exchanged;

  /// A bit for each seat whose City is a refuge.
  byte refuges;

  /// In the window at the end of a turn: who is asked, and how many have passed one after another.
  byte asker;

  byte passes;

  /// Progress of the last thing announced: how many were asked, which effect, how far in it.
  byte asked;

  byte effect;
  byte cursor;

  char turns;

  /// The parts that this very state has copied, as bits: they may be changed as long as the move is
  /// being played. The highest bit is [#hasty]. Not part of the value.
  private byte owned;

  Board(Frame frame) {
    this.frame = frame;
    stock = new Stock();
    pile = new Cards();
    one = new Holding();
    two = new Holding();
    three = frame.seats() > 2 ? new Holding() : NO_SEAT;
    four = frame.seats() > 3 ? new Holding() : NO_SEAT;
    five = frame.seats() > 4 ? new Holding() : NO_SEAT;
    knowledge = Knowledge.NONE;
    step = Step.PICK;
    owned = OWN_ALL;
  }

  Board(Board from) {
    frame = from.frame;
    stock = from.stock;
    pile = from.pile;
    one = from.one;
    two = from.two;
    three = from.three;
    four = from.four;
    five = from.five;
    knowledge = from.knowledge;
    step = from.step;
    mode = from.mode;
    chain = from.chain;
    turn = from.turn;
    waiting = from.waiting;
    culture = from.culture;
    placed = from.placed;
    attacked = from.attacked;
    closed = from.closed;
    exchanged = from.exchanged;
    refuges = from.refuges;
    asker = from.asker;
    passes = from.passes;
    asked = from.asked;
    effect = from.effect;
    cursor = from.cursor;
    turns = from.turns;
  }

  /// While this state is in the making: whether nobody is asked who could only pass.
  final boolean hasty() {
    return (owned & HASTY) != 0;
  }

  final void beHasty() {
    owned |= (byte) HASTY;
  }

  final Holding holding(int seat) {
    return switch (seat) {
      case 0 -> one;
      case 1 -> two;
      case 2 -> three;
      case 3 -> four;
      default -> five;
    };
  }

  /// What the seat has, to be changed.
  final Holding edit(int seat) {
    Holding holding = holding(seat);
    if ((owned >>> seat & 1) != 0) {
      return holding;
    }
    owned |= (byte) (1 << seat);
    var copy = new Holding(holding);
    switch (seat) {
      case 0 -> one = copy;
      case 1 -> two = copy;
      case 2 -> three = copy;
      case 3 -> four = copy;
      default -> five = copy;
    }
    return copy;
  }

  final Stock editStock() {
    if ((owned & OWN_STOCK) == 0) {
      owned |= OWN_STOCK;
      stock = new Stock(stock);
    }
    return stock;
  }

  final Cards editPile() {
    if ((owned & OWN_PILE) == 0) {
      owned |= OWN_PILE;
      pile = new Cards(pile);
    }
    return pile;
  }

  final Cards editShown() {
    var copy = new Cards(stock.shown);
    editStock().shown = copy;
    return copy;
  }

  /// The place of a hand.
  static int handAt(int seat) {
    return HANDS + seat;
  }

  final Cards at(int place) {
    return switch (place) {
      case DECK -> stock;
      case PILE -> pile;
      case SHOWN -> stock.shown;
      default -> holding(place - HANDS);
    };
  }

  /// The cards of a place, to be changed.
  final Cards editAt(int place) {
    return switch (place) {
      case DECK -> editStock();
      case PILE -> editPile();
      case SHOWN -> editShown();
      default -> edit(place - HANDS);
    };
  }

  final CardSet set() {
    return frame.set();
  }

  final long hand(int seat) {
    return holding(seat).named;
  }

  final long actions(int seat) {
    return holding(seat).actions;
  }

  /// Characters, Bastions and Objects in play in this City.
  final long city(int seat) {
    return holding(seat).city;
  }

  /// All cards in play.
  final long everywhere() {
    return one.city | two.city | three.city | four.city | five.city;
  }

  final int handSize(int seat) {
    return holding(seat).size();
  }

  final int bearer(int object) {
    return stock.bearers >>> 6 * (object - Layout.OBJECTS) & 63;
  }

  final void setBearer(int object, int bearer) {
    int shift = 6 * (object - Layout.OBJECTS);
    Stock edited = editStock();
    edited.bearers = edited.bearers & ~(63 << shift) | bearer << shift;
  }

  /// The card comes into play.
  final void enter(int seat, int card) {
    edit(seat).city |= 1L << card;
  }

  /// The card leaves play; an Object also leaves its bearer.
  final void leave(int seat, int card) {
    edit(seat).city &= ~(1L << card);
    if (Layout.isObject(card)) {
      setBearer(card, 0);
    }
  }

  /// The number of this seat's Protagonist, or -1 before it has one.
  final int protagonist(int seat) {
    return (stock.protagonists >>> 4 * seat & 15) - 1;
  }

  final int protagonistCulture(int seat) {
    int protagonist = protagonist(seat);
    return protagonist < 0 ? NO_CULTURE : set().protagonistCulture(protagonist);
  }

  final IronMove.Until standing(int seat) {
    return IronMove.Until.of(stock.standing >>> 2 * seat & 3);
  }

  final void stand(int seat, IronMove.Until until) {
    Stock edited = editStock();
    edited.standing = (short) (edited.standing & ~(3 << 2 * seat) | until.ordinal() << 2 * seat);
  }

  /// How far the last thing announced is, as one number.
  final int progress() {
    return mode.ordinal() << 12 | asked << 8 | effect << 4 | cursor;
  }

  static Mode modeOf(int progress) {
    return MODES[progress >>> 12];
  }

  static int askedOf(int progress) {
    return progress >>> 8 & 15;
  }

  final void resume(int progress) {
    mode = modeOf(progress);
    asked = (byte) askedOf(progress);
    effect = (byte) (progress >>> 4 & 15);
    cursor = (byte) (progress & 15);
  }
}
