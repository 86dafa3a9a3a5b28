package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Two threads against one, the heap over a million games, and whether a decision costs more late
/// in a game than early.
final class ScalingBench {
  private static final String SECTION = "scaling";

  /// The game that is short enough to be played a million times while somebody waits.
  private static final String MILLION = "xii-century";

  private final Effort effort;

  ScalingBench(Effort effort) {
    this.effort = effort;
  }

  <S extends State<S, M>, M extends Move> List<Measurement> run(Game<S, M> game) {
    String id = game.manual().id();
    var lines = new ArrayList<Measurement>();
    var playout = new Playout<>(game, 4);
    CpuClock.measure(playout::play, effort.seconds(), 1);
    double one = gamesPerSecond(playout, 1);
    double two = gamesPerSecond(playout, 2);
    lines.add(
        Measurement.of(SECTION, id + ", two threads", two / one, "times one (wall clock)")
            .goal(1.8));
    double share = new LateGameSpeed<>(playout, effort).lastByFirst();
    lines.add(
        Measurement.of(
                SECTION, id + ", last third of a game", share, "times the decisions/s of the first")
            .beside("what a decision may do changes, too"));
    boolean million = id.equals(MILLION) && effort.rounds() > 1;
    lines.add(heap(playout, id, million ? 1_000_000 : (int) (one * effort.seconds())));
    return lines;
  }

  /// What lives after a collection, at five points of so many games, played by two threads.
  private static Measurement heap(Playout<?, ?> playout, String id, int games) {
    var kept = new double[5];
    for (int i = 0; i < kept.length; i++) {
      long first = (long) i * games / kept.length;
      long end = (i + 1L) * games / kept.length;
      together(2, thread -> played(playout, first + thread, end, 2));
      kept[i] = usedHeap() / 1e6;
    }
    String points = String.format(Locale.ROOT, "at each fifth %.2f", kept[0]);
    for (int i = 1; i < kept.length; i++) {
      points += String.format(Locale.ROOT, ", %.2f", kept[i]);
    }
    double grown = kept[kept.length - 1] - kept[0];
    return Measurement.of(SECTION, id + ", heap grown over " + games + " games", grown, "MB")
        .goalAtMost(0.5)
        .beside(points + " MB");
  }

  private static long played(Playout<?, ?> playout, long first, long end, int step) {
    long games = 0;
    for (long seed = first; seed < end; seed += step) {
      playout.play(seed);
      games++;
    }
    return games;
  }

  private double gamesPerSecond(Playout<?, ?> playout, int threads) {
    long begin = System.nanoTime();
    long end = begin + (long) (2 * effort.seconds() * 1e9);
    long games =
        together(
            threads,
            thread -> {
              long played = 0;
              for (long seed = (long) thread << 40; System.nanoTime() < end; seed++) {
                playout.play(seed);
                played++;
              }
              return played;
            });
    return games / ((System.nanoTime() - begin) / 1e9);
  }

  private interface Work {
    long of(int thread);
  }

  private static long together(int threads, Work work) {
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var parts = new ArrayList<Future<Long>>();
      for (int t = 0; t < threads; t++) {
        int thread = t;
        parts.add(pool.submit(() -> work.of(thread)));
      }
      long sum = 0;
      for (var part : parts) {
        sum += part.get();
      }
      return sum;
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long usedHeap() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
