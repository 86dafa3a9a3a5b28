package loggia.server.store;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells of tables that have changed, after the commit that changed them. With a notification in
/// it, a commit would wait for those of all nodes; so what happens within a few milliseconds is
/// told together.
final class PostgresTeller implements AutoCloseable {
  /// Between tables that are told together.
  static final String AND = ",";

  private static final Logger LOG = LoggerFactory.getLogger(PostgresTeller.class);
  private static final long MOMENT = 3;
  private static final long PATIENCE = 500;

  /// PostgreSQL takes less than 8000 bytes at once.
  private static final int LONGEST = 7000;

  private final Consumer<String> told;
  private final LinkedBlockingQueue<String> changed = new LinkedBlockingQueue<>();
  private final ReentrantLock telling = new ReentrantLock();
  private final Thread thread;
  private volatile boolean closed;

  PostgresTeller(Consumer<String> told) {
    this.told = told;
    thread = Thread.ofPlatform().name("loggia-teller").daemon().start(this::work);
  }

  void tell(String table) {
    changed.add(table);
    LockSupport.unpark(thread);
  }

  private void work() {
    while (!closed) {
      try {
        if (changed.isEmpty()) {
          LockSupport.park(this);
        } else {
          Thread.sleep(MOMENT);
          flush();
        }
      } catch (InterruptedException e) {
        return;
      } catch (RuntimeException | Error e) {
        LOG.atWarn().addKeyValue("problem", e.getMessage()).log("other nodes not told yet");
        LockSupport.parkNanos(PATIENCE * 1_000_000);
      }
    }
  }

  /// Tells at once of what waits. If that does not work, it goes on waiting.
  void flush() {
    var tables = new LinkedHashSet<String>();
    telling.lock();
    try {
      changed.drainTo(tables);
      packed(tables).forEach(told);
    } catch (RuntimeException | Error e) {
      changed.addAll(tables);
      throw e;
    } finally {
      telling.unlock();
    }
  }

  private static List<String> packed(Iterable<String> tables) {
    var packed = new ArrayList<String>();
    var text = new StringBuilder();
    for (String table : tables) {
      if (!text.isEmpty() && text.length() + AND.length() + table.length() > LONGEST) {
        packed.add(text.toString());
        text.setLength(0);
      }
      text.append(text.isEmpty() ? "" : AND).append(table);
    }
    if (!text.isEmpty()) {
      packed.add(text.toString());
    }
    return packed;
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join();
      flush();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.atWarn().addKeyValue("problem", e.getMessage()).log("other nodes not told");
    }
  }
}
