package loggia.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;

/// How often somebody may ask: a bucket for each address or session and each kind of request, that
/// fills evenly and is forgotten when it is full.
final class RateLimits {
  private static final double MINUTE = 60_000_000_000.0;

  private record Bucket(double level, long at) {
    /// One drop taken out of what is there by now.
    Bucket taken(int most, long now) {
      return new Bucket(filled(most, now) - 1, now);
    }

    double filled(int most, long now) {
      return Math.min(most, level + (now - at) * most / MINUTE);
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
    long now = System.nanoTime();
    Bucket after =
        buckets.compute(
            kind + " " + who,
            (_, old) -> {
              Bucket bucket = old == null ? new Bucket(most, now) : old;
              return bucket.filled(most, now) < 1 ? bucket : bucket.taken(most, now);
            });
    if (after.at() != now) {
      metrics.limited.increment();
      double missing = 1 - after.filled(most, now);
      int seconds = 1 + (int) (missing * 60 / most);
      throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooFast(seconds));
    }
  }

  /// Forgets who has not been here for a minute: their buckets are full again.
  void sweep() {
    long before = System.nanoTime() - (long) MINUTE;
    buckets.values().removeIf(bucket -> bucket.at() < before);
  }
}
