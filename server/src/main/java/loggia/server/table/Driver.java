package loggia.server.table;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Seat;
import loggia.server.Config;
import loggia.server.Fault;
import loggia.server.Metrics;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Plays what nobody has to be asked for: bots, standing answers and forced passes. At most one
/// errand at a time runs for a table; when it ends, however it ends, the table is looked at again.
public final class Driver implements Listener {
  private static final Logger LOG = LoggerFactory.getLogger(Driver.class);
  private static final long AFTER_TROUBLE = 1000;

  private final Tables tables;
  private final Thinker thinker;
  private final Metrics metrics;
  private final int forcedPace;
  private final int botPace;
  private volatile boolean closed;

  public Driver(Tables tables, Thinker thinker, Config config, Metrics metrics) {
    this.tables = tables;
    this.thinker = thinker;
    this.metrics = metrics;
    forcedPace = config.number("pace.forced");
    botPace = config.number("pace.bot");
  }

  @Override
  public void changed(Moment before, Moment after, List<LogEntry> told) {
    tables.inMemory(after.id()).ifPresent(this::consider);
  }

  public void consider(Table table) {
    if (closed || !table.driven.compareAndSet(false, true)) {
      return;
    }
    Moment seen = table.peek();
    Optional<Errand> errand = table.errand(seen);
    if (errand.isPresent()) {
      Thread.ofVirtual().name("errand-" + table.id()).start(() -> run(table, seen, errand.get()));
    } else {
      leave(table, seen);
    }
  }

  private void leave(Table table, Moment seen) {
    table.driven.set(false);
    Moment now = table.peek();
    if (now.number() != seen.number() || now.version() != seen.version()) {
      consider(table);
    }
  }

  private void run(Table table, Moment seen, Errand errand) {
    try {
      long began = System.nanoTime();
      Play play = seen.play().orElseThrow();
      String move =
          errand
              .answer()
              .orElseGet(() -> thinker.choose(play.match(), errand.seat(), errand.level()));
      pause(pace(play, errand) - (System.nanoTime() - began) / 1_000_000);
      if (!closed) {
        play(table, play.number(), errand, move);
      }
    } catch (RuntimeException e) {
      LOG.atError().addKeyValue("table", table.id()).setCause(e).log("errand failed");
      pause(AFTER_TROUBLE);
    } finally {
      table.driven.set(false);
      consider(table);
    }
  }

  /// The same for everybody, so that the time taken tells nothing of what is held in secret.
  private long pace(Play play, Errand errand) {
    if (errand.answer().isPresent()) {
      return forcedPace;
    }
    long usual = thinker.usualTime(errand.level());
    return usual <= botPace || Forced.publicly(play.state(), errand.seat()) ? botPace : usual;
  }

  private void play(Table table, int number, Errand errand, String move) {
    boolean bot = errand.answer().isEmpty();
    if (bot && !table.peek().company().chair(errand.seat()).playedByServer()) {
      // The person has come back while the bot was thinking.
      return;
    }
    try {
      table.decide(errand.seat(), number, move, "");
    } catch (Fault fault) {
      if (bot && fault.code() == Fault.Code.REFUSED && table.peek().number() == number) {
        fallBack(table, number, errand.seat(), fault);
      }
    }
  }

  /// A table does not wait for a bot that names a move it may not make.
  private void fallBack(Table table, int number, Seat seat, Fault fault) {
    metrics.botFailures.increment();
    LOG.atWarn()
        .addKeyValue("table", table.id())
        .addKeyValue("number", number)
        .addKeyValue("seat", seat.number())
        .log("refused to a bot: {}", fault.getMessage());
    var state = table.peek().play().orElseThrow().state();
    table.decide(seat, number, Thinker.any(state, seat), "");
  }

  private static void pause(long millis) {
    if (millis > 0) {
      try {
        Thread.sleep(millis);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  public void close() {
    closed = true;
  }
}
