package loggia.games.ironcentury;

import org.jspecify.annotations.Nullable;

/// Whether something of a player's is touched by what is announced. Follows from what everybody
/// sees, so that being asked about it tells nobody anything (IC-41).
final class Concern {
  private Concern() {}

  /// Whether anything announced touches something of this seat's, or answers what this seat has
  /// announced.
  static boolean concerns(Board board, int seat) {
    boolean answered = false;
    for (Link link = board.chain; link != null; link = link.below()) {
      boolean own = link.by() == seat && link.what() != Link.What.FALLEN;
      if (touches(board, link, seat) || own && answered) {
        return true;
      }
      answered = true;
    }
    return false;
  }

  /// Whether this is aimed at something of the seat's: its City, a card there, its hand; a
  /// partner's counts as one's own (IC-43).
  static boolean touches(Board board, Link link, int seat) {
    if (link.city() >= 0) {
      return !board.frame.opponents(seat, link.city())
          && (link.by() != seat || link.what() == Link.What.FALLEN);
    }
    if (link.by() == seat || link.what() == Link.What.FALLEN) {
      return false;
    }
    for (Effect effect : Effects.of(board, link)) {
      if (touches(board, effect, link, seat)) {
        return true;
      }
    }
    return false;
  }

  private static boolean touches(Board board, Effect effect, Link link, int seat) {
    return switch (effect.block()) {
      case EACH_DISCARDS_CHARACTER -> City.characters(board, seat) != 0;
      case OPPONENTS_DISCARD, TAKE_RANDOM_CARD ->
          board.frame.opponents(link.by(), seat) && Hands.holdsAny(board, seat);
      case CANCEL -> isBy(link.below(), seat);
      case DRAW,
          PEEK,
          REFUGE,
          RESCUE_CHARACTER,
          TAKE_CHARACTER,
          RETURN_TO_HAND,
          DISCARD_BASTION,
          DISCARD_OBJECT,
          RECOVER_CHARACTER,
          SEE_HAND_DISCARD,
          ATTACK ->
          false;
    };
  }

  private static boolean isBy(@Nullable Link link, int seat) {
    return link != null && link.by() == seat;
  }
}
