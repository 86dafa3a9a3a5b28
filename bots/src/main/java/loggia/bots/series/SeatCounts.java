package loggia.bots.series;

import java.util.Map;
import java.util.TreeMap;

/// What became of one seat.
///
/// @param parts what it had of each victory, in parts of [loggia.bots.arena.Outcome#WHOLE]
/// @param decisions how often it had a choice in a game
/// @param failures why its bot failed, and in how many games; these are counted nowhere else
/// @param standIns why another bot answered in its place, and how often
public record SeatCounts(
    Histogram parts,
    Histogram scores,
    Histogram ranks,
    Histogram decisions,
    Map<String, Long> failures,
    Map<String, Long> standIns) {

  SeatCounts() {
    this(
        new Histogram(),
        new Histogram(),
        new Histogram(),
        new Histogram(),
        new TreeMap<>(),
        new TreeMap<>());
  }

  void add(SeatCounts other) {
    parts.add(other.parts);
    scores.add(other.scores);
    ranks.add(other.ranks);
    decisions.add(other.decisions);
    other.failures.forEach((why, times) -> failures.merge(why, times, Long::sum));
    other.standIns.forEach((why, times) -> standIns.merge(why, times, Long::sum));
  }

  public long failed() {
    return failures.values().stream().mapToLong(Long::longValue).sum();
  }

  public long stoodIn() {
    return standIns.values().stream().mapToLong(Long::longValue).sum();
  }
}
