package loggia.games.xiicentury;

import loggia.kernel.Journal;
import loggia.kernel.Seats;

/// The end of a round (XII-50, steps 5 and 6): farms, then mill, granary and locations. A town that
/// lacks what food or supply needs gains none of it (XII-36).
final class Harvest {
  private Harvest() {}

  /// What nobody has to choose comes first, so that who chooses knows what they have.
  static void begin(Progress game) {
    for (int seat = 0; seat < game.seats(); seat++) {
      gather(game, seat);
    }
    if (Clock.bonusPending(game.clock)) {
      game.await(Phase.BONUS);
    } else {
      Rounds.end(game);
    }
  }

  private static void gather(Progress game, int seat) {
    Town town = game.towns[seat];
    int farms = game.strikes(GlobalEvent.FAMINE) ? 0 : town.farms() / 2;
    int mill = town.has(Feature.MILL, Perk.A) ? town.farms() / 3 : 0;
    int granary = town.has(Feature.GRANARY, Perk.B) ? 2 : 0;
    boolean mayGainFood = game.frame.mayGain(town, Asset.FOOD);
    boolean mayGainSupply = game.frame.mayGain(town, Asset.SUPPLY);
    int food = mayGainFood ? farms + mill + granary : 0;
    int supply = 0;
    int choices = 0;
    Values values = game.sheet().values;
    int round = game.round();
    for (int i = 0; i < values.food.length; i++) {
      if (town.influence(i) < values.influence[i][round - 1]) {
        continue;
      }
      if (!values.choose[i]) {
        food += mayGainFood ? values.food[i] : 0;
        supply += mayGainSupply ? values.supply[i] : 0;
      } else if (mayGainFood || mayGainSupply) {
        choices |= i == 0 ? Clock.GRASSLAND : Clock.FOREST;
      }
    }
    game.clock = Clock.withBonus(game.clock, seat, choices);
    if (food + supply > 0) {
      game.towns[seat] = add(game.sheet(), town, food, supply);
      if (game.journal.listens()) {
        game.tell(new XiiEvent.Harvested(Progress.seat(seat), food, supply));
      }
    }
  }

  private static Town add(Sheet sheet, Town town, int food, int supply) {
    int[] most = sheet.values.most;
    int moreFood = Math.min(food, most[Asset.FOOD.index()] - town.food());
    int moreSupply = Math.min(supply, most[Asset.SUPPLY.index()] - town.supply());
    return town.withAmounts(
        town.amounts
            + ((long) moreFood << Asset.FOOD.shift)
            + ((long) moreSupply << Asset.SUPPLY.shift));
  }

  static Seats undecided(XiiState state) {
    int bits = 0;
    for (int seat = 0; seat < state.towns.length; seat++) {
      bits |= Clock.bonus(state.clock, seat) != 0 ? 1 << seat : 0;
    }
    return Seats.ofBits(bits);
  }

  /// The location whose bonus this seat chooses next.
  static Location next(XiiState state, int seat) {
    return (Clock.bonus(state.clock, seat) & Clock.GRASSLAND) != 0
        ? Location.GRASSLAND
        : Location.FOREST;
  }

  static XiiState choose(XiiState state, int seat, Asset asset, Journal journal) {
    Location location = next(state, seat);
    var line = state.sheet().line(location);
    boolean food = asset == Asset.FOOD;
    boolean gains = state.frame.mayGain(state.towns[seat], asset);
    int amount = gains ? (food ? line.food() : line.supply()) : 0;
    Town town = add(state.sheet(), state.towns[seat], food ? amount : 0, food ? 0 : amount);
    int done = location == Location.GRASSLAND ? Clock.GRASSLAND : Clock.FOREST;
    int left = Clock.bonus(state.clock, seat) & ~done;
    if (journal.listens()) {
      journal.tell(new XiiEvent.BonusTaken(Progress.seat(seat), location, amount, asset));
    }
    var game = new Progress(state, journal);
    game.towns[seat] = town;
    game.clock = Clock.withBonus(game.clock, seat, left);
    if (!Clock.bonusPending(game.clock)) {
      Rounds.end(game);
    }
    return game.state();
  }
}
