package loggia.bots.external;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// Ends a program that is late, and with it the reading of whoever waits for it. It looks now and
/// then instead of being told of every question: that would cost more than a question.
final class Watchdog {
  private static final Duration ROUND = Duration.ofMillis(20);

  /// How often it looks which programs the program itself has started.
  private static final int ROUNDS_TO_COUNT = 50;

  private final Process process;

  /// What the program started, as far as that is known: nobody knows it once the program has ended,
  /// and as long as one of them lives, its end of the pipe is open.
  private volatile List<ProcessHandle> helpers = List.of();

  private volatile boolean knowsHelpers;
  private volatile @Nullable Watch watch;
  private volatile @Nullable String reason;

  /// Who waits, until when.
  private record Watch(Thread who, long deadline, Duration limit) {}

  Watchdog(Process process) {
    this.process = process;
    Thread.ofPlatform().daemon().name("external-bot").start(this::look);
    CompletableFuture<Process> _ = process.onExit().whenComplete((_, _) -> kill());
  }

  void begin(Duration limit) {
    watch = new Watch(Thread.currentThread(), System.nanoTime() + limit.toNanos(), limit);
  }

  void end() {
    watch = null;
  }

  /// Why there is no answer.
  ExternalFailure failure() {
    String known = reason;
    return new ExternalFailure(known == null ? "has ended" : known);
  }

  /// Remembers what the program has started so far.
  void count() {
    helpers = process.descendants().toList();
  }

  /// Whether it was counted what the program has started: most do that in their first second, if at
  /// all.
  boolean knowsHelpers() {
    return knowsHelpers;
  }

  private void look() {
    try {
      for (int round = 1; process.isAlive(); round++) {
        Watch now = watch;
        long left = now == null ? Long.MAX_VALUE : now.deadline() - System.nanoTime();
        if (now != null && (left <= 0 || now.who().isInterrupted())) {
          reason =
              left <= 0
                  ? "gave no answer within " + now.limit().toMillis() + " ms"
                  : "was interrupted";
          kill();
          return;
        }
        if (round % ROUNDS_TO_COUNT == 0) {
          count();
          knowsHelpers = true;
        }
        Thread.sleep(Duration.ofNanos(Math.max(1, Math.min(left, ROUND.toNanos()))));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    helpers.forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
