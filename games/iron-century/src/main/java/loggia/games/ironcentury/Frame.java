package loggia.games.ironcentury;

/// What never changes during a game.
///
/// @param rules the version of the rules it began under; where they differ, a method here says so
record Frame(int rules, CardSet set, int seats, boolean pairs) {
  /// Rules 2 read "at any time" more closely (IC-40): Specials and powers can be used in the draw
  /// step and by seats that are not awaited, and everybody is asked again after an answer.
  boolean atAnyTime() {
    return rules >= 2;
  }

  /// IC-11 since rules 2: all discards of the draw step lie on the pile before the first card is
  /// drawn, also where the deck is empty.
  boolean discardsFirst() {
    return rules >= 2;
  }

  /// IC-15 since rules 2: the match ends after a round in which nothing could be drawn and nobody
  /// did anything. Under rules 1 it ended after a round of empty draws, whatever was done.
  boolean endsWhenStill() {
    return rules >= 2;
  }

  /// IC-50 since rules 2: an Object lies on the pile as soon as its use is announced.
  boolean discardsUsedObjects() {
    return rules >= 2;
  }

  /// Since rules 2 who passes until something of theirs is touched is asked whenever it is, and
  /// passes again afterwards. Under rules 1 the first Attack on them ended it, and nothing else
  /// did.
  boolean asksWhenTouched() {
    return rules >= 2;
  }

  /// The seat after this one, clockwise.
  int next(int seat) {
    int next = seat + 1;
    return next == seats ? 0 : next;
  }

  /// The seat that is `steps` after this one; at most one round.
  int after(int seat, int steps) {
    int after = seat + steps;
    return after >= seats ? after - seats : after;
  }

  /// Partners sit alternately (IC-60).
  int partner(int seat) {
    return (seat + 2) & 3;
  }

  /// "Opponent" never means one's partner (IC-43).
  boolean opponents(int one, int other) {
    return one != other && !(pairs && partner(one) == other);
  }
}
