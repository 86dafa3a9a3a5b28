package loggia.games.xiicentury;

import java.util.stream.IntStream;
import loggia.kernel.Journal;
import loggia.kernel.Json;
import loggia.kernel.Seat;

/// What [Forecast] reckons, written down trait by trait and without any haste: what it is measured
/// against.
final class PlainForecast {
  /// Traits are counted in this part, which every round divides.
  static final int PART = 2520;

  private final int[][][] plans;

  PlainForecast(String text) {
    plans =
        Json.read("forecast.json", text).get("plans").items().stream()
            .map(plan -> plan.items().stream().map(PlainForecast::row).toArray(int[][]::new))
            .toArray(int[][][]::new);
  }

  private static int[] row(Json row) {
    return row.items().stream().mapToInt(each -> each.number(-999_999, 999_999)).toArray();
  }

  double score(XiiState state, int seat) {
    return (double) parts(state, seat) / (1000L * PART);
  }

  private long parts(XiiState state, int seat) {
    boolean inHand = state.phase() == Phase.USE || state.phase() == Phase.PART;
    if (inHand && seat == state.active()) {
      return state.moves(Seat.of(seat)).toList().stream()
          .map(move -> state.play(Seat.of(seat), move, Journal.NONE))
          .mapToLong(next -> parts(next, seat))
          .max()
          .orElseThrow();
    }
    long[] traits = traits(state, seat);
    int turns = Forecast.turnsToCome(state, seat);
    long most = Long.MIN_VALUE;
    for (int[][] plan : plans) {
      int[] weights = plan[turns];
      long sum = IntStream.range(0, traits.length).mapToLong(i -> weights[i] * traits[i]).sum();
      most = Math.max(most, sum);
    }
    return 1000L * PART * Scoring.score(state.sheet(), town(state, seat)) + most;
  }

  /// The town as it is, or as a war that it supports will leave it.
  static Town town(XiiState state, int seat) {
    boolean toWar = state.phase() == Phase.WAR && Clock.war(state.clock, seat) == Clock.SUPPORTS;
    return toWar ? KingWar.foreseen(state, seat) : state.towns[seat];
  }

  /// All traits of a seat's town, in [#PART]s.
  static long[] traits(XiiState state, int seat) {
    var t = new long[Weights.COUNT];
    Town town = town(state, seat);
    t[0] = 1;
    for (Asset asset : Asset.ALL) {
      t[1 + asset.index()] = town.amount(asset);
    }
    t[13] = town.reputation();
    t[14] = town.reputation() / 2;
    for (int bit = 0; bit < 34; bit++) {
      t[15 + bit] = town.features >>> bit & 1;
    }
    places(t, state, town);
    doors(t, town);
    ways(t, town);
    losses(t, state, town);
    dice(t, state, seat, town);
    for (int i = 0; i < t.length; i++) {
      t[i] *= i == 84 ? 1 : PART;
    }
    return t;
  }

  /// Influence, the bonuses it will earn if it never grows, and the reserve.
  private static void places(long[] t, XiiState state, Town town) {
    int from = Math.max(1, state.round()) + (state.phase() == Phase.BONUS ? 1 : 0);
    for (Location location : Location.ALL) {
      int i = location.index();
      int[] least = state.sheet().line(location).influence();
      for (int round = from; round <= 10; round++) {
        t[51 + i] += town.influence(location) >= least[round - 1] ? 1 : 0;
      }
      t[55 + i] = town.influence(location);
    }
    for (int value : Explain.reserve(town)) {
      t[49] += 1;
      t[50] += value;
      t[90] += value == 1 ? 1 : 0;
      t[91] += value == 2 ? 1 : 0;
    }
  }

  /// What stands open.
  private static void doors(long[] t, Town town) {
    open(t, 64, town.effectivePopulation(), 4, 6, 8, 10);
    open(t, 68, town.men(), 5, 10);
    open(t, 70, town.farms(), 3, 5, 7, 9);
    open(t, 74, town.supply(), 6, 10, 25, 28);
    open(t, 78, town.food(), 9, 15);
    open(t, 88, town.men(), 4);
    open(t, 89, town.knights(), 4);
  }

  private static void open(long[] t, int first, int amount, int... thresholds) {
    for (int i = 0; i < thresholds.length; i++) {
      t[first + i] = amount >= thresholds[i] ? 1 : 0;
    }
  }

  /// What is paid for already, and how far the town is with earl, castle and cathedral.
  private static void ways(long[] t, Town town) {
    boolean builder = town.has(Feature.MASTER_BUILDER);
    boolean tavern = town.has(Feature.TAVERN);
    boolean castle = town.has(Feature.CASTLE);
    boolean cathedral = town.has(Feature.CATHEDRAL);
    boolean butcher = tavern && town.houses() >= 5 && !town.has(Feature.BUTCHER);
    int men = Math.min(10, town.men());
    int knights = Math.min(7, town.knights());
    t[62] = builder ? Math.min(town.supply(), 10 - town.houses()) : 0;
    t[63] = tavern ? Math.min(3 - town.bread(), town.food() / 3) : 0;
    t[85] = butcher ? Math.min(15, town.food()) : 0;
    t[86] = tavern && builder && !castle ? Math.min(30, town.supply()) : 0;
    t[87] = town.has(Feature.BISHOP) && !cathedral ? Math.min(25, town.supply()) : 0;
    t[92] = town.has(Feature.EARL) ? 0 : knights;
    t[93] = town.has(Feature.EARL) ? 0 : men * knights;
    t[94] = castle ? 0 : men * Math.min(30, town.supply());
    t[95] = cathedral ? 0 : town.monks() * Math.min(25, town.supply());
  }

  /// What the events to come will take.
  private static void losses(long[] t, XiiState state, Town town) {
    int pow = Power.atHome(state.sheet(), town);
    for (int round = state.round() + 1; round <= 10; round++) {
      int die = state.frame.event(round);
      if (die != 0) {
        switch (GlobalEvent.of(die)) {
          case FIRE -> t[80] += town.houses();
          case PLAGUE -> t[81] += town.population();
          case CIVIL_WAR -> t[82] += town.men() + town.knights();
          case WATER_STORM -> t[83] += town.farms();
          case OUTLAWS -> t[84] += (long) Math.min(5 * round, pow) * (PART / round);
          case FAMINE -> {}
        }
      }
    }
  }

  /// The dice that are still to be spent, and the meal that will be short.
  private static void dice(long[] t, XiiState state, int seat, Town town) {
    boolean turn = seat == state.active() && Clock.isTurn(state.clock);
    if (!turn || state.phase() == Phase.TRADE) {
      return;
    }
    t[61] = Math.max(0, Turns.upkeep(state.sheet(), town) - town.food());
    for (int die = 0; die < 4; die++) {
      if (!Dice.isSpent(state.dice, die)) {
        t[59] += 1;
        t[60] += Dice.value(state.dice, die);
      }
    }
  }
}
