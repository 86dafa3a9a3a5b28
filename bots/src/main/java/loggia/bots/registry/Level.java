package loggia.bots.registry;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import loggia.bots.Bot;
import loggia.bots.Budget;
import loggia.bots.Contender;
import loggia.bots.Evaluator;
import loggia.bots.GreedyBot;
import loggia.bots.SearchBot;
import loggia.bots.net.ShippedEvaluator;
import loggia.kernel.Game;
import loggia.kernel.Practice;

/// How well a bot plays, in words for people. Each is meant to be beaten by the next in two games
/// of three or a little more: `docs/strength.md` has what was measured.
public enum Level implements Contender {
  /// Looks one decision ahead, and takes what is nearly as good now and then.
  APPRENTICE(Duration.ZERO, _ -> 0),
  /// Looks a few decisions ahead.
  ASSISTANT(Duration.ofMillis(50), Practice::some),
  /// Searches for a fifth of a second at most.
  JOURNEYMAN(Duration.ofMillis(200), Practice::much),
  /// Searches for two seconds.
  MASTER(Duration.ofSeconds(2), _ -> Integer.MAX_VALUE),
  /// Searches for ten seconds: for games that take days, and to learn from.
  CHAMPION(Duration.ofSeconds(10), _ -> Integer.MAX_VALUE);

  /// How often an apprentice does not do what looks best to it.
  private static final double SLIPS = 0.3;

  /// A level thinks for so much of its time, so that its answer is there in time.
  private static final double THINKS = 0.97;

  private final Duration time;
  private final ToIntFunction<Practice> iterations;

  Level(Duration time, ToIntFunction<Practice> iterations) {
    this.time = time;
    this.iterations = iterations;
  }

  /// Within which it answers, when the machine has a core for it.
  public Duration time() {
    return time;
  }

  /// Its name in small letters, such as `apprentice`.
  @Override
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Bot sit(long seed) {
    return switch (this) {
      case APPRENTICE -> new GreedyBot(seed, SLIPS, Evaluator.LINEAR);
      case ASSISTANT, JOURNEYMAN -> new PractisedBot(game -> searching(seed, budget(game)));
      case MASTER, CHAMPION ->
          new PractisedBot(
              game ->
                  searching(seed, budget(game).withRoot(root(game)).withSettle(game.settling())));
    };
  }

  private static Bot searching(long seed, Budget budget) {
    return new SearchBot(budget, seed, ShippedEvaluator.INSTANCE);
  }

  private Budget budget(Game<?, ?> game) {
    return Budget.ofMillis((long) (THINKS * time.toMillis()))
        .withIterations(iterations.applyAsInt(game.practice()));
  }

  /// Where a game's evaluation is trusted more than usual, attention goes to few moves anyway, and
  /// halving has won nothing.
  private static Budget.Root root(Game<?, ?> game) {
    return game.trust() > 1 ? Budget.Root.ATTENTION : Budget.Root.HALVING;
  }

  public static Optional<Level> find(String label) {
    for (Level level : values()) {
      if (level.label().equals(label)) {
        return Optional.of(level);
      }
    }
    return Optional.empty();
  }
}
