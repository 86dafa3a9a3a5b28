package loggia.games.xiicentury;

import loggia.kernel.Journal;

/// A turn from its beginning to its end (XII-51, XII-55 to XII-57): roll, pick dice up, feed the
/// town, hand on.
final class Turns {
  private Turns() {}

  static void begin(Progress game, int seat) {
    int one = game.roll();
    int other = game.roll();
    game.dice = Dice.turn(game.dice, one, other);
    game.await(Phase.PICK, seat);
    if (game.journal.listens()) {
      game.tell(new XiiEvent.Rolled(Progress.seat(seat), one, other));
    }
  }

  static XiiState pick(XiiState state, int value, boolean shared) {
    int die = Dice.find(state.dice, value, shared);
    long dice = Dice.withSpent(Dice.hold(state.dice, value, die), die);
    return state.with(dice, Phase.USE);
  }

  static XiiState pickReserve(XiiState state, int value) {
    long dice = Dice.hold(state.dice, value, Dice.RESERVE) | Dice.RESERVE_USED;
    return state.with(dice, Phase.USE);
  }

  static XiiState done(XiiState state, Journal journal) {
    var game = new Progress(state, journal);
    if (state.phase() == Phase.TRADE) {
      end(game);
    } else {
      feed(game);
    }
    return game.state();
  }

  /// The dice are spent: the town eats (XII-56), then the market opens, if there is one.
  private static void feed(Progress game) {
    int seat = game.active();
    game.towns[seat] = feed(game, seat);
    if (Market.trades(game.frame, game.towns[seat]) != 0) {
      game.await(Phase.TRADE);
    } else {
      end(game);
    }
  }

  private static Town feed(Progress game, int seat) {
    Town town = game.towns[seat];
    int upkeep = upkeep(game.sheet(), town);
    int food = town.food();
    if (upkeep == 0) {
      return town;
    }
    if (food >= upkeep) {
      if (game.journal.listens()) {
        game.tell(new XiiEvent.Fed(Progress.seat(seat), upkeep));
      }
      return town.with(Asset.FOOD, food - upkeep);
    }
    int fed = 2 * food;
    if (game.journal.listens()) {
      int lost = town.population() - fed;
      game.tell(new XiiEvent.Starved(Progress.seat(seat), food, lost, fed));
    }
    return town.with(Asset.FOOD, 0).with(Asset.POPULATION, fed).clamped();
  }

  /// The food that the end of the turn asks for: nothing with miller A and all the bread there can
  /// be (XII-57).
  static int upkeep(Sheet sheet, Town town) {
    boolean breadIsFull = town.bread() >= sheet.values.most[Asset.BREAD.index()];
    boolean free = breadIsFull && town.has(Feature.MILLER, Perk.A);
    return free ? 0 : (town.population() + 1) / 2;
  }

  static void end(Progress game) {
    int next = (game.active() + 1) % game.seats();
    if (next == game.first()) {
      KingWar.begin(game);
    } else {
      begin(game, next);
    }
  }
}
