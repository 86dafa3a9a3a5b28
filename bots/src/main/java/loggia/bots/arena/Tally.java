package loggia.bots.arena;

import java.util.Map;
import java.util.TreeMap;
import loggia.kernel.Seat;

/// What a series of matches comes to. Counts only whole numbers, so the order of adding is nothing
/// to the sum.
public final class Tally {
  private final int seats;
  private final long[] wins;
  private final long[] scores;
  private final Map<String, Long> endings = new TreeMap<>();
  private long games;
  private long decisions;
  private long rounds;

  public Tally(int seats) {
    this.seats = seats;
    wins = new long[seats];
    scores = new long[seats];
  }

  void add(Outcome outcome) {
    games++;
    decisions += outcome.decisions();
    rounds += outcome.rounds();
    endings.merge(outcome.result().ending(), 1L, Long::sum);
    for (int i = 0; i < seats; i++) {
      wins[i] += outcome.share(Seat.of(i));
      scores[i] += outcome.result().standings().get(i).score();
    }
  }

  void add(Tally other) {
    games += other.games;
    decisions += other.decisions;
    rounds += other.rounds;
    other.endings.forEach((ending, count) -> endings.merge(ending, count, Long::sum));
    for (int i = 0; i < seats; i++) {
      wins[i] += other.wins[i];
      scores[i] += other.scores[i];
    }
  }

  public int seats() {
    return seats;
  }

  public long games() {
    return games;
  }

  public long decisions() {
    return decisions;
  }

  public double averageRounds() {
    return (double) rounds / games;
  }

  public Map<String, Long> endings() {
    return endings;
  }

  /// Victories of this seat; a shared one counts in equal parts.
  public double wins(Seat seat) {
    return (double) wins[seat.index()] / Outcome.WHOLE;
  }

  public double averageScore(Seat seat) {
    return (double) scores[seat.index()] / games;
  }

  /// How often this seat wins, with its interval.
  public Interval winRate(Seat seat) {
    return Interval.wilson(wins(seat), (double) games);
  }
}
