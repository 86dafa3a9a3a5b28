package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.List;

/// Builds the view of one sheet; a sheet has no secrets.
final class TownViews {
  private TownViews() {}

  static XiiView.TownView of(XiiState state, int seat) {
    Town town = state.towns[seat];
    Sheet sheet = state.sheet();
    boolean turn = state.phase() != Phase.OVER && seat == state.active();
    long dice = turn ? state.dice : 0;
    return new XiiView.TownView(
        seat + 1,
        ViewBuilder.list(Asset.ALL, asset -> asset(sheet, town, asset, dice)),
        town.effectivePopulation(),
        town.reputation(),
        ViewBuilder.list(Location.ALL, location -> location(state, town, location, dice)),
        Explain.reserve(town),
        town.crossed(),
        town.freeSlots(),
        Dice.is(dice, Dice.RESERVE_USED),
        ViewBuilder.list(
            Feature.ALL, feature -> sheet.printed.feature(town, feature, isSpent(feature, dice))),
        Power.atWar(sheet, town),
        Power.atHome(sheet, town),
        Power.dice(town),
        Turns.upkeep(sheet, town),
        bonuses(Clock.bonus(state.clock, seat)),
        Scoring.score(sheet, town),
        Scoring.lines(sheet, town));
  }

  private static XiiView.AssetView asset(Sheet sheet, Town town, Asset asset, long dice) {
    int bit = 1 << asset.index();
    int used = (Dice.used(dice) & bit) == 0 ? 0 : (Dice.usedTwice(dice) & bit) == 0 ? 1 : 2;
    int cost = sheet.cost(town, asset);
    var line = sheet.line(asset);
    return new XiiView.AssetView(
        asset.id(),
        asset.rank().id(),
        town.amount(asset),
        sheet.most(town, asset),
        line.vp(),
        line.vp() * town.amount(asset),
        cost,
        cost == 0 ? "" : line.costAsset().id(),
        used);
  }

  private static XiiView.LocationView location(
      XiiState state, Town town, Location location, long dice) {
    var line = state.sheet().line(location);
    int round = Math.max(1, state.round());
    int least = line.influence()[round - 1];
    return new XiiView.LocationView(
        location.id(),
        town.influence(location),
        least,
        town.influence(location) >= least && mayGain(state.frame, town, line),
        state.sheet().printed.influence(location),
        line.food(),
        line.supply(),
        line.choose(),
        (Dice.used(dice) >>> 12 + location.index() & 1) != 0);
  }

  private static boolean mayGain(Frame frame, Town town, Sheet.LocationLine line) {
    return line.food() > 0 && frame.mayGain(town, Asset.FOOD)
        || line.supply() > 0 && frame.mayGain(town, Asset.SUPPLY);
  }

  private static boolean isSpent(Feature feature, long dice) {
    return switch (feature) {
      case SHERIFF -> Dice.is(dice, Dice.SHERIFF_USED);
      case COURT -> Dice.is(dice, Dice.COURT_USED);
      case WITCH -> Dice.is(dice, Dice.SPLIT_USED);
      case MASTER_BUILDER,
          BLACKSMITH,
          MERCHANT,
          BUTCHER,
          PRIOR,
          BISHOP,
          ARMY_CHIEF,
          WAR_HERO,
          EARL,
          CHURCH,
          STABLES,
          MARKET,
          TAVERN,
          MONASTERY,
          CATHEDRAL,
          BREWERY,
          WALLS,
          BARBICAN,
          MILLER,
          JONGLEUR,
          MILL,
          GRANARY,
          CASTLE ->
          false;
    };
  }

  private static List<String> bonuses(int pending) {
    if (pending == 0) {
      return List.of();
    }
    var all = new ArrayList<String>();
    if ((pending & Clock.GRASSLAND) != 0) {
      all.add(Location.GRASSLAND.id());
    }
    if ((pending & Clock.FOREST) != 0) {
      all.add(Location.FOREST.id());
    }
    return List.copyOf(all);
  }
}
