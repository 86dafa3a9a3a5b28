package loggia.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets a long run end well when somebody presses Ctrl-C: it is told to stop, and the process ends
/// only when what was reached has been printed.
final class StopSignal implements AutoCloseable {
  private static final long PATIENCE = 3;
  private static final long LONGEST = 30;

  private final CountDownLatch printed = new CountDownLatch(1);
  private final Runnable stop;
  private final Runnable abandon;
  private final Thread hook = new Thread(this::end, "stop-signal");

  /// @param stop called at once: begin nothing new
  /// @param abandon called when that took too long: give up what is under way
  StopSignal(Runnable stop, Runnable abandon) {
    this.stop = stop;
    this.abandon = abandon;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void end() {
    try {
      stop.run();
      if (!printed.await(PATIENCE, TimeUnit.SECONDS)) {
        abandon.run();
        printed.await(LONGEST, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    printed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // the signal came: the process is about to end
    }
  }
}
