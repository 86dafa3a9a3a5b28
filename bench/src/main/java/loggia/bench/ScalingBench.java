package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import loggia.kernel.Chance;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Two threads against one, the heap over many games, and whether a decision costs more late in a
/// game than early.
final class ScalingBench {
  private final Effort effort;

  ScalingBench(Effort effort) {
    this.effort = effort;
  }

  List<Line> run() {
    var lines = new ArrayList<Line>();
    for (Game<?, ?> game : Games.all()) {
      measure(game, lines);
    }
    return lines;
  }

  private <S extends State<S, M>, M extends Move> void measure(Game<S, M> game, List<Line> lines) {
    String id = game.manual().id();
    var playout = new Playout<>(game, 4);
    Clock.measure(playout::play, effort.seconds(), 1);
    double one = gamesPerSecond(playout, 1);
    double two = gamesPerSecond(playout, 2);
    lines.add(
        Line.of("scaling", id + ", two threads", two / one, "times one (wall clock)").goal(1.8));
    long before = usedHeap();
    int games = (int) Math.min(1_000_000, one * effort.seconds() * 10);
    for (int i = 0; i < games; i++) {
      playout.play(i);
    }
    lines.add(
        Line.of("scaling", id + ", a late decision", lateness(playout), "times an early one"));
    double grown = (usedHeap() - before) / 1024.0;
    lines.add(
        Line.of("scaling", id + ", heap kept after " + games + " games", grown, "kB")
            .goalAtMost(512));
  }

  /// What a decision costs in the last quarter of a game, by what it costs in the first.
  private <S extends State<S, M>, M extends Move> double lateness(Playout<S, M> playout) {
    var early = new ArrayList<S>();
    var late = new ArrayList<S>();
    for (int seed = 0; seed < 64; seed++) {
      int length = playout.play(seed);
      early.add(playout.midGame(seed, length * (1 + seed % 5) / 20));
      late.add(playout.midGame(seed, length * (15 + seed % 5) / 20));
    }
    return cost(late) / cost(early);
  }

  private <S extends State<S, M>, M extends Move> double cost(List<S> states) {
    var cost =
        Clock.measure(
            run -> {
              S state = states.get((int) (run % states.size()));
              Seat seat = state.awaited().first();
              Moves<M> moves = state.moves(seat);
              int choice = Chance.below(Chance.seeded(run), moves.size());
              return state.play(seat, moves.get(choice), Journal.NONE).hasten().round() > 0 ? 1 : 0;
            },
            effort.seconds(),
            effort.rounds());
    return 1 / cost.workPerSecond();
  }

  private double gamesPerSecond(Playout<?, ?> playout, int threads) {
    long end = System.nanoTime() + (long) (effort.seconds() * 1e9);
    long begin = System.nanoTime();
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var counts = new ArrayList<Future<Long>>();
      for (int t = 0; t < threads; t++) {
        long first = (long) t << 40;
        counts.add(
            pool.submit(
                () -> {
                  long games = 0;
                  while (System.nanoTime() < end) {
                    playout.play(first + games++);
                  }
                  return games;
                }));
      }
      long games = 0;
      for (var count : counts) {
        games += count.get();
      }
      return games / ((System.nanoTime() - begin) / 1e9);
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long usedHeap() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
