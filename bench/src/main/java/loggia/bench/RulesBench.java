package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import loggia.bench.limit.Limit;
import loggia.bench.limit.RollAndWrite;
import loggia.bench.limit.TakeThat;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Decisions per second and bytes per decision in random play, beside the peers and the limit.
final class RulesBench {
  private static final Map<String, Double> GOALS =
      Map.of("xii-century", 13e6, "iron-century", 4e6, "city-of-iron", 4.5e6);

  private static final Map<String, Limit> LIMITS =
      Map.of("xii-century", new RollAndWrite(), "iron-century", new TakeThat());

  private static final Map<String, Double> PARTS =
      Map.of("xii-century", 0.33, "iron-century", 0.28);

  private final Effort effort;

  RulesBench(Effort effort) {
    this.effort = effort;
  }

  /// The limit comes last, so that the game does not find it in the compiler's mind.
  <S extends State<S, M>, M extends Move> List<Measurement> run(Game<S, M> game) {
    String id = game.manual().id();
    var two = measure(game, 2);
    var four = measure(game, 4);
    var lines = new ArrayList<Measurement>();
    var decisions = decisions(id, 4, four).goal(GOALS.getOrDefault(id, 0.0));
    decisions = decisions.beside(Peers.decisions(id, four.workPerSecond()));
    if (LIMITS.containsKey(id)) {
      var limit = CpuClock.measure(LIMITS.get(id)::play, effort.seconds(), effort.rounds());
      double part = four.workPerSecond() / limit.workPerSecond();
      decisions = decisions.beside(String.format(Locale.ROOT, "%.2f of the limit", part));
      lines.add(Measurement.of("rules", "limit like " + id, limit.workPerSecond(), "decisions/s"));
      lines.add(
          Measurement.of("rules", id + ", part of the limit", part, "")
              .goal(PARTS.getOrDefault(id, 0.0)));
    }
    lines.add(decisions(id, 2, two).goal(GOALS.getOrDefault(id, 0.0)));
    lines.addAll(rest(id, 2, two));
    lines.add(decisions);
    lines.addAll(rest(id, 4, four));
    return lines;
  }

  private <S extends State<S, M>, M extends Move> CpuClock.Cost measure(
      Game<S, M> game, int seats) {
    var playout = new Playout<>(game, seats);
    return CpuClock.measure(playout::play, effort.seconds(), effort.rounds());
  }

  private static Measurement decisions(String id, int seats, CpuClock.Cost cost) {
    return Measurement.of("rules", name(id, seats), cost.workPerSecond(), "decisions/s");
  }

  private static List<Measurement> rest(String id, int seats, CpuClock.Cost cost) {
    String name = name(id, seats);
    return List.of(
        Measurement.of("rules", name, cost.runsPerSecond(), "games/s"),
        Measurement.of("rules", name, cost.bytesPerWork(), "bytes/decision").goalAtMost(200));
  }

  private static String name(String id, int seats) {
    return id + ", " + seats + " seats";
  }
}
