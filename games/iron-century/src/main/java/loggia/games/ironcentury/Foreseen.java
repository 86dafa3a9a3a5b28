package loggia.games.ironcentury;

import java.util.Optional;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Where a move leads to in all worlds that the seat which is asked imagines.
///
/// @param end what all Cities are like then
/// @param seat the one that moves
/// @param own what its own City and hand are worth then
/// @param changed a bit for each other seat whose City will be worth something else
record Foreseen(Board end, int seat, double own, int changed) {
  /// Tries the move as if nobody answered. Whoever answers in some world, the estimate there does
  /// not wait for it: as long as no chance is taken, nobody chooses anything and other hands stay
  /// as they are, the other worlds differ in the others' hands alone.
  ///
  /// @return empty where that does not hold
  static Optional<Foreseen> of(IronState world, int seat, IronMove move) {
    boolean answers = world.chain == null || world.mode == Board.Mode.ASKING;
    boolean picks = world.step == Board.Step.PICK;
    boolean foreseeable = !(move instanceof IronMove.Draw || move instanceof IronMove.AskAgain);
    if (world.waiting != seat || !answers || picks || !foreseeable || world.frame.pairs()) {
      return Optional.empty();
    }
    Board end = Outlook.settled(world.play(Seat.of(seat), move, Journal.NONE));
    boolean sure =
        end.chain == null
            && end.stock.disclosures == world.stock.disclosures
            && end.stock.chance == world.stock.chance;
    return sure && othersKeepTheirHands(world, end, seat) && lasts(end, seat)
        ? Optional.of(
            new Foreseen(end, seat, Worth.of(end, seat).share(), changed(world, end, seat)))
        : Optional.empty();
  }

  private static boolean othersKeepTheirHands(Board before, Board after, int seat) {
    for (int other = 0; other < before.frame.seats(); other++) {
      Cards hand = after.holding(other);
      if (other != seat && !hand.same(before.holding(other))) {
        return false;
      }
    }
    return true;
  }

  /// Whether what is forced from here on, in whatever world, leaves the estimate as it is. In the
  /// draw step that is so while nobody has to draw. After it nothing can be forced but the end of
  /// the turn; whether somebody then acts at the end of the turn, or the next one begins at once,
  /// depends on the hands, and mostly makes no difference.
  private static boolean lasts(Board end, int seat) {
    return switch (end.step) {
      case DRAW -> canWaitToDraw(end, end.turn) || end.turn == seat && !Menus.isForced(end);
      case ACT, WINDOW -> nextTurnChangesNothing(end) || end.waiting == seat && stays(end);
      case PICK, OVER -> false;
    };
  }

  private static boolean canWaitToDraw(Board board, int seat) {
    return !board.closed && Hands.holdsAny(board, seat);
  }

  private static boolean stays(Board end) {
    return end.step == Board.Step.ACT && !Menus.isForced(end);
  }

  private static boolean nextTurnChangesNothing(Board board) {
    int next = board.frame.next(board.turn);
    return Hands.holdsAny(board, next) && !City.isRefuge(board, next) && !Turns.areDone(board);
  }

  private static int changed(Board before, Board after, int seat) {
    int changed = 0;
    for (int other = 0; other < before.frame.seats(); other++) {
      boolean same =
          before.city(other) == after.city(other)
              && City.attackable(before, other) == City.attackable(after, other);
      changed |= same || other == seat ? 0 : 1 << other;
    }
    return changed;
  }

  double[] outlook(Board world) {
    var shares = new double[world.frame.seats()];
    for (int each = 0; each < shares.length; each++) {
      shares[each] = each == seat ? own : share(world, each);
    }
    return Outlook.evenly(shares);
  }

  private double share(Board world, int other) {
    return (changed >>> other & 1) == 0
        ? Worth.of(world, other).share()
        : Worth.with(end, other, world.holding(other)).share();
  }
}
