package loggia.games.xiicentury;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// The score a town may end with: what it has, and what it can make of the rest of the century.
final class Forecast {
  private Forecast() {}

  /// With a die in hand: as if it were used at its best.
  static double score(XiiState state, int seat) {
    boolean inHand = state.phase() == Phase.USE && seat == state.active();
    return inHand ? afterBestUse(state, seat) : asItStands(state, seat);
  }

  private static double afterBestUse(XiiState state, int seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (long uses = Spending.uses(state); uses != 0; uses &= uses - 1) {
      XiiMove use = Menus.USES.get(Long.numberOfTrailingZeros(uses));
      XiiState next = state.play(Seat.of(seat), use, Journal.NONE);
      best = Math.max(best, asItStands(next, seat));
    }
    return best;
  }

  private static double asItStands(XiiState state, int seat) {
    Sheet sheet = state.sheet();
    Town town = state.towns[seat];
    double left = turnsLeft(state, seat);
    double use = Math.min(1, left / 2.5);
    double growth = 0;
    growth += use * (0.22 * town.food() + 0.42 * town.supply());
    growth += 0.16 * left * Math.min(town.farms(), 10);
    growth += use * 0.35 * town.men() + use * 0.3 * town.knights();
    growth += use * 0.5 * town.reserveCount();
    growth += left * 0.12 * town.population();
    growth += left * keys(town);
    growth += income(sheet, town, state.round()) * use;
    return Scoring.score(sheet, town) + growth + 3.2 * left;
  }

  /// Turns to come, the current one by the dice that are left.
  private static double turnsLeft(XiiState state, int seat) {
    int seats = state.seats();
    int first = Clock.first(state.clock);
    int place = (seat - first + seats) % seats;
    int now = (state.active() - first + seats) % seats;
    double after = Agreement.ROUNDS - state.round();
    boolean turns =
        switch (state.phase()) {
          case ASSIGN, EQUAL, PICK, USE, PART -> true;
          case TRADE, WAR, BONUS, OVER -> false;
        };
    if (!turns || place < now) {
      return state.phase() == Phase.TRADE && place > now ? after + 1 : after;
    }
    return place > now ? after + 1 : after + 0.25 * (4 - Integer.bitCount(Dice.spent(state.dice)));
  }

  /// What opens further doors.
  private static double keys(Town town) {
    double keys = 0;
    keys += town.has(Feature.MASTER_BUILDER) ? 0.8 : 0;
    keys += town.has(Feature.BLACKSMITH) ? 0.6 : 0;
    keys += town.has(Feature.PRIOR) ? 0.3 : 0;
    keys += town.has(Feature.MONASTERY) ? 0.6 : 0;
    keys += town.has(Feature.TAVERN) ? 0.8 : 0;
    keys += town.has(Feature.MARKET) ? 0.5 : 0;
    keys += town.has(Feature.STABLES) ? 0.3 : 0;
    keys += town.has(Feature.BREWERY) ? 1.0 : 0;
    keys += 0.3 * town.masons();
    return keys;
  }

  /// The bonuses that today's influence earns until the end, in points.
  private static double income(Sheet sheet, Town town, int round) {
    double income = 0;
    for (int i = 0; i < 4; i++) {
      int influence = town.influence(Location.at(i));
      int[] least = sheet.values.influence[i];
      double each = i == 0 ? 0.35 : i == 3 ? 0.75 : i == 2 ? 0.7 : 0.5;
      for (int r = Math.max(1, round); r <= Agreement.ROUNDS; r++) {
        income += influence >= least[r - 1] ? each : 0;
      }
    }
    return income;
  }
}
