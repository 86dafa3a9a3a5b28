package loggia.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;
import loggia.bots.Question;
import loggia.bots.registry.Level;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.State;

/// How many of its answers a level gives within its time, by the clock and whatever the position:
/// with every number of seats, and as far into the game as comes.
final class LevelBench {
  private static final double GOAL = 99.9;

  /// As far as the longest games go.
  private static final int DEEPEST = 400;

  /// A level that thinks for longer is asked less often: it would take hours.
  private static final double SECONDS = 240;

  private static final int ANSWERS = 3400;
  private static final int WARM_UP = 20;

  private final boolean smoke;

  LevelBench(Effort effort) {
    smoke = effort.rounds() == 1;
  }

  <S extends State<S, M>, M extends Move> List<Measurement> run(Game<S, M> game) {
    return Arrays.stream(Level.values())
        .filter(level -> level != Level.CHAMPION && level != Level.APPRENTICE)
        .map(level -> measure(game, level))
        .toList();
  }

  private <S extends State<S, M>, M extends Move> Measurement measure(
      Game<S, M> game, Level level) {
    double limit = level.time().toNanos() / 1e9;
    int answers = smoke ? 1 : (int) Math.min(ANSWERS, SECONDS / limit);
    int inTime = 0;
    double longest = 0;
    for (int i = smoke ? 0 : -WARM_UP; i < answers; i++) {
      double seconds = answer(game, level, i);
      if (i >= 0) {
        inTime += seconds <= limit ? 1 : 0;
        longest = Math.max(longest, seconds);
      }
    }
    String what = game.manual().id() + ", " + level.label();
    return Measurement.of("answers in time", what, 100.0 * inTime / answers, "%")
        .goal(GOAL)
        .beside(String.format(Locale.ROOT, "of %d, the longest %.0f ms", answers, 1000 * longest));
  }

  private static <S extends State<S, M>, M extends Move> double answer(
      Game<S, M> game, Level level, int number) {
    Question<S, M> question = question(game, number);
    try (var bot = level.sit(number)) {
      long began = System.nanoTime();
      bot.choose(question);
      return (System.nanoTime() - began) / 1e9;
    }
  }

  /// Another one for each number.
  private static <S extends State<S, M>, M extends Move> Question<S, M> question(
      Game<S, M> game, int number) {
    Manual manual = game.manual();
    int counts = manual.mostSeats() - manual.leastSeats() + 1;
    var playout = new Playout<>(game, manual.leastSeats() + Math.floorMod(number, counts));
    return LongStream.iterate(1000L * number, seed -> seed + 1)
        .mapToObj(seed -> playout.question(seed, Math.floorMod(7 * seed, DEEPEST)))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow();
  }
}
