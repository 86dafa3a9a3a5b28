package loggia.app;

import java.io.Console;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/// How far a long run has come, with its rate and the time left, for whoever sits at a terminal.
/// Silent otherwise. One line that is written over: nothing is asked of the terminal.
final class Progress implements AutoCloseable {
  private static final long PAUSE = Duration.ofMillis(500).toNanos();
  private static final int WIDTH = 78;

  private final boolean shown = onTerminal();
  private final String task;
  private final String unit;
  private final long steps;
  private final long begin = System.nanoTime();
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong next = new AtomicLong(begin + PAUSE);

  /// @param unit what is counted, in the plural
  Progress(String task, String unit, long steps) {
    this.task = task;
    this.unit = unit;
    this.steps = steps;
  }

  static boolean onTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  void step() {
    long count = done.incrementAndGet();
    long now = System.nanoTime();
    long due = next.get();
    if (shown && now - due >= 0 && next.compareAndSet(due, now + PAUSE)) {
      show(line(task, unit, count, steps, (now - begin) / 1e9));
    }
  }

  static String line(String task, String unit, long count, long steps, double seconds) {
    double rate = count / Math.max(seconds, 1e-9);
    String left = left(Duration.ofSeconds((long) ((steps - count) / Math.max(rate, 1e-9))));
    return String.format(
        Locale.ROOT,
        "%s: %,d of %,d %s (%.0f%%), %,.1f a second, %s left",
        task,
        count,
        steps,
        unit,
        100.0 * count / Math.max(1, steps),
        rate,
        left);
  }

  private static String left(Duration time) {
    long hours = time.toHours();
    return hours > 0
        ? hours + " h " + time.toMinutesPart() + " min"
        : time.toMinutes() > 0
            ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
            : time.toSeconds() + " s";
  }

  private static void show(String line) {
    System.err.print("\r" + line + " ".repeat(Math.max(0, WIDTH - line.length())));
    System.err.flush();
  }

  @Override
  public void close() {
    if (shown && done.get() > 0) {
      show("");
      System.err.print("\r");
      System.err.flush();
    }
  }
}
