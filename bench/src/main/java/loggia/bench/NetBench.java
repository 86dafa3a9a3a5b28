package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import loggia.bots.Evaluation;
import loggia.bots.Question;
import loggia.bots.net.ShippedEvaluator;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Evaluations per second with the nets that ship, the game's own evaluation included.
final class NetBench {
  private static final int POSITIONS = 64;
  private static final double GOAL = 200_000;

  private final Effort effort;

  NetBench(Effort effort) {
    this.effort = effort;
  }

  <S extends State<S, M>, M extends Move> List<Measurement> run(Game<S, M> game) {
    var lines = new ArrayList<Measurement>();
    for (int seats = game.manual().leastSeats(); seats <= game.manual().mostSeats(); seats++) {
      if (game.weights(seats).isPresent()) {
        String what = "%s, %d seats".formatted(game.manual().id(), seats);
        double figure = evaluations(game, seats);
        lines.add(Measurement.of("net", what, figure, "evaluations/s").goal(GOAL));
      }
    }
    return lines;
  }

  private <S extends State<S, M>, M extends Move> double evaluations(Game<S, M> game, int seats) {
    var playout = new Playout<>(game, seats);
    var states = new ArrayList<S>();
    for (int i = 0; i < POSITIONS; i++) {
      states.add(playout.midGame(i, 2 * i));
    }
    S first = states.getFirst();
    var question = new Question<>(game, first, first.awaited().first());
    Evaluation<S> evaluation = ShippedEvaluator.INSTANCE.of(question);
    return CpuClock.measure(
            run -> {
              states.forEach(evaluation::outlook);
              return states.size();
            },
            effort.seconds(),
            effort.rounds())
        .workPerSecond();
  }
}
