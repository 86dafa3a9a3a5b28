package loggia.server.coach;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import loggia.bots.coach.Effort;
import loggia.server.common.Config;
import loggia.server.common.LowPriority;
import loggia.server.common.Metrics;
import loggia.server.store.AnalysisRow;
import loggia.server.store.AnalysisStore;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Analyses finished games, one after the other, on one thread of the lowest priority that gives
/// way to bots for whom people wait. What is asked for stands in the store: a restart loses
/// nothing, and of several nodes one takes it, by a lease that it renews while it is at work.
public final class Analyst implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Analyst.class);

  /// Another node may have been asked, or have gone.
  private static final long ROUND_SECONDS = 5;

  private final Tables tables;
  private final AnalysisStore store;
  private final Runnable calm;
  private final Metrics metrics;
  private final Effort effort;
  private final String worker = Tokens.id();
  private final Semaphore asked = new Semaphore(0);
  private final Thread thread;
  private volatile boolean closed;
  private volatile boolean unfinished;

  /// @param calm returns as soon as nobody who plays would be slowed
  public Analyst(Tables tables, Runnable calm, Config config, Metrics metrics) {
    this.tables = tables;
    this.store = tables.store();
    this.calm = calm;
    this.metrics = metrics;
    effort =
        Effort.USUAL
            .withWorlds(config.number("coach.worlds"))
            .withTime(Duration.ofSeconds(config.number("coach.seconds")))
            .withThreads(1);
    thread = Thread.ofPlatform().name("loggia-coach").daemon().unstarted(this::run);
  }

  public void start() {
    if (effort.worlds() > 0) {
      thread.start();
    }
  }

  /// Something was asked for.
  public void wake() {
    asked.release();
  }

  private void run() {
    while (!closed) {
      try {
        Optional<AnalysisRow> next = store.claim(worker, tables.time(), lease());
        if (next.isPresent()) {
          unfinished = true;
          analyse(next.get());
          unfinished = closed;
        } else {
          pause();
        }
      } catch (RuntimeException | Error e) {
        if (!closed) {
          LOG.atWarn().setCause(e).log("analyses interrupted");
          pause();
        }
      }
    }
  }

  private long lease() {
    return tables.time() + AnalysisWork.LEASE;
  }

  private void pause() {
    try {
      if (asked.tryAcquire(ROUND_SECONDS, TimeUnit.SECONDS)) {
        asked.drainPermits();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      closed = true;
    }
  }

  /// Where a system heeds priorities, it comes last; [#calm] is what all can rely on.
  private void analyse(AnalysisRow row) {
    LowPriority.take();
    try {
      new AnalysisWork(tables, row, calm, () -> closed).run(effort);
      metrics.analyses.increment();
    } catch (CancellationException e) {
      LOG.atInfo().addKeyValue("table", row.table()).log("analysis: {}", e.getMessage());
    } catch (RuntimeException | Error e) {
      if (!closed) {
        metrics.analysisFailures.increment();
        LOG.atError().addKeyValue("table", row.table()).setCause(e).log("analysis failed");
        store.keep(row.known(AnalysisRow.FAILED, row.total(), ""));
      }
    }
  }

  /// What is not finished is taken up again, here or elsewhere.
  @Override
  public void close() {
    closed = true;
    asked.release();
    try {
      thread.join(TimeUnit.SECONDS.toMillis(ROUND_SECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (unfinished) {
      release();
    }
  }

  private void release() {
    try {
      store.release(worker);
    } catch (RuntimeException e) {
      // Others take it up when its lease runs out.
      LOG.atInfo().log("analysis not given back: {}", e.getMessage());
    }
  }
}
