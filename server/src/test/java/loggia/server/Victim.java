package loggia.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.server.table.Chair;
import loggia.server.table.Driver;
import loggia.server.table.Listener;
import loggia.server.table.Opening;
import loggia.server.table.Pace;
import loggia.server.table.Status;
import loggia.server.table.Tables;
import loggia.server.table.Thinker;
import loggia.server.table.Tokens;
import loggia.server.table.Watch;

/// A process that exists to be killed: the server without its doors, with bots at several tables.
/// Whatever it tells, it prints: those lines must have been stored.
final class Victim {
  private static final int TABLES = 4;
  private static final int REHEARSED = 60;

  private Victim() {}

  public static void main(String[] args) throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler(
        (_, problem) -> {
          problem.printStackTrace();
          Runtime.getRuntime().halt(1);
        });
    var settings = new ArrayList<>(List.of(args).subList(1, args.length));
    boolean rehearsal = settings.remove("rehearse") && settings.remove("yes");
    var enough = new CountDownLatch(rehearsal ? REHEARSED : Integer.MAX_VALUE);
    Config config = House.config(Path.of(args[0]), settings.toArray(new String[0]));
    var metrics = new Metrics();
    var tables = new Tables(Stores.open(config), metrics);
    Listener printer =
        (before, after, told) -> {
          for (int number = before.number(); number < after.number(); number++) {
            // Half a line, cut off by the kill, must not be taken for a whole one.
            System.out.println("told " + after.id() + " " + number + ";");
            enough.countDown();
          }
          if (after.status() == Status.OVER && before.running()) {
            // There is always something to be killed at.
            Thread.startVirtualThread(() -> open(tables, after.number()));
          }
          System.out.flush();
        };
    tables.listen(printer);
    var driver = new Driver(tables, new Thinker(config, metrics), config, metrics);
    tables.listen(driver);
    var timers = java.util.concurrent.Executors.newScheduledThreadPool(1);
    var watch = new Watch(tables, driver, config, metrics, timers);
    tables.listen(watch);
    watch.start(_ -> false, () -> {});
    for (int i = 0; i < TABLES; i++) {
      open(tables, i);
    }
    enough.await();
    System.exit(0);
  }

  private static void open(Tables tables, int index) {
    Game<?, ?> game = Games.find("campanile").orElseThrow();
    var chairs = new ArrayList<Chair>();
    for (int i = 0; i < 2 + index % 2; i++) {
      chairs.add(Chair.bot("Bot " + i, "apprentice"));
    }
    var opening =
        new Opening(
            game.manual().id(),
            game.manual().rules(),
            Map.of("rounds", "5"),
            List.of(),
            Optional.empty(),
            true,
            Pace.RELAXED,
            false,
            true,
            0,
            chairs);
    tables.open(
        opening.company("victim", Status.WAITING, false, tables.time()), Tokens.id(), List.of());
  }
}
