package loggia.bots;

import java.util.Locale;
import java.util.Optional;

/// How well a bot plays, in words for people.
public enum Level implements Contender {
  /// Looks one decision ahead, and overlooks half of its choices now and then.
  APPRENTICE {
    @Override
    public Bot sit(long seed) {
      return new GreedyBot(seed, 0.3, Evaluator.LINEAR);
    }
  },
  /// Searches for about a fifth of a second.
  JOURNEYMAN {
    @Override
    public Bot sit(long seed) {
      return new SearchBot(Budget.ofMillis(200), seed);
    }
  },
  /// Searches for about two seconds.
  MASTER {
    @Override
    public Bot sit(long seed) {
      return new SearchBot(Budget.ofMillis(2000), seed);
    }
  };

  /// `apprentice`, `journeyman` or `master`.
  @Override
  public String label() {
    return name().toLowerCase(Locale.ROOT);
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
