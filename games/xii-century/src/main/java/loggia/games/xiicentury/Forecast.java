package loggia.games.xiicentury;

import loggia.kernel.Journal;
import loggia.kernel.Json;
import loggia.kernel.Seat;

/// The score a town may end with. A plan has a list of weights for each number of turns to come,
/// learned from games in which towns played by it; it promises the sum of a town's traits, each
/// times its weight. The forecast is what the best plan promises: weights that know farms, ale and
/// men-at-arms cannot know monks and a cathedral too, since towns that do one leave the other.
final class Forecast {
  /// How many traits [#sum] looks at.
  static final int TRAITS = 96;

  /// Weights by plan and turns to come, 0 to 10.
  private final double[][][] plans;

  private static final String FILE = "forecast.json";

  static final Forecast LEARNED = read(Resource.text(FILE));

  Forecast(double[][]... plans) {
    this.plans = plans;
  }

  /// For each plan and each number of turns to come a list of whole numbers, thousandths of a
  /// point.
  static Forecast read(String text) {
    return new Forecast(
        Json.read(FILE, text).get("plans").items().stream()
            .map(plan -> plan.items().stream().map(Forecast::weights).toArray(double[][]::new))
            .toArray(double[][][]::new));
  }

  private static double[] weights(Json row) {
    return row.items().stream()
        .mapToDouble(each -> each.number(-9_999_999, 9_999_999) / 1000.0)
        .toArray();
  }

  /// The score this seat's town may end with; a die in hand counts as if used at its best, in one
  /// piece or in parts.
  double score(XiiState state, int seat) {
    boolean inHand = state.phase() == Phase.USE || state.phase() == Phase.PART;
    return inHand && seat == state.active() ? afterBest(state, seat) : asItStands(state, seat);
  }

  private double afterBest(XiiState state, int seat) {
    double best = Double.NEGATIVE_INFINITY;
    var table = Menus.table(state.phase());
    for (long moves = state.menu(); moves != 0; moves &= moves - 1) {
      XiiMove move = table.get(Long.numberOfTrailingZeros(moves));
      XiiState next = state.play(Seat.of(seat), move, Journal.NONE);
      best = Math.max(best, score(next, seat));
    }
    return best;
  }

  private double asItStands(XiiState state, int seat) {
    int score = Scoring.score(state.sheet(), town(state, seat));
    int turns = turnsToCome(state, seat);
    double most = Double.NEGATIVE_INFINITY;
    for (double[][] plan : plans) {
      most = Math.max(most, sum(plan[turns], state, seat));
    }
    return score + most;
  }

  /// The town as it is, or as a war that it supports will leave it.
  static Town town(XiiState state, int seat) {
    boolean toWar = state.phase() == Phase.WAR && Clock.war(state.clock, seat) == Clock.SUPPORTS;
    return toWar ? KingWar.foreseen(state, seat) : state.towns[seat];
  }

  /// Turns this seat has not begun yet.
  static int turnsToCome(XiiState state, int seat) {
    int after = Frame.ROUNDS - state.round();
    if (!Clock.isTurn(state.clock)) {
      return after;
    }
    int seats = state.seats();
    int first = Clock.first(state.clock);
    int place = (seat - first + seats) % seats;
    int now = (state.active() - first + seats) % seats;
    boolean begun = state.phase() != Phase.ASSIGN && state.phase() != Phase.EQUAL;
    return place > now || place == now && !begun ? Math.min(after + 1, Frame.ROUNDS) : after;
  }

  /// The traits of a seat's town, each times its weight.
  static double sum(double[] w, XiiState state, int seat) {
    Town town = town(state, seat);
    return w[0]
        + amounts(w, town)
        + features(w, town.features)
        + places(w, state, town)
        + doors(w, town)
        + heights(w, town)
        + dangers(w, state, town)
        + dice(w, state, seat, town);
  }

  private static double amounts(double[] w, Town town) {
    int pairs = town.reputation() / 2;
    double sum = w[13] * town.reputation() + w[14] * pairs;
    for (int i = 0; i < 12; i++) {
      sum += w[1 + i] * town.amount(Asset.of(i));
    }
    return sum;
  }

