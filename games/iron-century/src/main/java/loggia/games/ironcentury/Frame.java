package loggia.games.ironcentury;

/// What never changes during a game.
record Frame(CardSet set, int seats, boolean pairs) {
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
