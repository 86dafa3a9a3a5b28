package loggia.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one thread that writes to SQLite. It takes everything that waits into one transaction, so a
/// single flush to the disk makes many decisions durable. Whatever goes wrong, those who wait for
/// that transaction are told, and the next one is tried, on a new connection where the old one may
/// be broken.
final class SqliteWriter implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteWriter.class);
  private static final int MOST = 512;

  /// Where several came together commits begin no sooner than this one after the other: a flush
  /// costs the same for one as for hundreds, and so does waking those who wait for it. Who writes
  /// alone never waits.
  private static final long PACE_NANOS = 8_000_000;

  /// A connection with its statements.
  private record Session(Handle handle, PreparedAppend append) implements AutoCloseable {
    static Session open(String url) {
      // Else the driver asks for the last row's number after every insert.
      Handle handle = Jdbi.create(url + "?jdbc.get_generated_keys=false").open();
      handle.execute("pragma busy_timeout = 10000");
      handle.execute("pragma synchronous = full");
      // Pages that change all the time are copied from the log to the file less often.
      handle.execute("pragma wal_autocheckpoint = 8000");
      handle.execute("pragma cache_size = -16384");
      try {
        return new Session(handle, new PreparedAppend(handle.getConnection()));
      } catch (SQLException e) {
        handle.close();
        throw new IllegalStateException("the store cannot be written", e);
      }
    }

    @Override
    public void close() {
      handle.close();
    }
  }

  /// @param alone whether it may fail without harm to what shares its transaction
  private record Job<T>(Function<Session, T> work, CompletableFuture<T> done, boolean alone) {
    /// What completes the answer once the transaction is durable.
    Runnable run(Session session) {
      if (!alone) {
        T result = work.apply(session);
        return () -> done.complete(result);
      }
      session.handle.savepoint("job");
      try {
        T result = work.apply(session);
        session.handle.releaseSavepoint("job");
        return () -> done.complete(result);
      } catch (RuntimeException e) {
        session.handle.rollbackToSavepoint("job");
        return () -> done.completeExceptionally(e);
      }
    }
  }

  private final String url;
  private final LinkedBlockingQueue<Job<?>> jobs = new LinkedBlockingQueue<>();
  private final Thread thread;

  /// Touched by the writing thread alone.
  private Optional<Session> session;

  private volatile boolean closed;

  SqliteWriter(String url) {
    this.url = url;
    session = Optional.of(Session.open(url));
    thread = Thread.ofPlatform().name("loggia-writer").daemon().start(this::work);
  }

  <T> T write(Function<Handle, T> work) {
    return done(new Job<>(open -> work.apply(open.handle), new CompletableFuture<T>(), true));
  }

  boolean append(DecisionRow decision, Summary after, Turns turns) {
    return done(
        new Job<>(
            open -> open.append.add(decision, after, turns),
            new CompletableFuture<Boolean>(),
            false));
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
    long next = System.nanoTime();
    while (!closed || !jobs.isEmpty()) {
      try {
        batch.add(jobs.take());
      } catch (InterruptedException e) {
        continue;
      }
      LockSupport.parkNanos(next - System.nanoTime());
      jobs.drainTo(batch, MOST - 1);
      long begun = System.nanoTime();
      commit(batch);
      next = batch.size() > 1 ? begun + PACE_NANOS : begun;
      batch.clear();
    }
    session.ifPresent(SqliteWriter::closeQuietly);
  }

  /// An error of the virtual machine is no reason to leave everybody waiting for ever.
  private void commit(List<Job<?>> batch) {
    try {
      Session open = session.orElseGet(() -> Session.open(url));
      session = Optional.of(open);
      open.handle.begin();
      var answers = new ArrayList<Runnable>();
      batch.forEach(job -> answers.add(job.run(open)));
      open.handle.commit();
      answers.forEach(Runnable::run);
    } catch (RuntimeException | Error e) {
      LOG.atError().setCause(e).log("{} writes failed", batch.size());
      batch.forEach(job -> job.done.completeExceptionally(e));
      rollBack();
    }
  }

  private void rollBack() {
    try {
      session.map(Session::handle).filter(Handle::isInTransaction).ifPresent(Handle::rollback);
    } catch (RuntimeException | Error e) {
      LOG.atError().setCause(e).log("roll-back failed: connecting anew");
      session.ifPresent(SqliteWriter::closeQuietly);
      session = Optional.empty();
    }
  }

  private static void closeQuietly(Session open) {
    try {
      open.close();
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).log("connection not closed");
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
  }
}
