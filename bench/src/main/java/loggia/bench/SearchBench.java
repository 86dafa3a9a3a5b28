package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loggia.bots.Question;
import loggia.bots.registry.Bots;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Iterations per second of the search bot with the game's evaluation at the leaf, from positions
/// that are the same in every run.
final class SearchBench {
  private static final int ITERATIONS = 1000;
  private static final int POSITIONS = 16;
  private static final Map<String, Double> GOALS =
      Map.of("xii-century", 50_000.0, "iron-century", 50_000.0, "city-of-iron", 20_000.0);

  private final Effort effort;

  SearchBench(Effort effort) {
    this.effort = effort;
  }

  <S extends State<S, M>, M extends Move> List<Measurement> run(Game<S, M> game) {
    String id = game.manual().id();
    var questions = questions(game);
    var cost =
        CpuClock.measure(
            run -> {
              var question = questions.get((int) (run % questions.size()));
              try (var bot = Bots.parse("search:iterations=" + ITERATIONS, run)) {
                bot.choose(question);
              }
              return ITERATIONS;
            },
            effort.seconds(),
            effort.rounds());
    double figure = cost.workPerSecond();
    var line = Measurement.of("search", id + ", 4 seats", figure, "iterations/s");
    return List.of(line.goal(GOALS.getOrDefault(id, 0.0)).beside(Peers.search(id, figure)));
  }

  private static <S extends State<S, M>, M extends Move> List<Question<S, M>> questions(
      Game<S, M> game) {
    var playout = new Playout<>(game, 4);
    var questions = new ArrayList<Question<S, M>>();
    for (int i = 0; questions.size() < POSITIONS; i++) {
      playout.question(i, 5 * i).ifPresent(questions::add);
    }
    return questions;
  }
}
