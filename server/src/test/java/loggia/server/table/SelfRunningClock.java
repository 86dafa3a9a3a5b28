package loggia.server.table;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;

/// A clock that goes on by itself as soon as everybody waits, for it or for somebody who does.
final class SelfRunningClock implements BotClock {
  private record Sleeper(long until, CountDownLatch woken) {}

  private final PriorityQueue<Sleeper> sleepers =
      new PriorityQueue<>(Comparator.comparingLong(Sleeper::until));
  private volatile long now;

  /// Without a lock: whoever asks may hold one that [#run] waits for.
  @Override
  public long nanos() {
    return now;
  }

  @Override
  public void pause(long nanos) {
    var woken = new CountDownLatch(1);
    synchronized (this) {
      sleepers.add(new Sleeper(now + Math.max(1, nanos), woken));
    }
    try {
      woken.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Goes on until nobody is left.
  ///
  /// @param present how many there are
  /// @param others how many of them wait for something else than this clock
  void run(IntSupplier present, IntSupplier others) {
    for (int there = present.getAsInt(); there > 0; there = present.getAsInt()) {
      if (Thread.interrupted()) {
        throw new AssertionError("somebody waits for ever");
      }
      if (!goOn(there, others)) {
        LockSupport.parkNanos(10_000);
      }
    }
  }

  private synchronized boolean goOn(int there, IntSupplier others) {
    if (sleepers.isEmpty() || sleepers.size() + others.getAsInt() < there) {
      return false;
    }
    Sleeper next = sleepers.remove();
    now = next.until;
    next.woken.countDown();
    return true;
  }
}
