package loggia.bots.registry;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import loggia.bots.Bot;
import loggia.bots.Budget;
import loggia.bots.Contender;
import loggia.bots.Evaluator;
import loggia.bots.GreedyBot;
import loggia.bots.SearchBot;
import loggia.bots.net.ShippedEvaluator;

/// How well a bot plays, in words for people.
public enum Level implements Contender {
  /// Looks one decision ahead, and takes what is nearly as good now and then.
  APPRENTICE(Duration.ZERO) {
    @Override
    public Bot sit(long seed) {
      return new GreedyBot(seed, SLIPS, Evaluator.LINEAR);
    }
  },
  /// Searches for about a fifth of a second.
  JOURNEYMAN(Duration.ofMillis(200)),
  /// Searches for two seconds.
  MASTER(Duration.ofSeconds(2)),
  /// Searches for ten seconds: for games that take days, and to learn from.
  CHAMPION(Duration.ofSeconds(10));

  /// How often an apprentice does not do what looks best to it.
  private static final double SLIPS = 0.5;

  /// Of its time a level thinks for so much, so that its answer is there in time.
  private static final double THINKS = 0.97;

  private final Duration time;

  Level(Duration time) {
    this.time = time;
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
    return new SearchBot(
        Budget.ofMillis((long) (THINKS * time.toMillis())), seed, ShippedEvaluator.INSTANCE);
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
