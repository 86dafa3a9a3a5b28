package loggia.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.server.common.Config;
import loggia.server.common.Metrics;
import loggia.server.table.AutoPlayer;
import loggia.server.table.BotRunner;
import loggia.server.table.LastAddresses;
import loggia.server.table.NewTable;
import loggia.server.table.Pace;
import loggia.server.table.Status;
import loggia.server.table.TableListener;
import loggia.server.table.TableScheduler;
import loggia.server.table.TableSeat;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;

/// A process that exists to be killed: the server without its doors, with bots at several tables.
/// Whatever it tells, it prints: those lines must have been stored.
final class ServerToKill {
  private static final int TABLES = 4;
  private static final int REHEARSED = 60;

  private ServerToKill() {}

  public static void main(String[] args) throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler(
        (_, problem) -> {
          problem.printStackTrace();
          Runtime.getRuntime().halt(1);
        });
    var settings = new ArrayList<>(List.of(args).subList(1, args.length));
    boolean rehearsal = settings.remove("rehearse") && settings.remove("yes");
    var enough = new CountDownLatch(rehearsal ? REHEARSED : Integer.MAX_VALUE);
    Config config = TestServer.config(Path.of(args[0]), settings.toArray(new String[0]));
    var metrics = new Metrics();
    var tables = new Tables(Stores.open(config), metrics);
    TableListener printer =
        (before, after, told) -> {
          for (int number = before.number(); number < after.number(); number++) {
            // Half a line, cut off by the kill, must not be taken for a whole one.
            System.out.println("told " + after.id() + " " + number + ";");
            enough.countDown();
          }
          if (after.status() == Status.OVER && before.running()) {
            // There is always something to be killed at.
            Thread.startVirtualThread(() -> keepOpening(tables, after.number()));
          }
          System.out.flush();
        };
    tables.listen(printer);
    var autoPlayer =
        new AutoPlayer(
            tables,
            new BotRunner(config, metrics),
            new LastAddresses(),
            _ -> false,
            config,
            metrics);
    tables.listen(autoPlayer);
    var timers = java.util.concurrent.Executors.newScheduledThreadPool(1);
    var scheduler = new TableScheduler(tables, autoPlayer, config, metrics, timers);
    tables.listen(scheduler);
    scheduler.start(_ -> false, () -> {});
    for (int i = 0; i < TABLES; i++) {
      open(tables, i);
    }
    enough.await();
    System.exit(0);
  }

  /// On a full disk no table can be opened: then as soon as there is room.
  private static void keepOpening(Tables tables, int index) {
    while (true) {
      try {
        open(tables, index);
        return;
      } catch (RuntimeException e) {
        e.printStackTrace();
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
      }
    }
  }

  private static void open(Tables tables, int index) {
    Game<?, ?> game = Games.find("campanile").orElseThrow();
    var tableSeats = new ArrayList<TableSeat>();
    for (int i = 0; i < 2 + index % 2; i++) {
      tableSeats.add(TableSeat.bot("Bot " + i, "apprentice"));
    }
    var newTable =
        new NewTable(
            game.manual().id(),
            game.manual().rules(),
            Map.of("rounds", "5"),
            List.of(),
            Optional.empty(),
            true,
            Pace.RELAXED,
            false,
            true,
            false,
            0,
            tableSeats);
    tables.open(
        newTable.details("victim", Status.WAITING, false, tables.time()), Tokens.id(), List.of());
  }
}
