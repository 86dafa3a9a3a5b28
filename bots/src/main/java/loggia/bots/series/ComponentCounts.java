package loggia.bots.series;

import java.util.Map;
import java.util.TreeMap;

/// What became of one component.
///
/// A seat *reaches* a component when a choice of its own first names it: the card is in its hand,
/// the building in front of it. How good its position was then, by the game's own evaluation in
/// [#STRATA] classes, lets those who used it be compared with those who could have and did not.
///
/// @param totals see the constants
/// @param used seats that reached and used it, by class
/// @param usedParts what these had of the victories
/// @param unused seats that reached and did not use it, by class
/// @param unusedParts what these had of the victories
/// @param together other components of its kind that the same seat used: how many seats, and what
///   they had of the victories
public record ComponentCounts(
    long[] totals,
    long[] used,
    long[] usedParts,
    long[] unused,
    long[] unusedParts,
    Map<String, long[]> together) {
  public static final int STRATA = 10;

  /// Games in which anybody used it.
  public static final int GAMES = 0;

  /// Games in which it could come into play.
  public static final int USABLE = 1;

  /// Seats that used it.
  public static final int SEATS = 2;

  /// What the seats that used it had of the victories.
  public static final int PARTS = 3;

  ComponentCounts() {
    this(
        new long[4],
        new long[STRATA],
        new long[STRATA],
        new long[STRATA],
        new long[STRATA],
        new TreeMap<>());
  }

  void add(ComponentCounts other) {
    add(totals, other.totals);
    add(used, other.used);
    add(usedParts, other.usedParts);
    add(unused, other.unused);
    add(unusedParts, other.unusedParts);
    other.together.forEach((name, more) -> add(with(name), more));
  }

  long[] with(String other) {
    return together.computeIfAbsent(other, _ -> new long[2]);
  }

  static void add(long[] sums, long[] more) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += more[i];
    }
  }
}
