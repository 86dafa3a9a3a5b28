package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;
import loggia.server.table.Play;
import loggia.server.table.Rows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills a real process in the middle of its bot games, again and again. After each time,
/// everything it had told anybody must be stored, and what is stored must be whole.
///
/// A plain build kills for a short while; `-Dloggia.kill.seconds=600` kills for longer.
class KillTest {
  private static final int SECONDS = Integer.getInteger("loggia.kill.seconds", 40);

  @TempDir Path data;

  @Test
  void whatever_was_told_is_there_after_a_kill_on_the_embedded_store() throws Exception {
    kill(List.of(), SECONDS);
    try (var server = House.open(data.resolve("data"));
        var guest = new Client(server.port())) {
      assertEquals(200, guest.get("/health").status());
    }
  }

  @Test
  void whatever_was_told_is_there_after_a_kill_on_postgresql() throws Exception {
    try (var postgres = EmbeddedPostgres.builder().setDataDirectory(data.resolve("pg")).start()) {
      String url = postgres.getJdbcUrl("postgres", "postgres");
      kill(List.of("store", url, "store.user", "postgres"), SECONDS / 3);
    }
  }

  private void kill(List<String> settings, int seconds) throws Exception {
    var random = new SplittableRandom(42);
    var told = new HashSet<String>();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    int kills = 0;
    while (kills < 3 || System.nanoTime() < end) {
      told.addAll(cycle(settings, 1 + random.nextInt(60)));
      kills++;
      check(settings, told);
    }
    assertTrue(told.size() > kills, "the victims got something done");
    System.out.println(kills + " kills, " + told.size() + " decisions told, none lost");
  }

  /// Lets a process tell so many things, then kills it.
  private Set<String> cycle(List<String> settings, int lines) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xshare:auto",
            "-Xmx128m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            classPath(),
            Victim.class.getName(),
            data.resolve("data").toString()));
    command.addAll(settings);
    Path errors = data.resolve("errors.txt");
    Process victim = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    var told = new HashSet<String>();
    try (BufferedReader out = victim.inputReader(StandardCharsets.UTF_8)) {
      String line = out.readLine();
      while (line != null && told.size() < lines) {
        if (line.startsWith("told ")) {
          told.add(line);
        }
        line = out.readLine();
      }
      victim.destroyForcibly();
      // What was already on its way counts as told too.
      while (line != null) {
        if (line.startsWith("told ") && line.split(" ").length == 3) {
          told.add(line);
        }
        line = out.readLine();
      }
    } catch (IOException e) {
      // The pipe of a killed process may break.
      victim.destroyForcibly();
    }
    victim.onExit().join();
    assertTrue(told.size() > 0, () -> "the victim said nothing: " + read(errors));
    return told;
  }

  private static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /// Surefire hides the class path in a jar's manifest and keeps the real one in a property.
  private static String classPath() {
    String own = System.getProperty("surefire.test.class.path");
    String path = own == null ? System.getProperty("java.class.path") : own;
    return java.util.Arrays.stream(path.split(File.pathSeparator))
        .filter(entry -> !entry.contains("playwright"))
        .collect(java.util.stream.Collectors.joining(File.pathSeparator));
  }

  private void check(List<String> settings, Set<String> told) {
    Config config = House.config(data.resolve("data"), settings.toArray(new String[0]));
    try (Store store = Stores.open(config)) {
      var stored = new HashSet<String>();
      for (String id : store.tables()) {
        var row = store.table(id).orElseThrow();
        List<DecisionRow> rows = store.decisions(id, 0);
        for (int i = 0; i < rows.size(); i++) {
          assertEquals(i, rows.get(i).number(), "no gap in " + id);
          stored.add("told " + id + " " + i);
        }
        Play play = Rows.replay(Rows.company(row), rows, Play.Listener.NONE);
        assertEquals(rows.size(), row.summary().number(), "the summary of " + id);
        assertEquals(play.over() ? "over" : "running", row.summary().status());
      }
      var lost = new HashSet<>(told);
      lost.removeAll(stored);
      assertEquals(Set.of(), lost, "told but not stored");
    }
  }
}
