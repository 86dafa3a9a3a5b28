package loggia.server.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import loggia.kernel.Seat;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Plays what nobody has to be asked for: bots, standing answers and forced passes. At most one
/// move at a time is under way for a table; when it ends, however it ends, the table is looked at
/// again.
public final class AutoPlayer implements TableListener {
  private static final Logger LOG = LoggerFactory.getLogger(AutoPlayer.class);
  private static final long AFTER_TROUBLE = 1000;

  /// Who has looked at a table so lately waits there, connected or not.
  private static final long LATELY = 60_000;

  private final Tables tables;
  private final BotRunner bots;
  private final LastAddresses addresses;
  private final Predicate<String> watched;
  private final Metrics metrics;
  private final AnswerPace pace;
  private volatile boolean closed;

  /// @param watched whether somebody is connected to a table
  public AutoPlayer(
      Tables tables,
      BotRunner bots,
      LastAddresses addresses,
      Predicate<String> watched,
      Config config,
      Metrics metrics) {
    this.tables = tables;
    this.bots = bots;
    this.addresses = addresses;
    this.watched = watched;
    this.metrics = metrics;
    pace = new AnswerPace(config);
    tables.listenToPasses(pace::passed);
  }

  @Override
  public void changed(Snapshot before, Snapshot after, List<LogEntry> told) {
    tables.inMemory(after.id()).ifPresent(this::consider);
  }

  public void consider(Table table) {
    if (closed || !table.autoPlaying.compareAndSet(false, true)) {
      return;
    }
    Snapshot seen = table.peek();
    Optional<ServerMove> serverMove = table.serverMove(seen);
    if (serverMove.isPresent()) {
      Thread.ofVirtual()
          .name("auto-play-" + table.id())
          .start(() -> run(table, seen, serverMove.get()));
    } else {
      leave(table, seen);
    }
  }

  private void leave(Table table, Snapshot seen) {
    table.autoPlaying.set(false);
    Snapshot now = table.peek();
    if (now.number() != seen.number() || now.version() != seen.version()) {
      consider(table);
    }
  }

  private void run(Table table, Snapshot seen, ServerMove serverMove) {
    try {
      long began = System.nanoTime();
      Play play = seen.play().orElseThrow();
      String move = serverMove.answer().orElseGet(() -> choose(table, seen, play, serverMove));
      pause(pace.least(seen, play, serverMove) - (System.nanoTime() - began) / 1_000_000);
      if (!closed) {
        play(table, play.number(), serverMove, move);
      }
    } catch (RuntimeException | Error e) {
      LOG.atError().addKeyValue("table", table.id()).setCause(e).log("move of the server failed");
      pause(AFTER_TROUBLE);
    } finally {
      table.autoPlaying.set(false);
      consider(table);
    }
  }

  private String choose(Table table, Snapshot seen, Play play, ServerMove serverMove) {
    String owner = seen.details().owner();
    var asker = new BotQueue.Asker(addresses.of(owner), owner, urgency(table, seen));
    Seat seat = serverMove.seat();
    var turn = new BotTurn(table.id(), play.number(), play.match(), seat, serverMove.level());
    return bots.choose(asker, turn, () -> AnswerPace.mayBeQuick(seen, play, seat));
  }

  private BotQueue.Urgency urgency(Table table, Snapshot seen) {
    boolean looked = watched.test(table.id()) || tables.time() - table.touched < LATELY;
    boolean people = seen.details().seats().stream().anyMatch(seat -> !seat.playedByServer());
    if (people && looked) {
      return BotQueue.Urgency.PERSON_WAITS;
    }
    return people || looked ? BotQueue.Urgency.WATCHED : BotQueue.Urgency.UNWATCHED;
  }

  private void play(Table table, int number, ServerMove serverMove, String move) {
    boolean bot = serverMove.answer().isEmpty();
    if (bot && !table.peek().details().seat(serverMove.seat()).playedByServer()) {
      // The person has come back while the bot was thinking.
      return;
    }
    try {
      table.play(serverMove.seat(), number, move);
    } catch (Fault fault) {
      if (bot && fault.code() == Fault.Code.REFUSED && table.peek().number() == number) {
        fallBack(table, number, serverMove.seat(), fault);
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
    table.play(seat, number, BotRunner.any(state, seat));
  }

  private static void pause(long millis) {
    BotClock.REAL.pause(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  public void close() {
    closed = true;
  }
}
