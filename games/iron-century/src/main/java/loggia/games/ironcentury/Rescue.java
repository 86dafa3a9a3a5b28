package loggia.games.ironcentury;

/// The moment at which a Character has just fallen (IC-51): each player who could rescue it is
/// asked, clockwise from the one whose Attack or card it was, but nobody who discarded it. When a
/// rescue has been settled and the Character still lies on the pile, they are asked again.
final class Rescue {
  private Rescue() {}

  /// A Character has fallen to the last thing announced.
  static void open(Board board, int city, int character) {
    CardSet set = board.set();
    boolean nobody = (board.everywhere() & set.rescuers) == 0 && set.rescuingSpecials == 0;
    if (nobody || !board.pile.holds(character)) {
      return;
    }
    Link cause = Chain.top(board);
    board.chain =
        Link.of(Link.What.FALLEN, cause.by(), 0, character, city, -1, board.progress(), cause);
    board.mode = Board.Mode.RESCUE;
  }

  /// The fallen Character when somebody has announced a rescue: if that fails everybody is asked
  /// anew.
  static Link tried(Link fallen) {
    return fallen.by(cause(fallen).by(), fallen.card());
  }

  /// Finds who is to be asked now.
  static boolean waits(Board board, Link fallen) {
    if (board.pile.holds(fallen.target())) {
      int seats = board.frame.seats();
      int steps = (fallen.by() - cause(fallen).by() + seats) % seats;
      int seat = nextRescuer(board, fallen, steps);
      if (seat != Board.NOBODY) {
        board.chain = asking(board, fallen, seat);
        board.waiting = (byte) seat;
        return true;
      }
    }
    Chain.pop(board);
    return false;
  }

  /// The seat that is asked does not rescue the Character.
  static void pass(Board board) {
    Link fallen = Chain.top(board);
    int next = board.frame.next(fallen.by());
    if (next == cause(fallen).by()) {
      Chain.pop(board);
    } else {
      board.chain = fallen.by(next, fallen.card());
    }
  }

  private static Link cause(Link fallen) {
    Link cause = fallen.below();
    if (cause == null) {
      throw new IllegalStateException("a Character falls to something");
    }
    return cause;
  }

  /// The first who could rescue, from so many steps after the one who acted.
  private static int nextRescuer(Board board, Link fallen, int steps) {
    Link cause = cause(fallen);
    for (int i = Math.max(steps, 1); i < board.frame.seats(); i++) {
      int seat = board.frame.after(cause.by(), i);
      if (!hasDiscarded(board, cause, fallen, seat) && Aims.isAsked(board, seat)) {
        return seat;
      }
    }
    return Board.NOBODY;
  }

  /// Who acted has discarded it, and so has the player who gave it up; not the one who was
  /// attacked.
  private static boolean hasDiscarded(Board board, Link cause, Link fallen, int seat) {
    boolean attacked = cause.target() == fallen.target() && Chain.isAttack(board, cause);
    return seat == cause.by() || seat == fallen.city() && !attacked;
  }

  /// Names the card that could rescue as far as everybody knows.
  private static Link asking(Board board, Link fallen, int seat) {
    CardSet set = board.set();
    long objects = board.city(seat) & set.rescuers;
    int card =
        objects != 0
            ? Long.numberOfTrailingZeros(objects)
            : Layout.cardOfTool(Integer.numberOfTrailingZeros(set.rescuingSpecials));
    return fallen.by(seat, card);
  }
}
