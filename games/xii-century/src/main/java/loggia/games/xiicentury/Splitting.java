package loggia.games.xiicentury;

/// Witch B (XII-43): a die in two parts, each for another asset.
final class Splitting {
  private Splitting() {}

  /// The first parts a die of this value may be split off, bit 0 for 1: those after which both
  /// parts have somewhere to go.
  static int parts(XiiState state, int value) {
    int parts = 0;
    Town town = state.towns[Clock.active(state.clock)];
    for (int part = 1; part < value; part++) {
      long first = assets(state, town, part);
      long second = assets(state, town, value - part);
      boolean both = first != 0 && second != 0 && Long.bitCount(first | second) > 1;
      parts |= both ? 1 << part - 1 : 0;
    }
    return parts;
  }

  private static long assets(XiiState state, Town town, int part) {
    long taken = Spending.taken(state.dice, town, Dice.FIRST_PART);
    return state.sheet().openings.of(town, part) & MoveTables.ALL_ASSETS & ~taken;
  }

  /// The assets open to the part in hand: not the other part's, nor the last one the other part
  /// could go to.
  static long uses(XiiState state, Town town, long open) {
    long assets = open & MoveTables.ALL_ASSETS;
    int other = Dice.otherPart(state.dice);
    if (other == 0) {
      return assets & ~(1L << Dice.partAsset(state.dice) - 1);
    }
    long left = assets(state, town, other);
    return Long.bitCount(left) == 1 ? assets & ~left : assets;
  }
}
