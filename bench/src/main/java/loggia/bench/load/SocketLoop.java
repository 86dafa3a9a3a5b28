package loggia.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongConsumer;

/// One thread that listens on all sockets, and does what has become due.
final class SocketLoop implements AutoCloseable {
  private static final int LARGEST = 1 << 22;
  private static final long MILLI = 1_000_000;
  private static final long LONGEST = 100;

  private record Timer(long due, LongConsumer work) {}

  private final Selector selector;
  private final Queue<LoadTable> fresh = new ConcurrentLinkedQueue<>();
  private final PriorityQueue<Timer> timers =
      new PriorityQueue<>(Comparator.comparingLong(Timer::due));
  private final Latencies lag = new Latencies();
  private final Thread thread = Thread.ofPlatform().name("load").unstarted(this::run);
  private volatile boolean closed;
  private volatile String trouble = "";

  SocketLoop() throws IOException {
    selector = Selector.open();
  }

  /// Nothing is heard before.
  void start() {
    thread.start();
  }

  void add(LoadTable table) {
    fresh.add(table);
    selector.wakeup();
  }

  /// For this thread alone: does it so many nanoseconds from now, and tells it when that was due.
  void after(long nanos, LongConsumer work) {
    timers.add(new Timer(System.nanoTime() + nanos, work));
  }

  /// By how much what became due was done later.
  Latencies lag() {
    return lag;
  }

  private void run() {
    var shared = new byte[LARGEST];
    try {
      while (!closed) {
        for (LoadTable table = fresh.poll(); table != null; table = fresh.poll()) {
          register(table, shared);
        }
        selector.select(key -> read((LoadSocket) key.attachment(), shared), pause());
        ring();
      }
    } catch (IOException | RuntimeException e) {
      trouble = String.valueOf(e.getMessage());
    }
  }

  /// At least a millisecond: a loop that never sleeps would take a core from what it measures.
  private long pause() {
    Timer next = timers.peek();
    return next == null ? LONGEST : Math.clamp((next.due - System.nanoTime()) / MILLI, 1, LONGEST);
  }

  private void ring() {
    long now = System.nanoTime();
    for (Timer next = timers.peek(); next != null && next.due <= now; next = timers.peek()) {
      timers.remove();
      lag.done(now - next.due);
      next.work.accept(next.due);
    }
  }

  /// What came with the server's consent waits already.
  private void register(LoadTable table, byte[] shared) throws ClosedChannelException {
    for (LoadSocket socket : table.sockets()) {
      socket.channel().register(selector, SelectionKey.OP_READ, socket);
      read(socket, shared);
    }
  }

  private static void read(LoadSocket socket, byte[] shared) {
    try {
      if (socket.channel().isOpen() && !socket.read(shared)) {
        throw new IOException("the server has hung up");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// CPU seconds of this thread.
  double cpu() {
    return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.threadId()) / 1e9;
  }

  /// What made it stop; empty while it goes on.
  String trouble() {
    return trouble;
  }

  @Override
  public void close() throws IOException {
    closed = true;
    selector.wakeup();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    for (SelectionKey key : selector.keys()) {
      ((LoadSocket) key.attachment()).close();
    }
    selector.close();
    if (!trouble.isEmpty()) {
      throw new IOException("the load broke off: " + trouble);
    }
  }
}
