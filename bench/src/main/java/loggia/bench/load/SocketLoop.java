package loggia.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// One thread that listens on all sockets.
final class SocketLoop implements AutoCloseable {
  private static final int LARGEST = 1 << 22;

  private final Selector selector;
  private final Queue<LoadTable> fresh = new ConcurrentLinkedQueue<>();
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

  private void run() {
    var shared = new byte[LARGEST];
    try {
      while (!closed) {
        for (LoadTable table = fresh.poll(); table != null; table = fresh.poll()) {
          register(table);
        }
        selector.select(key -> read((LoadSocket) key.attachment(), shared), 100);
      }
    } catch (IOException | RuntimeException e) {
      trouble = String.valueOf(e.getMessage());
    }
  }

  private void register(LoadTable table) throws ClosedChannelException {
    for (LoadSocket socket : table.sockets()) {
      socket.channel().register(selector, SelectionKey.OP_READ, socket);
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
