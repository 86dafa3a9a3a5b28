package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import loggia.bench.limit.Limit;
import loggia.bench.limit.RollAndWrite;
import loggia.bench.limit.TakeThat;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Decisions per second and bytes per decision in random play, beside the peers and the limit.
final class RulesBench {
  private static final Map<String, Double> GOALS =
      Map.of("xii-century", 12e6, "iron-century", 6e6, "city-of-iron", 3e6);

  private final Effort effort;

  RulesBench(Effort effort) {
    this.effort = effort;
  }

  List<Line> run() {
    var limits =
        Map.of(
            "xii-century", limit(new RollAndWrite()),
            "iron-century", limit(new TakeThat()));
    var lines = new ArrayList<Line>();
    limits.forEach(
        (game, figure) -> lines.add(Line.of("rules", "limit like " + game, figure, "decisions/s")));
    for (Game<?, ?> game : Games.all()) {
      for (int seats : new int[] {2, 4}) {
        measure(game, seats, limits.getOrDefault(game.manual().id(), 0.0), lines);
      }
    }
    return lines;
  }

  private double limit(Limit limit) {
    return Clock.measure(limit::play, effort.seconds(), effort.rounds()).workPerSecond();
  }

  private <S extends State<S, M>, M extends Move> void measure(
      Game<S, M> game, int seats, double limit, List<Line> lines) {
    String id = game.manual().id();
    var playout = new Playout<>(game, seats);
    var cost = Clock.measure(playout::play, effort.seconds(), effort.rounds());
    double figure = cost.workPerSecond();
    String name = id + ", " + seats + " seats";
    var decisions = Line.of("rules", name, figure, "decisions/s");
    if (seats == 4) {
      decisions = decisions.goal(GOALS.getOrDefault(id, 0.0)).beside(Peers.decisions(id, figure));
      if (limit > 0) {
        decisions =
            decisions.beside(String.format(Locale.ROOT, "%.2f of the limit", figure / limit));
      }
    }
    lines.add(decisions);
    lines.add(Line.of("rules", name, cost.runsPerSecond(), "games/s"));
    lines.add(Line.of("rules", name, cost.bytesPerWork(), "bytes/decision").goalAtMost(200));
  }
}
