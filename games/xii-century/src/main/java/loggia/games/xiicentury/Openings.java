package loggia.games.xiicentury;

import java.util.Arrays;

/// What a town could do with a die, as a mask over [MoveTables#USES]: for each amount a town can
/// have, and for each set of features, a mask of the uses whose requirements it meets. Their
/// intersection answers all requirements at once.
final class Openings {
  private final long[] byPopulation = open(32);
  private final long[] byFood = open(64);
  private final long[] bySupply = open(64);
  private final long[] byBuildersSupply = open(128);
  private final long[] byFarms = open(32);
  private final long[] byMen = open(32);
  private final long[] byKnights = open(32);
  private final long[] byHouses = open(16);
  private final long[] byMonks = open(4);
  private final long[] byReputation = open(32);
  private final long[] byPeople = open(512);
  private final long[] byInfrastructures = open(512);
  private final long[] bySpecials = open(256);
  private final long[] byDie = open(7);

  Openings(Sheet sheet) {
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
                forbidBelow(masonsHelp ? byBuildersSupply : by(asset), amount, uses);
              });
    }
  }

  /// Every use open to this town with a die of this value, whatever was done this turn.
  long of(Town town, int die) {
    int supply = town.supply();
    long features = town.features;
    return byPopulation[town.effectivePopulation()]
        & byFood[town.food()]
        & bySupply[supply]
        & byBuildersSupply[supply + town.masons()]
        & byFarms[town.farms()]
        & byMen[town.men()]
        & byKnights[town.knights()]
        & byHouses[town.houses()]
        & byMonks[town.monks()]
        & byReputation[town.reputation()]
        & byPeople[(int) features & 511]
        & byInfrastructures[(int) (features >>> 9) & 511]
        & bySpecials[(int) (features >>> 18) & 255]
        & byDie[die];
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

  private static long[] open(int size) {
    var masks = new long[size];
    Arrays.fill(masks, MoveTables.ALL_USES);
    return masks;
  }

  private void require(Sheet.Needs needs, long uses) {
    needs.amounts().forEach((asset, least) -> forbidBelow(by(asset), least, uses));
    forbidBelow(byReputation, needs.reputation(), uses);
    needs.features().forEach(feature -> forbidWithout(feature, uses));
  }

  private long[] by(Asset asset) {
    return switch (asset) {
      case POPULATION -> byPopulation;
      case FOOD -> byFood;
      case SUPPLY -> bySupply;
      case FARMS -> byFarms;
      case MEN -> byMen;
      case KNIGHTS -> byKnights;
      case HOUSES -> byHouses;
      case MONKS -> byMonks;
      case ALE, MERCENARIES, MASONS, BREAD ->
          throw new IllegalArgumentException("nothing may need or pay " + asset.id());
    };
  }

  private static void forbidBelow(long[] masks, int least, long uses) {
    for (int amount = 0; amount < least && amount < masks.length; amount++) {
      masks[amount] &= ~uses;
    }
  }

  private void forbidOtherDice(int die, long uses) {
    for (int value = 0; value < byDie.length; value++) {
      if (value != die) {
        byDie[value] &= ~uses;
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
    long[] masks = index < 9 ? byPeople : index < 18 ? byInfrastructures : bySpecials;
    for (int set = 0; set < masks.length; set++) {
      if ((set >>> index % 9 & 1) == (present ? 1 : 0)) {
        masks[set] &= ~uses;
      }
    }
  }
}
