package loggia.games.xiicentury;

/// A turn's dice and what was done with them, packed into one `long`: the four rolled dice (0 and 1
/// are shared, 2 and 3 are own), which are spent, the die in hand, the other part of a split die,
/// what was used this turn.
///
/// What dice show is as good as random, so a processor guesses half the branches on it wrong.
/// [#unspentValues] and [#find] look at all dice at once instead: a tenth more decisions a second.
final class Dice {
  private Dice() {}

  static final int RESERVE = 4;
  static final int FIRST_PART = 5;
  static final int SECOND_PART = 6;

  private static final int SPENT = 12;
  private static final int HELD = 16;
  private static final int ORIGIN = 19;
  private static final int OTHER_PART = 22;
  static final long RESERVE_USED = 1L << 25;
  static final long SHERIFF_USED = 1L << 26;
  static final long COURT_USED = 1L << 27;
  static final long SPLIT_USED = 1L << 28;
  private static final int USED = 29;
  private static final int USED_TWICE = 45;
  private static final int PART_ASSET = 57;
  static final long TRADED = 1L << 61;

  private static final long SHARED_DICE = 0x3F;

  /// The lowest bit of each rolled die's value.
  private static final long EACH_DIE = 0x249;

  /// A bit for each die, as in [#spent].
  private static final int OWN_DICE = 12;

  private static final long HAND = 0x1FFL << HELD;

  /// Two shared dice, nothing else.
  static long shared(int one, int other) {
    return one | other << 3;
  }

  /// A new turn: the shared dice as they show, two own ones.
  static long turn(long before, int one, int other) {
    return before & SHARED_DICE | (long) one << 6 | (long) other << 9;
  }

  static int value(long dice, int die) {
    return (int) (dice >>> 3 * die) & 7;
  }

  static long withValue(long dice, int die, int value) {
    return dice & ~(7L << 3 * die) | (long) value << 3 * die;
  }

  static boolean isSpent(long dice, int die) {
    return (dice >>> SPENT + die & 1) != 0;
  }

  static int spent(long dice) {
    return (int) (dice >>> SPENT) & 15;
  }

  static boolean allSpent(long dice) {
    return spent(dice) == 15;
  }

  static long withSpent(long dice, int die) {
    return dice | 1L << SPENT + die;
  }

  /// A bit for each value that the unspent dice of a pair show; bit 0 stands for 1.
  static int unspentValues(long dice, int from) {
    int one = 1 << value(dice, from) & ifUnspent(dice, from);
    int other = 1 << value(dice, from + 1) & ifUnspent(dice, from + 1);
    return (one | other) >> 1;
  }

  /// All bits, or none where the die is spent.
  private static int ifUnspent(long dice, int die) {
    return ((int) (dice >>> SPENT + die) & 1) - 1;
  }

  /// An unspent die of this value: an own one if there is one and `shared` is not asked for.
  static int find(long dice, int value, boolean shared) {
    long differing = dice ^ value * EACH_DIE;
    long differs = differing | differing >>> 1 | differing >>> 2;
    int found = (int) Long.compress(~differs, EACH_DIE) & ~spent(dice);
    int own = shared ? 0 : found & OWN_DICE;
    return Integer.numberOfTrailingZeros(own == 0 ? found : own);
  }

  /// The highest value that the four rolled dice show, spent ones included (XII-53).
  static int highest(long dice) {
    int shared = Math.max(value(dice, 0), value(dice, 1));
    return Math.max(shared, Math.max(value(dice, 2), value(dice, 3)));
  }

  /// The value of the die in hand, or 0.
  static int held(long dice) {
    return (int) (dice >>> HELD) & 7;
  }

  /// Where the die in hand comes from: a rolled die's index, [#RESERVE], [#FIRST_PART] or
  /// [#SECOND_PART].
  static int origin(long dice) {
    return (int) (dice >>> ORIGIN) & 7;
  }

  static boolean isRolled(int origin) {
    return origin < RESERVE;
  }

  static boolean isPart(int origin) {
    return origin >= FIRST_PART;
  }

  static int otherPart(long dice) {
    return (int) (dice >>> OTHER_PART) & 7;
  }

  static long hold(long dice, int value, int origin) {
    return dice & ~HAND | (long) value << HELD | (long) origin << ORIGIN;
  }

  static long holdParts(long dice, int first, int second) {
    return hold(dice, first, FIRST_PART) | (long) second << OTHER_PART;
  }

  /// The second part comes into the hand; it must go to another asset than this.
  static long holdOtherPart(long dice, Asset taken) {
    long next = hold(dice, otherPart(dice), SECOND_PART) & ~(7L << OTHER_PART);
    return next | (long) (taken.index() + 1) << PART_ASSET;
  }

  static long emptyHand(long dice) {
    return dice & ~(HAND | 15L << PART_ASSET);
  }

  /// The asset the first part went to, counted from 1, or 0.
  static int partAsset(long dice) {
    return (int) (dice >>> PART_ASSET) & 15;
  }

  /// Assets (12 bits) and locations (4 bits) that took a die this turn.
  static int used(long dice) {
    return (int) (dice >>> USED) & 0xFFFF;
  }

  static int usedTwice(long dice) {
    return (int) (dice >>> USED_TWICE) & 0xFFF;
  }

  static long use(long dice, Asset asset) {
    long bit = 1L << USED + asset.index();
    return (dice & bit) == 0 ? dice | bit : dice | 1L << USED_TWICE + asset.index();
  }

  static long use(long dice, Location location) {
    return dice | 1L << USED + 12 + location.index();
  }

  static boolean is(long dice, long flag) {
    return (dice & flag) != 0;
  }
}