  private static double features(double[] w, long features) {
    double sum = 0;
    for (long left = features; left != 0; left &= left - 1) {
      sum += w[15 + Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  /// Influence, the bonuses it will earn if it never grows, and the reserve.
  private static double places(double[] w, XiiState state, Town town) {
    int[][] least = state.sheet().values.influence;
    int from = Math.max(1, state.round()) + (state.phase() == Phase.BONUS ? 1 : 0);
    double sum = w[49] * town.reserveCount();
    for (int i = 0; i < 4; i++) {
      int influence = town.influence(i);
      int earned = 0;
      for (int round = from; round <= Frame.ROUNDS; round++) {
        earned += influence >= least[i][round - 1] ? 1 : 0;
      }
      sum += w[51 + i] * earned + w[55 + i] * influence;
    }
    for (int value = 1; value <= 6; value++) {
      sum += w[50] * value * town.reserve(value);
    }
    return sum;
  }

  /// What stands open, and what is paid for already.
  private static double doors(double[] w, Town town) {
    int population = town.effectivePopulation();
    int food = town.food();
    int supply = town.supply();
    int men = town.men();
    int farms = town.farms();
    double sum = 0;
    sum += population >= 4 ? w[64] : 0;
    sum += population >= 6 ? w[65] : 0;
    sum += population >= 8 ? w[66] : 0;
    sum += population >= 10 ? w[67] : 0;
    sum += men >= 5 ? w[68] : 0;
    sum += men >= 10 ? w[69] : 0;
    sum += farms >= 3 ? w[70] : 0;
    sum += farms >= 5 ? w[71] : 0;
    sum += farms >= 7 ? w[72] : 0;
    sum += farms >= 9 ? w[73] : 0;
    sum += supply >= 6 ? w[74] : 0;
    sum += supply >= 10 ? w[75] : 0;
    sum += supply >= 25 ? w[76] : 0;
    sum += supply >= 28 ? w[77] : 0;
    sum += food >= 9 ? w[78] : 0;
    sum += food >= 15 ? w[79] : 0;
    if (town.has(Feature.MASTER_BUILDER)) {
      sum += w[62] * Math.min(supply, 10 - town.houses());
    }
    if (town.has(Feature.TAVERN)) {
      sum += w[63] * Math.min(3 - town.bread(), food / 3);
      sum += town.houses() >= 5 && !town.has(Feature.BUTCHER) ? w[85] * Math.min(15, food) : 0;
      boolean castle = town.has(Feature.MASTER_BUILDER) && !town.has(Feature.CASTLE);
      sum += castle ? w[86] * Math.min(30, supply) : 0;
    }
    if (town.has(Feature.BISHOP) && !town.has(Feature.CATHEDRAL)) {
      sum += w[87] * Math.min(25, supply);
    }
    return sum;
  }

  /// How far the town is with what takes longest: earl, castle and cathedral.
  private static double heights(double[] w, Town town) {
    int men = Math.min(10, town.men());
    int knights = Math.min(7, town.knights());
    int supply = town.supply();
    double sum = men >= 4 ? w[88] : 0;
    sum += knights >= 4 ? w[89] : 0;
    sum += w[90] * town.reserve(1) + w[91] * town.reserve(2);
    sum += town.has(Feature.EARL) ? 0 : w[92] * knights + w[93] * men * knights;
    sum += town.has(Feature.CASTLE) ? 0 : w[94] * men * Math.min(30, supply);
    sum += town.has(Feature.CATHEDRAL) ? 0 : w[95] * town.monks() * Math.min(25, supply);
    return sum;
  }

  /// What the events to come will take.
  private static double dangers(double[] w, XiiState state, Town town) {
    double sum = 0;
    for (int round = state.round() + 1; round <= Frame.ROUNDS; round++) {
      sum +=
          switch (state.frame.event(round)) {
            case 1 -> w[80] * town.houses();
            case 2 -> w[81] * town.population();
            case 4 -> w[82] * (town.men() + town.knights());
            case 5 -> w[84] * Math.min(5 * round, Power.atHome(state.sheet(), town)) / round;
            case 6 -> w[83] * town.farms();
            default -> 0;
          };
    }
    return sum;
  }

  /// The dice that are still to be spent, and the meal that will be short.
  private static double dice(double[] w, XiiState state, int seat, Town town) {
    boolean turn = seat == state.active() && Clock.isTurn(state.clock);
    if (!turn || state.phase() == Phase.TRADE) {
      return 0;
    }
    double sum = w[61] * Math.max(0, Turns.upkeep(state.sheet(), town) - town.food());
    for (int die = 0; die < 4; die++) {
      if (!Dice.isSpent(state.dice, die)) {
        sum += w[59] + w[60] * Dice.value(state.dice, die);
      }
    }
    return sum;
  }
}
