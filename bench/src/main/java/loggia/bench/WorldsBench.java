package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Imagined worlds and views per second, over positions spread across random games of four.
final class WorldsBench {
  private static final int POSITIONS = 64;

  private final Effort effort;

  /// What was made last, so that the compiler cannot leave the making out.
  private volatile Object last = "";

  WorldsBench(Effort effort) {
    this.effort = effort;
  }

  <S extends State<S, M>, M extends Move> List<Measurement> run(Game<S, M> game) {
    var playout = new Playout<>(game, 4);
    var states = new ArrayList<S>();
    for (int i = 0; i < POSITIONS; i++) {
      states.add(playout.midGame(i, 3 * i));
    }
    var random = new SplittableRandom(7);
    var worlds =
        CpuClock.measure(
            run -> made(states.get((int) (run % POSITIONS)).imagine(seat(run), random)),
            effort.seconds(),
            effort.rounds());
    var views =
        CpuClock.measure(
            run -> made(states.get((int) (run % POSITIONS)).view(seat(run))),
            effort.seconds(),
            effort.rounds());
    String id = game.manual().id();
    return List.of(
        Measurement.of("worlds", id, worlds.workPerSecond(), "worlds/s").goal(1e6),
        Measurement.of("worlds", id, views.workPerSecond(), "views/s").goal(200_000));
  }

  private int made(Object thing) {
    last = thing;
    return last instanceof String ? 0 : 1;
  }

  private static Seat seat(long run) {
    return Seat.of((int) (run & 3));
  }
}
