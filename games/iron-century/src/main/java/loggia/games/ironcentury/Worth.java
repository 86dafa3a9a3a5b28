package loggia.games.ironcentury;

/// What the estimate for bots counts in one City and hand. Kept with the [Holding] as long as
/// nothing of it changes: a bot that compares moves asks for mostly the same four again and again.
///
/// @param open the Characters that could be attacked when this was counted: besides the Holding it
///   depends on who bears an Object and whether the City is a refuge
/// @param value the weighted sum
/// @param share its exponential
record Worth(long open, double value, double share) {
  private static final double CULTURE = 0.9;
  private static final double LAST_CULTURE = 2.5;
  private static final double SAFE_CULTURE = 0.35;
  private static final double READY_CULTURE = 0.4;
  private static final double CHARACTER = 0.12;
  private static final double CARD = 0.1;
  private static final double SPECIAL = 0.08;

  /// Only of a board that nobody changes any more.
  static Worth of(Board board, int seat) {
    Holding holding = board.holding(seat);
    long open = City.attackable(board, seat);
    Worth known = holding.worth;
    if (known != null && known.open == open) {
      return known;
    }
    Worth worth = count(board, seat, open, holding.named, holding.actions);
    // before the pick (IC-02) the Protagonist may still change, and no Holding tells of it
    if (board.step != Board.Step.PICK) {
      holding.worth = worth;
    }
    return worth;
  }

  /// The same where the seat has other cards in its hand.
  static Worth with(Board board, int seat, long named, long actions) {
    return count(board, seat, City.attackable(board, seat), named, actions);
  }

  private static Worth count(Board board, int seat, long open, long named, long actions) {
    long characters = City.characters(board, seat);
    int protagonist = board.protagonistCulture(seat);
    int sure = protagonist < 0 ? 0 : 1 << protagonist;
    int here = Layout.culturesOf(characters) | sure;
    int twice = Layout.culturesOf(characters & ~Layout.lowestPerByte(characters));
    int guarded = Layout.culturesOf(characters & ~open);
    int inHand = Layout.culturesOf(named & Layout.ALL_CHARACTERS);
    int cultures = Integer.bitCount(here);
    double value =
        CULTURE * cultures
            + (cultures == Culture.COUNT ? LAST_CULTURE : 0)
            + SAFE_CULTURE * Integer.bitCount(sure | twice | guarded)
            + READY_CULTURE * Integer.bitCount(inHand & ~here)
            + CHARACTER * Long.bitCount(characters)
            + CARD * Math.min(Long.bitCount(named) + Layout.actions(actions), 12)
            + SPECIAL * Layout.specials(actions);
    return new Worth(open, value, Math.exp(value));
  }
}
