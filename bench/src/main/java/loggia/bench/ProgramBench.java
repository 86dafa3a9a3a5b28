package loggia.bench;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import loggia.bots.Bot;
import loggia.bots.arena.Arena;
import loggia.bots.registry.Bots;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Questions per second that two programs ([FirstMove]) are asked, with the whole view and with the
/// vector alone, by the clock: asking and answering take turns. Beside it what both sides need of a
/// core for one, which is what a busy machine can tell.
final class ProgramBench {
  private static final double GOAL = 10_000;

  /// The compiler is at work for longer than with games alone.
  private static final int WARM_UP = 10;

  private final Effort effort;

  ProgramBench(Effort effort) {
    this.effort = effort;
  }

  <S extends State<S, M>, M extends Move> List<Measurement> run(Game<S, M> game) {
    return List.of(run(game, "whole view", ""), run(game, "vector", "protocol 2 vector"));
  }

  private <S extends State<S, M>, M extends Move> Measurement run(
      Game<S, M> game, String what, String terms) {
    try (Bot one = program(terms);
        Bot two = program(terms)) {
      var bots = List.of(one, two);
      measure(game, bots, 0, WARM_UP * effort.seconds());
      var rounds = new Round[effort.rounds()];
      for (int i = 0; i < rounds.length; i++) {
        rounds[i] = measure(game, bots, (i + 1L) << 32, effort.seconds());
      }
      Arrays.sort(rounds, (a, b) -> Double.compare(a.perSecond(), b.perSecond()));
      Round middle = rounds[rounds.length / 2];
      return Measurement.of(
              "programs", game.manual().id() + ", " + what, middle.perSecond(), "questions/s")
          .goal(GOAL)
          .beside(String.format(Locale.ROOT, "%.0f µs of a core for each", middle.coreMicros()));
    }
  }

  private static Bot program(String terms) {
    var java = JavaCommand.command("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
    return Bots.parse(
        "exec:%s -cp \"%s\" %s %s"
            .formatted(
                String.join(" ", java),
                System.getProperty("java.class.path"),
                FirstMove.class.getName(),
                terms),
        0);
  }

  private record Round(long questions, double seconds, Duration core) {
    double perSecond() {
      return questions / seconds;
    }

    double coreMicros() {
      return core.toNanos() / 1e3 / questions;
    }
  }

  private static <S extends State<S, M>, M extends Move> Round measure(
      Game<S, M> game, List<Bot> bots, long firstSeed, double seconds) {
    var count = new Count();
    Setup setup = Setup.of(game.manual(), bots.size(), 0);
    Duration before = core();
    long begin = System.nanoTime();
    long end = begin + (long) (seconds * 1e9);
    for (long seed = firstSeed; System.nanoTime() < end; seed++) {
      Arena.play(game, setup.withSeed(seed), bots, Journal.NONE, count);
    }
    return new Round(count.questions, (System.nanoTime() - begin) / 1e9, core().minus(before));
  }

  /// What this process and its programs have had of a core so far.
  private static Duration core() {
    return Stream.concat(Stream.of(ProcessHandle.current()), ProcessHandle.current().children())
        .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /// Counts what is asked; what leaves no choice is not.
  private static final class Count implements Arena.Watcher {
    private long questions;

    @Override
    public <S extends State<S, M>, M extends Move> void sees(
        S state, Seat seat, Moves<M> moves, M move) {
      questions += moves.size() > 1 ? 1 : 0;
    }
  }
}
