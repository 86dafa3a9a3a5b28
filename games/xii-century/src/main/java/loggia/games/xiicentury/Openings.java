package loggia.games.xiicentury;

import java.util.Arrays;

/// What a town could do with a die, as a mask over [MoveTables#USES]: for each amount a town can
/// have, and for each set of features, a mask of the uses whose requirements it meets. Their
/// intersection answers all requirements at once.
///
/// The tables lie in one array, one after the other: with an array for each, where it lies and how
/// long it is had to be looked up fourteen times, and the game was 5% slower.
final class Openings {
  /// Where the masks of one kind lie.
  private record Table(int begin, int size) {
    Table then(int next) {
      return new Table(begin + size, next);
    }
  }

  private static final Table POPULATION = new Table(0, 32);
  private static final Table FOOD = POPULATION.then(64);
  private static final Table SUPPLY = FOOD.then(64);
  private static final Table BUILDERS_SUPPLY = SUPPLY.then(128);
  private static final Table FARMS = BUILDERS_SUPPLY.then(32);
  private static final Table MEN = FARMS.then(32);
  private static final Table KNIGHTS = MEN.then(32);
  private static final Table HOUSES = KNIGHTS.then(16);
  private static final Table MONKS = HOUSES.then(4);
  private static final Table REPUTATION = MONKS.then(32);
  private static final Table PEOPLE = REPUTATION.then(512);
  private static final Table INFRASTRUCTURES = PEOPLE.then(512);
  private static final Table SPECIALS = INFRASTRUCTURES.then(256);
  private static final Table DIE = SPECIALS.then(7);

  private final long[] masks = new long[DIE.begin + DIE.size];

  Openings(Sheet sheet) {
    Arrays.fill(masks, MoveTables.ALL_USES);
    for (var line : sheet.assets) {
      long uses = 1L << line.asset().index();
      require(line.needs(), uses);
      if (line.asset().rank() == Asset.Rank.SPECIAL) {
        forbidOtherDice(1, uses);
      }
    }
    for (var line : sheet.features) {
      var feature = line.feature();
      long uses = MoveTables.usesOf(feature);
      require(line.needs(), uses);
      forbidWith(feature, uses);
      if (line.die() != 0) {
        forbidOtherDice(line.die(), uses);
      }
      line.pays()
          .forEach(
              (asset, amount) -> {
                boolean masonsHelp = asset == Asset.SUPPLY && !feature.kind().isPerson();
                forbidBelow(masonsHelp ? BUILDERS_SUPPLY : by(asset), amount, uses);
              });
    }
  }

  /// Every use open to this town with a die of this value, whatever was done this turn.
  long of(Town town, int die) {
    int supply = town.supply();
    long features = town.features;
    return masks[POPULATION.begin + town.effectivePopulation()]
        & masks[FOOD.begin + town.food()]
        & masks[SUPPLY.begin + supply]
        & masks[BUILDERS_SUPPLY.begin + supply + town.masons()]
        & masks[FARMS.begin + town.farms()]
        & masks[MEN.begin + town.men()]
        & masks[KNIGHTS.begin + town.knights()]
        & masks[HOUSES.begin + town.houses()]
        & masks[MONKS.begin + town.monks()]
        & masks[REPUTATION.begin + town.reputation()]
        & masks[PEOPLE.begin + ((int) features & 511)]
        & masks[INFRASTRUCTURES.begin + ((int) (features >>> 9) & 511)]
        & masks[SPECIALS.begin + ((int) (features >>> 18) & 255)]
        & masks[DIE.begin + die];
  }

  /// Whether the town has what this asset needs.
  boolean meets(Town town, Asset asset) {
    return (of(town, 1) >>> asset.index() & 1) != 0;
  }

  /// Whether an amount of this asset may be asked for in a sheet.
  static boolean knows(Asset asset) {
    return switch (asset) {
      case POPULATION, FOOD, SUPPLY, FARMS, MEN, KNIGHTS, HOUSES, MONKS -> true;
      case ALE, MERCENARIES, MASONS, BREAD -> false;
    };
  }

  private void require(Sheet.Needs needs, long uses) {
    needs.amounts().forEach((asset, least) -> forbidBelow(by(asset), least, uses));
    forbidBelow(REPUTATION, needs.reputation(), uses);
    needs.features().forEach(feature -> forbidWithout(feature, uses));
  }

  private static Table by(Asset asset) {
    return switch (asset) {
      case POPULATION -> POPULATION;
      case FOOD -> FOOD;
      case SUPPLY -> SUPPLY;
      case FARMS -> FARMS;
      case MEN -> MEN;
      case KNIGHTS -> KNIGHTS;
      case HOUSES -> HOUSES;
      case MONKS -> MONKS;
      case ALE, MERCENARIES, MASONS, BREAD ->
          throw new IllegalArgumentException("nothing may need or pay " + asset.id());
    };
  }

  private void forbidBelow(Table table, int least, long uses) {
    for (int amount = 0; amount < least && amount < table.size; amount++) {
      masks[table.begin + amount] &= ~uses;
    }
  }

  private void forbidOtherDice(int die, long uses) {
    for (int value = 0; value < DIE.size; value++) {
      if (value != die) {
        masks[DIE.begin + value] &= ~uses;
      }
    }
  }

  private void forbidWith(Feature feature, long uses) {
    forbid(feature, true, uses);
  }

  private void forbidWithout(Feature feature, long uses) {
    forbid(feature, false, uses);
  }

  private void forbid(Feature feature, boolean present, long uses) {
    int index = feature.index();
    Table table = index < 9 ? PEOPLE : index < 18 ? INFRASTRUCTURES : SPECIALS;
    for (int set = 0; set < table.size; set++) {
      if ((set >>> index % 9 & 1) == (present ? 1 : 0)) {
        masks[table.begin + set] &= ~uses;
      }
    }
  }
}
