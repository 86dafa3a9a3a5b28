package loggia.games.cityofiron;

/// What something gives at End Round, as lanes of a `long`, so that a player's effects are the sum
/// of those of what they own: goods cards, science, citizen draws, military draws, coins (six bits
/// each) and the buildings that favour each good (three bits each).
final class Effects {
  private Effects() {}

  /// No lane may go above this in all the components together.
  static final int MOST = 63;

  static final int MOST_FAVOURS = 7;

  private static final int FAVOURS = 30;

  static final long GOODS_CARD = 1;
  static final long SCIENCE = 1L << 6;
  static final long CITIZEN_DRAW = 1L << 12;
  static final long MILITARY_DRAW = 1L << 18;
  static final long COIN = 1L << 24;

  static long favour(Good good) {
    return 1L << FAVOURS + 3 * good.ordinal();
  }

  static long draw(CardKind kind) {
    return kind == CardKind.CITIZEN ? CITIZEN_DRAW : MILITARY_DRAW;
  }

  static int goodsCards(long effects) {
    return (int) effects & 63;
  }

  static int science(long effects) {
    return (int) (effects >>> 6) & 63;
  }

  static int citizenDraws(long effects) {
    return (int) (effects >>> 12) & 63;
  }

  static int militaryDraws(long effects) {
    return (int) (effects >>> 18) & 63;
  }

  static int coins(long effects) {
    return (int) (effects >>> 24) & 63;
  }

  static int allFavours(long effects) {
    int favours = 0;
    for (long left = effects >>> FAVOURS; left != 0; left >>>= 3) {
      favours += (int) left & 7;
    }
    return favours;
  }

  static int favours(long effects, int good) {
    return (int) (effects >>> FAVOURS + 3 * good) & 7;
  }
}
