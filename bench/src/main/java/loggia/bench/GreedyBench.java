package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loggia.bots.Bot;
import loggia.bots.GreedyBot;
import loggia.bots.arena.Arena;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Whole games of four greedy bots per second, as studies of balance play them.
final class GreedyBench {
  private static final int SEATS = 4;

  /// Half of what two threads shall do.
  private static final Map<String, Double> GOALS =
      Map.of("xii-century", 125.0, "iron-century", 750.0, "city-of-iron", 65.0);

  private final Effort effort;

  GreedyBench(Effort effort) {
    this.effort = effort;
  }

  <S extends State<S, M>, M extends Move> List<Measurement> run(Game<S, M> game) {
    String id = game.manual().id();
    Setup setup = Setup.of(game.manual(), SEATS, 0);
    var cost = CpuClock.measure(run -> play(game, setup, run), effort.seconds(), effort.rounds());
    var line = Measurement.of("greedy", id + ", 4 seats", cost.workPerSecond(), "games/s");
    return List.of(line.goal(GOALS.getOrDefault(id, 0.0)));
  }

  private static <S extends State<S, M>, M extends Move> int play(
      Game<S, M> game, Setup setup, long run) {
    var bots = new ArrayList<Bot>();
    for (int seat = 0; seat < SEATS; seat++) {
      bots.add(new GreedyBot(SEATS * run + seat));
    }
    Arena.play(game, setup.withSeed(run), bots, Journal.NONE, Arena.Watcher.NONE);
    return 1;
  }
}
