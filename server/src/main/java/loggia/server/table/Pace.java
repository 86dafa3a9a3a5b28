package loggia.server.table;

import java.util.Locale;

/// How much time there is.
///
/// @param amount minutes a decision, minutes for all decisions of a player, or days a decision
public record Pace(Kind kind, double amount) {
  public static final Pace RELAXED = new Pace(Kind.RELAXED, 0);
  private static final long MINUTE = 60_000;
  private static final long DAY = 24 * 60 * MINUTE;

  /// What is counted.
  public enum Kind {
    RELAXED,
    DECISION,
    PLAYER,
    DAYS;

    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public boolean ticks() {
    return kind != Kind.RELAXED;
  }

  /// Milliseconds a decision, or for all of a player's.
  public long allowance() {
    return switch (kind) {
      case RELAXED -> Long.MAX_VALUE;
      case DECISION, PLAYER -> Math.round(amount * MINUTE);
      case DAYS -> Math.round(amount * DAY);
    };
  }
}
