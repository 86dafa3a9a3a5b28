package loggia.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;

/// How often somebody may ask: a bucket for each address or session and each kind of request, that
/// fills evenly and is forgotten when it is full.
final class RateLimits {
  private static final long MINUTE = 60_000_000_000L;
  private static final long HOUR = 60 * MINUTE;

  /// @param span nanoseconds after which it is full again
  private record Bucket(double level, long at, long span) {
    /// One drop taken out of what is there by now.
    Bucket taken(int most, long now) {
      return new Bucket(filled(most, now) - 1, now, span);
    }

    double filled(int most, long now) {
      return Math.min(most, level + (double) (now - at) * most / span);
    }
  }

  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
  private final Metrics metrics;

  RateLimits(Metrics metrics) {
    this.metrics = metrics;
  }

  /// @param most a minute
  /// @throws Fault when there were more
  void take(String kind, String who, int most) {
    take(kind, who, most, MINUTE);
  }

  /// @param most an hour
  /// @throws Fault when there were more
  void takeHourly(String kind, String who, int most) {
    take(kind, who, most, HOUR);
  }

  private void take(String kind, String who, int most, long span) {
    long now = System.nanoTime();
    Bucket after =
        buckets.compute(
            kind + " " + who,
            (_, old) -> {
              Bucket bucket = old == null ? new Bucket(most, now, span) : old;
              return bucket.filled(most, now) < 1 ? bucket : bucket.taken(most, now);
            });
    if (after.at() != now) {
      metrics.limited.increment();
      double missing = 1 - after.filled(most, now);
      int seconds = 1 + (int) (missing * TimeUnit.NANOSECONDS.toSeconds(span) / most);
      throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooFast(seconds));
    }
  }

  /// Forgets those whose buckets are full again.
  void sweep() {
    long now = System.nanoTime();
    buckets.values().removeIf(bucket -> now - bucket.at() > bucket.span());
  }
}
