package loggia.bots.external;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicInteger;

/// Looks for an answer for a moment before somebody sleeps until it comes: where a core has nothing
/// else to do, falling asleep and being woken takes longer than a quick program needs to answer. It
/// only looks while so few programs are asked that each has a core beside its asker's, and less and
/// less often where answers take longer than it looks.
final class ShortWait {
  private static final int CORES = Runtime.getRuntime().availableProcessors();
  private static final long LONGEST_NANOS = 150_000;
  private static final int MOST_PASSED_OVER = 1024;

  /// How many programs are asked at this moment, by all threads.
  private static final AtomicInteger ASKED = new AtomicInteger();

  /// How many answers are not looked for after each one that is, and how many are left of them.
  private int passedOver;

  private int left;

  void begin() {
    ASKED.incrementAndGet();
  }

  void end() {
    ASKED.decrementAndGet();
  }

  /// Returns when something can be read, or when it is better to sleep.
  void look(InputStream in) throws IOException {
    if (2 * ASKED.get() > CORES) {
      return;
    }
    if (left > 0) {
      left--;
      return;
    }
    boolean there = comes(in);
    passedOver = there ? passedOver / 2 : Math.min(MOST_PASSED_OVER, 2 * passedOver + 1);
    left = passedOver;
  }

  private static boolean comes(InputStream in) throws IOException {
    long begin = System.nanoTime();
    while (in.available() == 0) {
      if (System.nanoTime() - begin > LONGEST_NANOS) {
        return false;
      }
      Thread.onSpinWait();
    }
    return true;
  }
}
