package loggia.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// The one thread that writes to SQLite. It takes everything that waits into one transaction, so a
/// single flush to the disk makes many decisions durable.
final class SqliteWriter implements AutoCloseable {
  private static final int MOST = 512;

  /// Where so many came together the next ones are waited for a moment: a flush costs the same for
  /// one as for hundreds, and takes longer than this.
  private static final int MANY = 8;

  private static final long MOMENT_NANOS = 4_000_000;

  /// @param alone whether it may fail without harm to what shares its transaction
  private record Job<T>(Function<Handle, T> work, CompletableFuture<T> done, boolean alone) {
    /// What completes the answer once the transaction is durable.
    Runnable run(Handle handle) {
      if (!alone) {
        T result = work.apply(handle);
        return () -> done.complete(result);
      }
      handle.savepoint("job");
      try {
        T result = work.apply(handle);
        handle.releaseSavepoint("job");
        return () -> done.complete(result);
      } catch (RuntimeException e) {
        handle.rollbackToSavepoint("job");
        return () -> done.completeExceptionally(e);
      }
    }
  }

  private final LinkedBlockingQueue<Job<?>> jobs = new LinkedBlockingQueue<>();
  private final Handle handle;
  private final PreparedAppend append;
  private final Thread thread;
  private volatile boolean closed;

  SqliteWriter(String url) {
    // Else the driver asks for the last row's number after every insert.
    handle = Jdbi.create(url + "?jdbc.get_generated_keys=false").open();
    handle.execute("pragma busy_timeout = 10000");
    handle.execute("pragma synchronous = full");
    // Pages that change all the time are copied from the log to the file less often.
    handle.execute("pragma wal_autocheckpoint = 8000");
    handle.execute("pragma cache_size = -16384");
    try {
      append = new PreparedAppend(handle.getConnection());
    } catch (SQLException e) {
      throw new IllegalStateException("the store cannot be written", e);
    }
    thread = Thread.ofPlatform().name("loggia-writer").daemon().start(this::work);
  }

  <T> T write(Function<Handle, T> work) {
    return done(new Job<>(work, new CompletableFuture<T>(), true));
  }

  boolean append(DecisionRow decision, Summary after) {
    return done(
        new Job<>(_ -> append.add(decision, after), new CompletableFuture<Boolean>(), false));
  }

  private <T> T done(Job<T> job) {
    jobs.add(job);
    if (closed) {
      throw new IllegalStateException("the store is closed");
    }
    try {
      return job.done.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  private void work() {
    var batch = new ArrayList<Job<?>>();
    boolean busy = false;
    while (!closed || !jobs.isEmpty()) {
      try {
        batch.add(jobs.take());
      } catch (InterruptedException e) {
        continue;
      }
      if (busy) {
        gather();
      }
      jobs.drainTo(batch, MOST - 1);
      commit(batch);
      busy = batch.size() >= MANY;
      batch.clear();
    }
  }

  private static void gather() {
    LockSupport.parkNanos(MOMENT_NANOS);
  }

  private void commit(List<Job<?>> batch) {
    try {
      handle.begin();
      var answers = new ArrayList<Runnable>();
      batch.forEach(job -> answers.add(job.run(handle)));
      handle.commit();
      answers.forEach(Runnable::run);
    } catch (RuntimeException e) {
      rollBack();
      batch.forEach(job -> job.done.completeExceptionally(e));
    }
  }

  private void rollBack() {
    if (handle.isInTransaction()) {
      handle.rollback();
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    handle.close();
  }
}
