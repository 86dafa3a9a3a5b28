package loggia.games.xiicentury;

import loggia.kernel.Journal;

/// Food and supply for each other, one for one (XII-58).
final class Market {
  private Market() {}

  /// The trades open to this town, as a mask over [MoveTables#TRADES]; 0 without a market.
  static long trades(Sheet sheet, Town town) {
    if (!town.has(Feature.MARKET)) {
      return 0;
    }
    int food = town.food();
    int supply = town.supply();
    int most = sheet.values.most[Asset.SUPPLY.index()];
    int given = Math.min(food, most - supply);
    int taken = Math.min(supply, sheet.values.most[Asset.FOOD.index()] - food);
    return (1L << given) - 1 | (1L << taken) - 1 << MoveTables.MOST_TRADE;
  }

  static XiiState trade(XiiState state, Asset given, int amount, Journal journal) {
    int seat = Clock.active(state.clock);
    Town town = state.towns[seat];
    Asset taken = given == Asset.FOOD ? Asset.SUPPLY : Asset.FOOD;
    Town after =
        town.with(given, town.amount(given) - amount).with(taken, town.amount(taken) + amount);
    if (journal.listens()) {
      journal.tell(new XiiEvent.Traded(Progress.seat(seat), amount, given, taken));
    }
    return state.with(seat, after, state.dice | Dice.TRADED, Phase.TRADE);
  }
}
