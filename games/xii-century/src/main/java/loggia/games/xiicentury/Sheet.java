package loggia.games.xiicentury;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// The printed sheet: what everything needs, costs and is worth. One immutable object that all
/// states of a game share; two sheets are equal when they come from the same text.
final class Sheet {
  /// @param most the printed maximum, or [#BOUND] where another asset bounds it
  /// @param costAsset what each unit is paid with; `cost` is 0 where nothing is
  record AssetLine(
      Asset asset, int most, int vp, Needs needs, Asset costAsset, int cost, String source) {}

  /// @param die the exact value it takes, or 0 for any
  /// @param pow in every fight; `defence` against outlaws only
  record FeatureLine(
      Feature feature,
      int die,
      Needs needs,
      Map<Asset, Integer> pays,
      int vp,
      int pow,
      int defence,
      String source) {}

  /// @param influence the least that earns the bonus, by round
  record LocationLine(
      Location location, int food, int supply, boolean choose, int[] influence, String source) {}

  /// @param amounts the least amount of each asset
  record Needs(Map<Asset, Integer> amounts, int reputation, Set<Feature> features) {}

  static final int BOUND = -1;

  final String text;
  final List<AssetLine> assets;
  final List<FeatureLine> features;
  final List<LocationLine> locations;

  /// The dice a jongleur brings, by perk (XII-44).
  final int[][] jongleur;

  final Openings openings;
  final Values values;
  final Printed printed;

  Sheet(
      String text,
      List<AssetLine> assets,
      List<FeatureLine> features,
      List<LocationLine> locations,
      int[][] jongleur) {
    this.text = text;
    this.assets = assets;
    this.features = features;
    this.locations = locations;
    this.jongleur = jongleur;
    openings = new Openings(this);
    values = new Values(this);
    printed = new Printed(this);
  }

  AssetLine line(Asset asset) {
    return assets.get(asset.index());
  }

  FeatureLine line(Feature feature) {
    return features.get(feature.index());
  }

  LocationLine line(Location location) {
    return locations.get(location.index());
  }

  /// How much of this asset the town may have now.
  int most(Town town, Asset asset) {
    return switch (asset) {
      case FARMS, MEN -> town.effectivePopulation();
      case KNIGHTS -> town.men();
      case POPULATION, FOOD, SUPPLY, ALE, HOUSES, MONKS, MERCENARIES, MASONS, BREAD ->
          values.most[asset.index()];
    };
  }

  /// What one more unit costs this town (XII-45: mill B makes bread cheaper).
  int cost(Town town, Asset asset) {
    int cost = values.cost[asset.index()];
    return asset == Asset.BREAD && town.has(Feature.MILL, Perk.B) ? Math.max(0, cost - 1) : cost;
  }

  /// What the town pays in this asset for the feature (XII-45: masons take off supply).
  int price(Town town, Feature feature, Asset asset) {
    int price = line(feature).pays().getOrDefault(asset, 0);
    return asset == Asset.SUPPLY && !feature.kind().isPerson()
        ? Math.max(0, price - town.masons())
        : price;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sheet sheet && text.equals(sheet.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
