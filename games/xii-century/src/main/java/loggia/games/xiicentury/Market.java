package loggia.games.xiicentury;

import loggia.kernel.Journal;

/// Food and supply for each other, one for one (XII-58).
final class Market {
  private Market() {}

  /// The trades open to this town, as a mask over [MoveTables#TRADES]; 0 without a market, and
  /// where the town cannot gain what it would take (XII-36).
  static long trades(Frame frame, Town town) {
    if (!town.has(Feature.MARKET)) {
      return 0;
    }
    int given = most(frame, town, Asset.FOOD, Asset.SUPPLY);
    int taken = most(frame, town, Asset.SUPPLY, Asset.FOOD);
    return (1L << given) - 1 | (1L << taken) - 1 << MoveTables.MOST_TRADE;
  }

  /// How much of one may become the other.
  static int most(Frame frame, Town town, Asset given, Asset taken) {
    int room = frame.sheet().values.most[taken.index()] - town.amount(taken);
    return frame.mayGain(town, taken) ? Math.min(town.amount(given), room) : 0;
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
