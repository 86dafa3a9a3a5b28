package loggia.games.xiicentury;

/// Round, phase, whose turn it is and what everybody has still to choose, packed into one `long`.
final class Clock {
  private Clock() {}

  private static final int PHASE = 4;
  private static final int ACTIVE = 8;
  private static final int FIRST = 11;
  private static final int WAR = 14;
  private static final int BONUS = 24;
  private static final int DISCLOSURES = 34;

  static final int UNDECIDED = 0;
  static final int AVOIDS = 1;
  static final int SUPPORTS = 2;

  static final int GRASSLAND = 1;
  static final int FOREST = 2;

  static int round(long clock) {
    return (int) clock & 15;
  }

  static long withRound(long clock, int round) {
    return clock & ~15L | round;
  }

  static Phase phase(long clock) {
    return Phase.of((int) (clock >>> PHASE) & 15);
  }

  /// Whether the game waits for the active seat alone.
  static boolean isTurn(long clock) {
    return Phase.isTurn((int) (clock >>> PHASE) & 15);
  }

  /// Round and phase together, as one number.
  static int moment(long clock) {
    return (int) clock & 0xFF;
  }

  static long withPhase(long clock, Phase phase) {
    return clock & ~(15L << PHASE) | (long) phase.index() << PHASE;
  }

  static int active(long clock) {
    return (int) (clock >>> ACTIVE) & 7;
  }

  static long withActive(long clock, int seat) {
    return clock & ~(7L << ACTIVE) | (long) seat << ACTIVE;
  }

  static int first(long clock) {
    return (int) (clock >>> FIRST) & 7;
  }

  static long withFirst(long clock, int seat) {
    return clock & ~(7L << FIRST) | (long) seat << FIRST;
  }

  /// What this seat has chosen in the king's war.
  static int war(long clock, int seat) {
    return (int) (clock >>> WAR + 2 * seat) & 3;
  }

  static long withWar(long clock, int seat, int choice) {
    int shift = WAR + 2 * seat;
    return clock & ~(3L << shift) | (long) choice << shift;
  }

  static long withoutWar(long clock) {
    return clock & ~(0x3FFL << WAR);
  }

  /// The locations whose bonus this seat has still to choose: [#GRASSLAND] and [#FOREST] bits.
  static int bonus(long clock, int seat) {
    return (int) (clock >>> BONUS + 2 * seat) & 3;
  }

  static long withBonus(long clock, int seat, int bonus) {
    int shift = BONUS + 2 * seat;
    return clock & ~(3L << shift) | (long) bonus << shift;
  }

  static boolean bonusPending(long clock) {
    return (clock >>> BONUS & 0x3FF) != 0;
  }

  static long disclosures(long clock) {
    return clock >>> DISCLOSURES;
  }

  static long withDisclosures(long clock, int disclosures) {
    return clock & (1L << DISCLOSURES) - 1 | (long) disclosures << DISCLOSURES;
  }

  static long disclose(long clock) {
    return clock + (1L << DISCLOSURES);
  }
}
