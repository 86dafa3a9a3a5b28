package loggia.bots.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import loggia.bots.arena.Pool;
import loggia.bots.arena.Simulation;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Many matches, watched closely.
///
/// @param games in the order of their numbers
/// @param menus how many decisions had so many choices; the last counts all that had more
public record Study(Manual manual, Setup setup, List<GameRow> games, long[] menus) {

  /// Plays and watches all matches of a simulation. The result does not depend on the threads.
  public static <S extends State<S, M>, M extends Move> Study of(
      Simulation<S, M> simulation, int threads, Runnable afterEach) {
    int count = simulation.games();
    var rows = new ArrayList<GameRow>(Collections.nCopies(count, GameRow.NONE));
    var menus = new ArrayList<long[]>();
    var next = new AtomicInteger();
    Pool.run(
        IntStream.range(0, threads).boxed().toList(),
        _ -> {
          long[] seen = new long[GameObserver.LARGEST + 1];
          for (int n = next.getAndIncrement(); n < count; n = next.getAndIncrement()) {
            var spectator = new GameObserver(simulation.setup().seats(), seen);
            var outcome = simulation.match(n, spectator, spectator);
            var usable = simulation.game().components(simulation.setup(n));
            GameRow row = spectator.row(n, outcome, usable);
            synchronized (rows) {
              rows.set(n, row);
            }
            afterEach.run();
          }
          synchronized (menus) {
            menus.add(seen);
          }
        });
    long[] all = new long[GameObserver.LARGEST + 1];
    menus.forEach(seen -> IntStream.range(0, all.length).forEach(i -> all[i] += seen[i]));
    var manual = simulation.game().manual();
    return new Study(manual, simulation.setup(), List.copyOf(rows), all);
  }

  public int seats() {
    return setup.seats();
  }
}
