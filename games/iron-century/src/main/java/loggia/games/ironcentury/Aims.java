package loggia.games.ironcentury;

import org.jspecify.annotations.Nullable;

/// What a Special or a power could be aimed at right now (IC-41, IC-42).
final class Aims {
  private static final long SOMETHING = 1;

  private Aims() {}

  /// What `seat` could aim this tool at: bits of cards or of seats where it needs a target (one
  /// card for all that are alike), a single bit where it needs none, and 0 when it has nothing to
  /// act on.
  static long of(Board board, int seat, int tool) {
    long aims = SOMETHING;
    for (Effect effect : board.set().effects(tool)) {
      long found = of(board, seat, effect);
      if (found == 0) {
        return 0;
      }
      if (effect.block().aim != Effect.Aim.NOTHING) {
        aims = found;
      }
    }
    return aims;
  }

  private static long of(Board board, int seat, Effect effect) {
    return switch (effect.block()) {
      case CANCEL -> when(cancels(board, board.chain, effect.count()));
      case DRAW, PEEK -> when(!Deck.isEmpty(board));
      case EACH_DISCARDS_CHARACTER -> board.everywhere() & Layout.ALL_CHARACTERS;
      case OPPONENTS_DISCARD, TAKE_RANDOM_CARD, SEE_HAND_DISCARD -> handsOfOpponents(board, seat);
      case REFUGE -> when(!City.isRefuge(board, seat));
      case RESCUE_CHARACTER -> when(rescuing(board));
      case TAKE_CHARACTER -> unprotected(board, seat, true);
      case RETURN_TO_HAND -> unprotected(board, seat, false);
      case DISCARD_BASTION -> bastions(board);
      case DISCARD_OBJECT -> board.everywhere() & Layout.ALL_OBJECTS;
      case RECOVER_CHARACTER -> Layout.lowestPerByte(board.pile.named & Layout.ALL_CHARACTERS);
      case ATTACK -> attacks(board, seat);
    };
  }

  private static long when(boolean something) {
    return something ? SOMETHING : 0;
  }

  /// A card that cancels an Attack can be played only on an Attack (IC-41), and so on.
  private static boolean cancels(Board board, @Nullable Link top, int what) {
    if (top == null || board.mode != Board.Mode.ASKING) {
      return false;
    }
    return (what & Effect.CANCELS_ATTACK) != 0 && Chain.isAttack(board, top)
        || (what & Effect.CANCELS_SPECIAL) != 0 && top.what() == Link.What.SPECIAL
        || (what & Effect.CANCELS_POWER) != 0 && top.what() == Link.What.POWER;
  }

  private static long handsOfOpponents(Board board, int seat) {
    long hands = 0;
    for (int other = 0; other < board.frame.seats(); other++) {
      if (board.frame.opponents(seat, other) && Hands.holdsAny(board, other)) {
        hands |= 1L << other;
      }
    }
    return hands;
  }

  private static long unprotected(Board board, int seat, boolean opponentsOnly) {
    long targets = 0;
    for (int other = 0; other < board.frame.seats(); other++) {
      if (!opponentsOnly || board.frame.opponents(seat, other)) {
        targets |= Layout.lowestPerByte(City.unprotected(board, other));
      }
    }
    return targets;
  }

  private static long bastions(Board board) {
    long targets = 0;
    for (int seat = 0; seat < board.frame.seats(); seat++) {
      targets |= Layout.alike(board.city(seat) & Layout.ALL_BASTIONS);
    }
    return targets;
  }

  /// The Characters that this seat could attack with at least one pair (IC-20), one for all alike.
  static long attacks(Board board, int seat) {
    int pairs = City.pairs(board, seat);
    if (pairs == 0) {
      return 0;
    }
    long targets = 0;
    for (int other = 0; other < board.frame.seats(); other++) {
      if (board.frame.opponents(seat, other)) {
        targets |= Layout.lowestPerByte(City.attackable(board, other));
      }
    }
    if ((pairs & pairs - 1) == 0) {
      targets &= ~Layout.charactersOf(Integer.numberOfTrailingZeros(pairs));
    }
    return targets;
  }

  /// Whether the seat is to be asked: who could answer by public knowledge alone (IC-41) and, where
  /// forced passes are hastened over, has something else to choose.
  static boolean isAsked(Board board, int seat) {
    return couldAnswer(board, seat) && !(board.hasty() && canOnlyPass(board, seat));
  }

  /// Has cards in hand, or an Object whose power fits the moment. A fallen Character is rescued by
  /// nothing but Objects, unless the card set has Specials for it.
  private static boolean couldAnswer(Board board, int seat) {
    boolean byHand = !rescuing(board) || board.set().rescuingSpecials != 0;
    return byHand && Hands.holdsAny(board, seat) || canUsePower(board, seat);
  }

  /// While a Character has just fallen only what rescues it can be used (IC-51).
  private static boolean rescuing(Board board) {
    return board.chain != null && board.mode == Board.Mode.RESCUE;
  }

  /// The kinds of Special in this hand that could fit the moment.
  static int specials(Board board, int seat) {
    int kinds = Layout.specialKinds(board.actions(seat));
    if (board.chain == null) {
      return kinds & ~board.set().answersOnly;
    }
    return rescuing(board) ? kinds & board.set().rescuingSpecials : kinds;
  }

  /// The Objects in this City whose power could fit the moment.
  static long objects(Board board, int seat) {
    long objects = board.city(seat) & Layout.ALL_OBJECTS;
    return rescuing(board) ? objects & board.set().rescuers : objects;
  }

  private static boolean canUsePower(Board board, int seat) {
    for (long left = objects(board, seat); left != 0; left &= left - 1) {
      if (of(board, seat, Layout.toolOf(Long.numberOfTrailingZeros(left))) != 0) {
        return true;
      }
    }
    return false;
  }

  /// A standing answer could at least be taken back.
  static boolean canOnlyPass(Board board, int seat) {
    return (board.stock.standing >>> 2 * seat & 3) == 0 && !canAnswer(board, seat);
  }

  /// Whether the seat holds anything that it could answer with.
  static boolean canAnswer(Board board, int seat) {
    for (int left = specials(board, seat); left != 0; left &= left - 1) {
      if (of(board, seat, Integer.numberOfTrailingZeros(left)) != 0) {
        return true;
      }
    }
    return canUsePower(board, seat);
  }
}
