package loggia.games.ironcentury;

import java.util.Optional;

/// Where a move leads to in all worlds that the seat which is asked imagines.
///
/// @param end what all Cities are like then
/// @param seat the one that moves
/// @param own what its own City and hand are worth then
/// @param changed a bit for each other seat that will have another City or more cards
/// @param gained the cards that others will have taken into their hands, which all have seen
/// @param shown whose hand somebody will be looking at to strike a card out of it, or
///   [Board#NOBODY]
record Foreseen(Board end, int seat, double own, int changed, long gained, int shown) {
  /// Tries the move as if nobody answered. Whoever answers in some world, the estimate there does
  /// not wait for it: as long as no chance is taken, nobody chooses anything and no other hand
  /// loses a card, the other worlds differ in the others' hands alone.
  ///
  /// @return empty where that does not hold
  static Optional<Foreseen> of(IronState world, int seat, IronMove move) {
    if (!isTried(world, seat, move)) {
      return Optional.empty();
    }
    if (world.chain == null && (move instanceof IronMove.End || move instanceof IronMove.Pass)) {
      return Optional.of(world).filter(Foreseen::canEnd).map(end -> of(world, end, seat));
    }
    Board end = world.unanswered(seat, move);
    return isSure(world, end, seat) ? Optional.of(of(world, end, seat)) : Optional.empty();
  }

  private static Foreseen of(Board world, Board end, int seat) {
    int changed = 0;
    long gained = 0;
    for (int other = 0; other < world.frame.seats(); other++) {
      if (other != seat) {
        long more = end.hand(other) & ~world.hand(other);
        boolean same =
            more == 0
                && world.city(other) == end.city(other)
                && City.attackable(world, other) == City.attackable(end, other);
        changed |= same ? 0 : 1 << other;
        gained |= more;
      }
    }
    return new Foreseen(end, seat, Worth.of(end, seat).share(), changed, gained, shown(end));
  }

  private static boolean isTried(Board world, int seat, IronMove move) {
    boolean answers = world.chain == null || world.mode == Board.Mode.ASKING;
    boolean always = move instanceof IronMove.Draw || move instanceof IronMove.AskAgain;
    return world.waiting == seat
        && world.step != Board.Step.PICK
        && answers
        && !always
        && !world.frame.pairs();
  }

  private static boolean isSure(Board world, Board end, int seat) {
    boolean shows = shown(end) != Board.NOBODY;
    return (shows || end.chain == null && lasts(end, seat))
        && end.stock.disclosures == world.stock.disclosures + (shows ? 1 : 0)
        && end.stock.chance == world.stock.chance
        && othersLoseNothing(world, end, seat);
  }

  private static int shown(Board end) {
    boolean strikes =
        end.chain != null
            && end.step != Board.Step.OVER
            && end.mode == Board.Mode.RESOLVING
            && Effects.current(end).block() == Effect.Block.SEE_HAND_DISCARD;
    return strikes ? Chain.top(end).city() : Board.NOBODY;
  }

  private static boolean othersLoseNothing(Board before, Board after, int seat) {
    for (int other = 0; other < before.frame.seats(); other++) {
      boolean keeps =
          (before.hand(other) & ~after.hand(other)) == 0
              && before.actions(other) == after.actions(other);
      if (other != seat && !keeps) {
        return false;
      }
    }
    return true;
  }

  /// Whether what is forced from here on, in whatever world, leaves the estimate as it is: nobody
  /// has to draw, and after the draw step nothing can be forced but the end of the turn.
  private static boolean lasts(Board end, int seat) {
    return switch (end.step) {
      case DRAW ->
          !end.closed && Hands.holdsAny(end, end.turn) || end.turn == seat && !Menus.isForced(end);
      case ACT -> canEnd(end) || end.turn == seat && !Menus.isForced(end);
      case WINDOW -> canEnd(end);
      case PICK, OVER -> false;
    };
  }

  /// Whether the end of the turn leaves the estimate as it is: it depends on the hands if somebody
  /// then acts or the next turn begins at once, but mostly that makes no difference.
  private static boolean canEnd(Board board) {
    int next = board.frame.next(board.turn);
    return Hands.holdsAny(board, next) && !City.isRefuge(board, next) && !Turns.areDone(board);
  }

  /// Not where a hand is shown of which there is but one card to strike: nobody is asked for it.
  boolean holdsIn(Board world) {
    return shown == Board.NOBODY || (shown == seat ? end : world).holding(shown).kinds() > 1;
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
        : Worth.with(end, other, world.hand(other) | end.hand(other) & gained, world.actions(other))
            .share();
  }
}
