package loggia.games.ironcentury;

import loggia.kernel.Journal;

/// The estimate for bots: what each City and hand is worth, as shares of the victory.
final class Outlook {
  private static final double CULTURE = 0.9;
  private static final double LAST_CULTURE = 2.5;
  private static final double SAFE_CULTURE = 0.35;
  private static final double READY_CULTURE = 0.4;
  private static final double CHARACTER = 0.12;
  private static final double CARD = 0.1;
  private static final double SPECIAL = 0.08;

  private Outlook() {}

  /// What has been announced counts as done: nobody answering is the usual case.
  static double[] of(IronState now) {
    Board board = now.chain == null ? now : settled(now);
    int seats = board.frame.seats();
    var shares = new double[seats];
    if (board.step == Board.Step.OVER) {
      var winners = Ending.result(board).winners();
      winners.forEach(seat -> shares[seat.index()] = 1.0 / winners.size());
      return shares;
    }
    double sum = 0;
    for (int seat = 0; seat < seats; seat++) {
      double worth = worth(board, seat);
      if (board.frame.pairs()) {
        worth += worth(board, board.frame.partner(seat));
      }
      shares[seat] = Math.exp(worth);
      sum += shares[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] /= sum;
    }
    return shares;
  }

  private static Board settled(IronState now) {
    var board = new IronState(now);
    while (board.chain != null && board.mode == Board.Mode.ASKING) {
      Chain.pass(board, Journal.NONE);
    }
    return board;
  }

  private static double worth(Board board, int seat) {
    long characters = City.characters(board, seat);
    long open = City.attackable(board, seat);
    long hand = board.hand(seat);
    int cultures = 0;
    int safe = 0;
    int ready = 0;
    for (int culture = 0; culture < Culture.COUNT; culture++) {
      long here = characters & Layout.charactersOf(culture);
      boolean protagonist = board.protagonistCulture(seat) == culture;
      if (here != 0 || protagonist) {
        cultures++;
        boolean sure = protagonist || Long.bitCount(here) > 1 || (here & ~open) != 0;
        safe += sure ? 1 : 0;
      } else if ((hand & Layout.charactersOf(culture)) != 0) {
        ready++;
      }
    }
    return CULTURE * cultures
        + (cultures == Culture.COUNT ? LAST_CULTURE : 0)
        + SAFE_CULTURE * safe
        + READY_CULTURE * ready
        + CHARACTER * Long.bitCount(characters)
        + CARD * Math.min(board.handSize(seat), 12)
        + SPECIAL * Layout.specials(board.actions(seat));
  }
}
