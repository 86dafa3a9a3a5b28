package loggia.server.table;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.common.Config;
import loggia.server.common.Metrics;
import loggia.server.store.Summary;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Stops clocks, wakes tables that wait for the server, and forgets those nobody looks at. What it
/// needs to know of a table that is not in memory stands in the store, so nothing is lost by a
/// restart, and a table is taken up again when its node has gone.
public final class TableScheduler implements TableListener {
  private static final Logger LOG = LoggerFactory.getLogger(TableScheduler.class);
  private static final long ROUND = 5;
  private static final long PATIENCE = 5000;

  private final Tables tables;
  private final AutoPlayer autoPlayer;
  private final Metrics metrics;
  private final ScheduledExecutorService timers;
  private final String level;
  private final long idle;
  private final long kept;
  private final Map<String, ScheduledFuture<?>> clocks = new ConcurrentHashMap<>();
  private volatile Future<?> rounds = CompletableFuture.completedFuture("not begun");
  private volatile long swept;

  public TableScheduler(
      Tables tables,
      AutoPlayer autoPlayer,
      Config config,
      Metrics metrics,
      ScheduledExecutorService timers) {
    this.tables = tables;
    this.autoPlayer = autoPlayer;
    this.metrics = metrics;
    this.timers = timers;
    this.level = config.text("takeover.level");
    this.idle = TimeUnit.MINUTES.toMillis(config.number("idle.minutes"));
    this.kept = TimeUnit.DAYS.toMillis(config.number("keep.days"));
  }

  /// Goes round from now on.
  ///
  /// @param watched whether somebody is connected to a table
  /// @param others what else is to be swept
  public void start(Predicate<String> watched, Runnable others) {
    timers.execute(() -> wake(tables.time()));
    rounds =
        timers.scheduleWithFixedDelay(() -> round(watched, others), ROUND, ROUND, TimeUnit.SECONDS);
  }

  public void close() {
    rounds.cancel(false);
    clocks.values().forEach(clock -> clock.cancel(false));
  }

  private void round(Predicate<String> watched, Runnable others) {
    try {
      others.run();
      wake(tables.time() - PATIENCE);
      tables.forget(tables.time() - idle, watched);
      sweep();
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).log("round failed");
    }
  }

  /// Once an hour.
  private void sweep() {
    long now = tables.time();
    if (now - swept >= TimeUnit.HOURS.toMillis(1)) {
      swept = now;
      tables.store().forget(now - kept);
    }
  }

  /// Tables where the server should have done something by now.
  private void wake(long time) {
    for (String id : tables.store().due(time)) {
      if (tables.isDamaged(id)) {
        continue;
      }
      try {
        tables.find(id).ifPresent(this::look);
      } catch (RuntimeException e) {
        LOG.atWarn().addKeyValue("table", id).setCause(e).log("table cannot go on");
      }
    }
  }

  private void look(Table table) {
    ring(table);
    autoPlayer.consider(table);
  }

  @Override
  public void changed(Snapshot before, Snapshot after, List<LogEntry> told) {
    if (!after.details().settings().pace().ticks() && before.details().start().at() == 0) {
      return;
    }
    long deadline = after.deadline();
    var old =
        deadline == Summary.NEVER
            ? clocks.remove(after.id())
            : clocks.put(after.id(), timer(after.id(), deadline));
    if (old != null) {
      old.cancel(false);
    }
  }

  private ScheduledFuture<?> timer(String id, long deadline) {
    long wait = Math.max(1, deadline - tables.time() + 1);
    return timers.schedule(
        () -> tables.inMemory(id).ifPresent(this::ring), wait, TimeUnit.MILLISECONDS);
  }

  /// The time has come that something was to happen at.
  private void ring(Table table) {
    if (table.peek().status() == Status.WAITING) {
      table.change(details -> details.called(tables.time()));
    } else {
      stopClocks(table);
    }
  }

  /// Whoever has run out of time is played for by a bot from now on.
  private void stopClocks(Table table) {
    Seats late = Clocks.overrun(table.peek(), tables.time());
    if (late.isEmpty()) {
      return;
    }
    table.change(
        details -> {
          TableDetails changed = details;
          for (Seat seat : Clocks.overrun(table.peek(), tables.time())) {
            changed = changed.with(seat, tableSeat -> tableSeat.takenOver(level));
            metrics.takeOvers.increment();
          }
          return changed;
        });
  }
}
