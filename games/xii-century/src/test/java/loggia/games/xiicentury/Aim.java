package loggia.games.xiicentury;

/// Something a town can strive for beyond what its forecast says of it.
enum Aim {
  EARL(Feature.EARL),
  CASTLE(Feature.CASTLE),
  CATHEDRAL(Feature.CATHEDRAL);

  final Feature feature;

  Aim(Feature feature) {
    this.feature = feature;
  }

  /// How far the town is, from 0 to 1.
  double nearness(Town town) {
    if (town.has(feature)) {
      return 1;
    }
    int men = Math.min(10, town.men());
    return switch (this) {
      case EARL ->
          0.1 * has(town, Feature.BLACKSMITH)
              + 0.1 * has(town, Feature.STABLES)
              + 0.03 * men
              + 0.05 * Math.min(7, town.knights());
      case CASTLE ->
          0.1 * has(town, Feature.TAVERN)
              + 0.1 * has(town, Feature.MASTER_BUILDER)
              + 0.1 * has(town, Feature.BLACKSMITH)
              + 0.03 * men
              + 0.01 * Math.min(30, town.supply());
      case CATHEDRAL ->
          0.1 * has(town, Feature.PRIOR)
              + 0.1 * has(town, Feature.MASTER_BUILDER)
              + 0.15 * has(town, Feature.MONASTERY)
              + 0.15 * has(town, Feature.BISHOP)
              + 0.1 * town.monks()
              + 0.01 * Math.min(25, town.supply());
    };
  }

  private static int has(Town town, Feature feature) {
    return town.has(feature) ? 1 : 0;
  }
}
