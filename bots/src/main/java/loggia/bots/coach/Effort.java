package loggia.bots.coach;

import java.time.Duration;

/// How much work an analysis is. With the same worlds, futures and seed it says the same, on
/// however many threads, as long as the time suffices.
///
/// @param worlds in how many imagined worlds choices are compared at first; 0: luck alone is looked
///   for
/// @param futures with how many other futures each draw is compared
/// @param time when it is up, what is left is judged in a tenth of the worlds
public record Effort(int worlds, int futures, Duration time, int threads, long seed) {
  public static final Effort USUAL =
      new Effort(40, 12, Duration.ofMinutes(1), Runtime.getRuntime().availableProcessors(), 1600);

  public Effort withWorlds(int other) {
    return new Effort(other, futures, time, threads, seed);
  }

  public Effort withFutures(int other) {
    return new Effort(worlds, other, time, threads, seed);
  }

  public Effort withTime(Duration other) {
    return new Effort(worlds, futures, other, threads, seed);
  }

  public Effort withThreads(int other) {
    return new Effort(worlds, futures, time, other, seed);
  }

  public Effort withSeed(long other) {
    return new Effort(worlds, futures, time, threads, other);
  }

  Effort hurried() {
    return withWorlds(Math.min(worlds, Math.max(4, worlds / 10)));
  }
}
