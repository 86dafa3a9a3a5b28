package loggia.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two nodes with bots on one PostgreSQL database, while at random nodes are paused and killed, the
/// database is paused and restarted, and connections to it are cut. Whatever anybody was told must
/// be there in the end. `-Dloggia.chaos.seconds=600` goes on for longer.
class ChaosTest {
  private static final int SECONDS = Integer.getInteger("loggia.chaos.seconds", 12);

  @TempDir Path folder;
  private final SplittableRandom random = new SplittableRandom(7);
  private final List<Victim> victims = new ArrayList<>();
  private EmbeddedPostgres postgres;

  @BeforeEach
  void open() throws IOException {
    postgres = database(0);
  }

  @AfterEach
  void close() throws IOException {
    victims.forEach(Victim::kill);
    postgres.close();
  }

  @Test
  void nothing_told_is_lost_whatever_is_paused_killed_restarted_or_cut() throws Exception {
    var told = ConcurrentHashMap.<String>newKeySet();
    var settings =
        List.of("store", postgres.getJdbcUrl("postgres", "postgres"), "store.user", "postgres");
    var killer = new ServerKiller(Files.createDirectory(folder.resolve("killer")));
    for (int i = 0; i < 2; i++) {
      Path data = folder.resolve("node-" + i);
      victims.add(
          new Victim(killer, List.of(), data, settings, folder.resolve("errors-" + i), told));
    }
    int events = 0;
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (System.nanoTime() < end || told.isEmpty()) {
      TimeUnit.MILLISECONDS.sleep(random.nextInt(1500));
      trouble(victims.get(random.nextInt(victims.size())));
      events++;
      for (Victim victim : victims) {
        victim.live();
      }
    }
    victims.forEach(Victim::kill);
    KillTest.check(
        TestServer.config(folder.resolve("check"), settings.toArray(new String[0])),
        new HashSet<>(told));
    System.out.println(events + " troubles, " + told.size() + " decisions told, none lost");
  }

  private EmbeddedPostgres database(int port) throws IOException {
    var builder =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder.resolve("pg"))
            .setCleanDataDirectory(false)
            .setPGStartupWait(Duration.ofMinutes(2));
    return (port == 0 ? builder : builder.setPort(port)).start();
  }

  private void trouble(Victim victim) throws Exception {
    switch (random.nextInt(5)) {
      case 0 -> victim.kill();
      case 1 -> pause(List.of(victim.pid()));
      case 2 -> pause(database());
      case 3 -> cut();
      default -> restart();
    }
  }

  /// The processes of the database.
  private List<Long> database() throws IOException {
    long main = Long.parseLong(Files.readAllLines(folder.resolve("pg/postmaster.pid")).getFirst());
    var all = new ArrayList<>(List.of(main));
    ProcessHandle.of(main).orElseThrow().descendants().forEach(child -> all.add(child.pid()));
    return all;
  }

  private void pause(List<Long> processes) throws IOException, InterruptedException {
    signal("-STOP", processes);
    TimeUnit.MILLISECONDS.sleep(200 + random.nextInt(2000));
    signal("-CONT", processes);
  }

  private static void signal(String signal, List<Long> processes)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("kill", signal));
    processes.forEach(process -> command.add(Long.toString(process)));
    // One of them may have ended by itself.
    assertTrue(new ProcessBuilder(command).start().waitFor() >= 0);
  }

  private void cut() throws SQLException {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
              + " and datname is not null");
    }
  }

  private void restart() throws IOException {
    int port = postgres.getPort();
    postgres.close();
    postgres = database(port);
  }
}
