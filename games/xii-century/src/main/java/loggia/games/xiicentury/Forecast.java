package loggia.games.xiicentury;

import loggia.kernel.Journal;
import loggia.kernel.Json;
import loggia.kernel.Seat;

/// The score a town may end with. A plan has [Weights] for each number of turns to come, learned
/// from games in which towns played by it; it promises the sum of a town's traits, each times its
/// weight. The forecast is what the best plan promises: weights that know farms, ale and
/// men-at-arms cannot know monks and a cathedral too, since towns that do one leave the other.
///
/// What the traits are says `PlainForecast` in the tests, one by one and slowly; both come to the
/// same to the last bit.
final class Forecast {
  private static final String FILE = "forecast.json";

  static final Forecast LEARNED = read(Resource.FILES.text(FILE));

  /// By plan and turns to come, 0 to 10.
  private final Weights[][] plans;

  private final ScoreCache cache = new ScoreCache();

  Forecast(Weights[]... plans) {
    this.plans = plans;
  }

  /// For each plan and each number of turns to come a list of whole numbers, thousandths of a
  /// point.
  static Forecast read(String text) {
    return new Forecast(
        Json.read(FILE, text).get("plans").items().stream()
            .map(plan -> plan.items().stream().map(Forecast::weights).toArray(Weights[]::new))
            .toArray(Weights[][]::new));
  }

  private static Weights weights(Json row) {
    return new Weights(
        row.items().stream().mapToInt(each -> each.number(-999_999, 999_999)).toArray());
  }

  /// The score this seat's town may end with; a die in hand counts as if used at its best, in one
  /// piece or in parts.
  double score(XiiState state, int seat) {
    return (double) parts(state, seat) / Weights.POINT;
  }

  /// The same in parts of a point.
  private long parts(XiiState state, int seat) {
    boolean toWar = state.phase() == Phase.WAR && Clock.war(state.clock, seat) == Clock.SUPPORTS;
    if (toWar) {
      return asItStands(state, seat, KingWar.foreseen(state, seat), false);
    }
    Town town = state.towns[seat];
    boolean active = seat == state.active() && Clock.isTurn(state.clock);
    long dice = active ? state.dice : 0;
    int moment = Clock.moment(state.clock) << 8 | turnsToCome(state, seat) << 1 | (active ? 1 : 0);
    long known = cache.find(state.frame, town, dice, moment);
    if (known != ScoreCache.UNKNOWN) {
      return known;
    }
    long parts =
        switch (state.phase()) {
          case USE, PART -> active ? afterBest(state, seat) : asItStands(state, seat, town, false);
          case TRADE, WAR, BONUS, OVER -> asItStands(state, seat, town, false);
          case ASSIGN, EQUAL, PICK -> asItStands(state, seat, town, active);
        };
    cache.keep(state.frame, town, dice, moment, parts);
    return parts;
  }

  private long afterBest(XiiState state, int seat) {
    long best = Long.MIN_VALUE;
    boolean lastPart = state.phase() == Phase.USE && Dice.otherPart(state.dice) == 0;
    if (!lastPart) {
      var table = Menus.table(state.phase());
      for (long moves = state.menu(); moves != 0; moves &= moves - 1) {
        XiiMove move = table.get(Long.numberOfTrailingZeros(moves));
        best = Math.max(best, parts(state.play(Seat.of(seat), move, Journal.NONE), seat));
      }
      return best;
    }
    for (long uses = state.menu(); uses != 0; uses &= uses - 1) {
      Town town = Spending.after(state, Long.numberOfTrailingZeros(uses));
      best = Math.max(best, asItStands(state, seat, town, true));
    }
    return best;
  }

  /// @param spending whether it is this town's turn and dice are still to be spent, or were just
  ///   now
  private long asItStands(XiiState state, int seat, Town town, boolean spending) {
    Sheet sheet = state.sheet();
    int round = state.round();
    int from = Math.max(1, round) + (state.phase() == Phase.BONUS ? 1 : 0);
    int turns = turnsToCome(state, seat);
    Threats threats = Threats.after(state.frame, round);
    long most = Long.MIN_VALUE;
    for (Weights[] plan : plans) {
      Weights weights = plan[turns];
      long sum = weights.town(sheet, town, from, threats);
      sum += spending ? weights.dice(state.dice) + weights.meal(sheet, town) : 0;
      most = Math.max(most, sum);
    }
    return Weights.POINT * Scoring.score(sheet, town) + most;
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
}
