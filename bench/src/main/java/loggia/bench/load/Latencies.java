package loggia.bench.load;

import java.util.Arrays;

/// What the scripted people saw: how many decisions, and how long each took until everybody had it.
public final class Latencies {
  private long[] nanos = new long[1 << 16];
  private int count;
  private boolean counting;

  synchronized void begin() {
    counting = true;
    count = 0;
  }

  synchronized void done(long took) {
    if (!counting) {
      return;
    }
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = took;
  }

  synchronized void end() {
    counting = false;
    Arrays.sort(nanos, 0, count);
  }

  synchronized Summary summary(
      double seconds, double cpu, double client, double heap, double channels) {
    return new Summary(
        count / seconds,
        at(0.5),
        at(0.99),
        1e6 * cpu / count,
        1e6 * client / count,
        heap,
        channels);
  }

  private double at(double share) {
    return count == 0 ? Double.NaN : nanos[(int) (share * (count - 1))] / 1e6;
  }

  /// @param middle milliseconds from a decision until all clients have it, in the middle
  /// @param slow the same for the slowest hundredth
  /// @param cpu the server's CPU time for a decision, in microseconds
  /// @param client the scripted clients' CPU time for a decision, in microseconds
  /// @param heap bytes of the server's heap for each table, loaded and idle
  /// @param channels bytes of the server's heap for a table's two live channels
  public record Summary(
      double decisionsPerSecond,
      double middle,
      double slow,
      double cpu,
      double client,
      double heap,
      double channels) {}
}
