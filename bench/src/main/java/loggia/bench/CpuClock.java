package loggia.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.function.LongToIntFunction;

/// Runs something for a while on this thread and tells what it cost. Time is the thread's own CPU
/// time, so that a busy machine does not change the figure much.
final class CpuClock {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private CpuClock() {}

  /// @param work what all runs together did, in the unit that the work counts
  record Cost(long runs, long work, double seconds, double bytes) {
    double workPerSecond() {
      return work / seconds;
    }

    double runsPerSecond() {
      return runs / seconds;
    }

    double bytesPerWork() {
      return bytes / work;
    }
  }

  /// The middle of `rounds` measurements after a warm-up of the same length.
  ///
  /// @param task does one run of the given number and returns the amount of work
  static Cost measure(LongToIntFunction task, double seconds, int rounds) {
    once(task, seconds, 0);
    var costs = new Cost[rounds];
    for (int i = 0; i < rounds; i++) {
      costs[i] = once(task, seconds, (i + 1L) << 32);
    }
    Arrays.sort(costs, (a, b) -> Double.compare(a.workPerSecond(), b.workPerSecond()));
    return costs[rounds / 2];
  }

  private static Cost once(LongToIntFunction task, double seconds, long firstSeed) {
    long thread = Thread.currentThread().threadId();
    long bytes = THREADS.getThreadAllocatedBytes(thread);
    long begin = THREADS.getCurrentThreadCpuTime();
    long end = begin + (long) (seconds * 1e9);
    long runs = 0;
    long work = 0;
    long now = begin;
    while (now < end) {
      for (int i = 0; i < 16; i++) {
        work += task.applyAsInt(firstSeed + runs++);
      }
      now = THREADS.getCurrentThreadCpuTime();
    }
    double allocated = THREADS.getThreadAllocatedBytes(thread) - bytes;
    return new Cost(runs, work, (now - begin) / 1e9, allocated);
  }
}
