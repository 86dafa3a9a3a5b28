package loggia.games.ironcentury;

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
    OVER
  }

  /// What happens to the last thing announced.
  enum Mode {
    ASKING,
    RESOLVING,
    /// Somebody may rescue a Character that has just fallen (IC-51).
    RESCUE
  }

  private static final Mode[] MODES = Mode.values();

  static final int DECK = 0;
  static final int PILE = 2;

  /// What a Telescope shows.
  static final int SHOWN = 4;

  private static final int SEATS = 6;
  private static final int PER_SEAT = 3;

  static final int NOBODY = -1;
  static final int NO_CULTURE = -1;

  /// The bearer of an Object whose bearer is the Protagonist of its City.
  static final int PROTAGONIST_BEARS = 63;

  final Frame frame;

  /// Sets of cards, two `long`s each (named and action cards): deck, discard pile, what is shown;
  /// for each seat its hand (two) and its City. Shared with other states until [#own].
  long[] table;

  private boolean owned;

  Knowledge knowledge;
  long chance;
  int disclosures;
  int turns;

  /// Six bits for each Object in play: the Character who bears it, or [#PROTAGONIST_BEARS].
  int bearers;

  /// Four bits a seat: the number of its Protagonist, counted from 1.
  int protagonists;

  Step step;
  Mode mode = Mode.ASKING;
  @Nullable Link chain;
  byte turn;
  byte first;

  /// Whom the game waits for, or [#NOBODY].
  byte waiting;

  /// The Culture of this turn (IC-12).
  byte culture = NO_CULTURE;

  boolean placed;
  boolean attacked;

  /// The Attack came after cards were put into play, so no more can be (IC-12).
  boolean closed;

  /// Cards discarded in the draw step.
  byte exchanged;

  /// A bit for each seat whose City is a refuge.
  byte refuges;

  /// How often the deck has run out (IC-14).
  byte runOuts;

  /// Draw steps in a row with nothing to draw.
  byte dry;

  /// In the window at the end of a turn: who is asked, and how many have passed one after another.
  byte asker;

  byte passes;

  /// Progress of the last thing announced: how many were asked, which effect, how far in it.
  byte asked;

  byte effect;
  byte cursor;

  /// Two bits a seat: [IronMove.Until].
  short standing;

  /// Who won by five Cultures, or [#NOBODY].
  byte winner = NOBODY;

  Board(Frame frame) {
    this.frame = frame;
    table = new long[SEATS + PER_SEAT * frame.seats()];
    knowledge = Knowledge.NONE;
    step = Step.PICK;
    owned = true;
  }

  Board(Board from) {
    frame = from.frame;
    table = from.table;
    knowledge = from.knowledge;
    chance = from.chance;
    disclosures = from.disclosures;
    turns = from.turns;
    bearers = from.bearers;
    protagonists = from.protagonists;
    step = from.step;
    mode = from.mode;
    chain = from.chain;
    turn = from.turn;
    first = from.first;
    waiting = from.waiting;
    culture = from.culture;
    placed = from.placed;
    attacked = from.attacked;
    closed = from.closed;
    exchanged = from.exchanged;
    refuges = from.refuges;
    runOuts = from.runOuts;
    dry = from.dry;
    asker = from.asker;
    passes = from.passes;
    asked = from.asked;
    effect = from.effect;
    cursor = from.cursor;
    standing = from.standing;
    winner = from.winner;
  }

  /// The table, to be changed: a copy of its own from now on.
  final long[] own() {
    if (!owned) {
      table = table.clone();
      owned = true;
    }
    return table;
  }

  /// After this nothing changes any more.
  final void freeze() {
    owned = false;
  }

  static int handAt(int seat) {
    return SEATS + PER_SEAT * seat;
  }

  static int cityAt(int seat) {
    return SEATS + PER_SEAT * seat + 2;
  }

  final CardSet set() {
    return frame.set();
  }

  final long hand(int seat) {
    return table[handAt(seat)];
  }

  final long actions(int seat) {
    return table[handAt(seat) + 1];
  }

  /// Characters, Bastions and Objects in play in this City.
  final long city(int seat) {
    return table[cityAt(seat)];
  }

  final int handSize(int seat) {
    return size(handAt(seat));
  }

  /// How many cards the set at this place of the table holds.
  final int size(int at) {
    return Long.bitCount(table[at]) + Layout.actions(table[at + 1]);
  }

  final void put(int at, int card) {
    long[] cards = own();
    if (Layout.isNamed(card)) {
      cards[at] |= 1L << card;
    } else {
      cards[at + 1] += Layout.unit(card);
    }
  }

  final void take(int at, int card) {
    long[] cards = own();
    if (Layout.isNamed(card)) {
      cards[at] &= ~(1L << card);
    } else {
      cards[at + 1] -= Layout.unit(card);
    }
  }

  final boolean holds(int at, int card) {
    return Layout.isNamed(card)
        ? (table[at] >>> card & 1) != 0
        : Layout.copies(table[at + 1], card) > 0;
  }

  final int bearer(int object) {
    return bearers >>> 6 * (object - Layout.OBJECTS) & 63;
  }

  final void setBearer(int object, int bearer) {
    int shift = 6 * (object - Layout.OBJECTS);
    bearers = bearers & ~(63 << shift) | bearer << shift;
  }

  /// The card comes into play.
  final void enter(int seat, int card) {
    own()[cityAt(seat)] |= 1L << card;
  }

  /// The card leaves play; an Object also leaves its bearer.
  final void leave(int seat, int card) {
    own()[cityAt(seat)] &= ~(1L << card);
    if (Layout.isObject(card)) {
      setBearer(card, 0);
    }
  }

  /// The number of this seat's Protagonist, or -1 before it has one.
  final int protagonist(int seat) {
    return (protagonists >>> 4 * seat & 15) - 1;
  }

  final int protagonistCulture(int seat) {
    int protagonist = protagonist(seat);
    return protagonist < 0 ? NO_CULTURE : set().protagonistCulture(protagonist);
  }

  final IronMove.Until standing(int seat) {
    return IronMove.Until.of(standing >>> 2 * seat & 3);
  }

  final void stand(int seat, IronMove.Until until) {
    standing = (short) (standing & ~(3 << 2 * seat) | until.ordinal() << 2 * seat);
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
