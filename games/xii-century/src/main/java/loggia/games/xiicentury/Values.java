package loggia.games.xiicentury;

/// The numbers of a [Sheet] by index, for the hot path.
final class Values {
  final int[] most = new int[Asset.ALL.size()];
  final int[] cost = new int[Asset.ALL.size()];
  final boolean[] costsFood = new boolean[Asset.ALL.size()];
  final int[] assetVp = new int[Asset.ALL.size()];

  /// What a feature takes off a town's amounts, before masons.
  final long[] price = new long[Feature.COUNT];

  final int[] supplyPrice = new int[Feature.COUNT];

  final FeatureSum vp;
  final FeatureSum pow;
  final FeatureSum defence;

  /// The least influence, by location and round.
  final int[][] influence = new int[Location.ALL.size()][];

  /// How many bonuses so much influence earns from a round on, by location, round and influence.
  final int[][][] bonuses = new int[Location.ALL.size()][Frame.ROUNDS + 2][64];

  /// The bonus of a location; `choose` where it is one or the other.
  final int[] food = new int[Location.ALL.size()];

  final int[] supply = new int[Location.ALL.size()];
  final boolean[] choose = new boolean[Location.ALL.size()];

  Values(Sheet sheet) {
    for (var line : sheet.assets) {
      int i = line.asset().index();
      most[i] = line.most();
      cost[i] = line.cost();
      costsFood[i] = line.costAsset() == Asset.FOOD;
      assetVp[i] = line.vp();
    }
    for (var line : sheet.features) {
      int i = line.feature().index();
      line.pays().forEach((asset, amount) -> price[i] += (long) amount << asset.shift);
      supplyPrice[i] =
          line.feature().kind().isPerson() ? 0 : line.pays().getOrDefault(Asset.SUPPLY, 0);
    }
    for (var line : sheet.locations) {
      int i = line.location().index();
      influence[i] = line.influence().clone();
      for (int round = Frame.ROUNDS; round > 0; round--) {
        for (int amount = 0; amount < 64; amount++) {
          int earned = amount >= influence[i][round - 1] ? 1 : 0;
          bonuses[i][round][amount] = bonuses[i][round + 1][amount] + earned;
        }
      }
      food[i] = line.food();
      supply[i] = line.supply();
      choose[i] = line.choose();
    }
    vp = new FeatureSum(sheet.features, Sheet.FeatureLine::vp);
    pow = new FeatureSum(sheet.features, Sheet.FeatureLine::pow);
    defence = new FeatureSum(sheet.features, Sheet.FeatureLine::defence);
  }
}
