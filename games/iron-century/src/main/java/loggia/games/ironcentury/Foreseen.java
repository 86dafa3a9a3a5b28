package loggia.games.ironcentury;

import java.util.Optional;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Where a move leads to in all worlds that the seat in turn imagines.
///
/// @param end what all Cities are like then, and the hand of the seat
/// @param seat the one in turn
/// @param changed a bit for each other seat whose City will be worth something else
record Foreseen(Board end, int seat, int changed) {
  /// Tries the move as if nobody answered. Whoever answers in some world, the estimate there does
  /// not wait for it: as long as no chance is taken, nobody chooses anything, other hands stay as
  /// they are and the same seat goes on, the other worlds differ in the others' hands alone.
  ///
  /// @return empty where that does not hold
  static Optional<Foreseen> of(IronState world, int seat, IronMove move) {
    boolean ownTurn = world.turn == seat && world.waiting == seat && world.chain == null;
    boolean goesOn = !(move instanceof IronMove.Draw || move instanceof IronMove.End);
    boolean acts = world.step == Board.Step.DRAW || world.step == Board.Step.ACT;
    if (!ownTurn || !goesOn || !acts || world.frame.pairs()) {
      return Optional.empty();
    }
    Board end = Outlook.settled(world.play(Seat.of(seat), move, Journal.NONE));
    boolean still =
        end.chain == null
            && end.step == world.step
            && end.turns == world.turns
            && end.stock.disclosures == world.stock.disclosures
            && end.stock.chance == world.stock.chance;
    return still && othersKeepTheirHands(world, end, seat) && !Menus.isForced(end)
        ? Optional.of(new Foreseen(end, seat, changed(world, end, seat)))
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
      shares[each] = share(world, each);
    }
    return Outlook.evenly(shares);
  }

  private double share(Board world, int each) {
    if (each == seat) {
      return Worth.of(end, seat).share();
    }
    return (changed >>> each & 1) == 0
        ? Worth.of(world, each).share()
        : Worth.with(end, each, world.holding(each)).share();
  }
}
