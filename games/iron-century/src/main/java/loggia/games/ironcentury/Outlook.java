package loggia.games.ironcentury;

import loggia.kernel.Seats;

/// The estimate for bots: what each City and hand is worth, as shares of the victory.
final class Outlook {
  private Outlook() {}

  /// What has been announced counts as done: nobody answering is the usual case.
  static double[] of(IronState now) {
    Board board = settled(now);
    int seats = board.frame.seats();
    var shares = new double[seats];
    if (board.step == Board.Step.OVER) {
      Seats winners = Ending.winners(board);
      winners.forEach(seat -> shares[seat.index()] = 1.0 / winners.size());
      return shares;
    }
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] = share(board, seat);
    }
    return evenly(shares);
  }

  /// Makes them 1 together, in place.
  static double[] evenly(double[] shares) {
    double sum = 0;
    for (double share : shares) {
      sum += share;
    }
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] /= sum;
    }
    return shares;
  }

  private static double share(Board board, int seat) {
    Worth own = Worth.of(board, seat);
    return board.frame.pairs()
        ? Math.exp(own.value() + Worth.of(board, board.frame.partner(seat)).value())
        : own.share();
  }

  /// Nobody answers what has been announced.
  static void settle(Board board) {
    while (board.chain != null && board.mode == Board.Mode.ASKING) {
      Chain.passAll(board);
    }
  }

  /// The board once nobody has answered what has been announced.
  private static Board settled(IronState now) {
    if (now.chain == null) {
      return now;
    }
    var board = new IronState(now);
    settle(board);
    return board;
  }
}
