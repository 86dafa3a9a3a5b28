package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills the process that sends mail between any two of its steps: the decision is stored, the
/// person is claimed and the mail server called, the letter is out, it is answered for, the store
/// knows. In the end every wait there ever was must have had its letter. A second copy, under the
/// same name, may only come from a kill between the mail server's yes and the store's.
///
/// `-Dloggia.kills=500` kills at least so often.
class MailKillTest {
  private static final int KILLS = Integer.getInteger("loggia.kills", 4);

  @TempDir Path folder;

  @Test
  void every_wait_has_its_letter_whenever_the_sender_is_killed_on_the_embedded_store()
      throws Exception {
    kill(folder.resolve("loggia.db").toString());
  }

  @Test
  void every_wait_has_its_letter_whenever_the_sender_is_killed_on_postgresql() throws Exception {
    try (var postgres = EmbeddedPostgres.builder().setDataDirectory(folder.resolve("pg")).start()) {
      kill(postgres.getJdbcUrl("postgres", "postgres"));
    }
  }

  private void kill(String store) throws Exception {
    var random = new SplittableRandom(42);
    var waits = new TreeSet<String>();
    int unsure = 0;
    try (var sink = new MailSink()) {
      for (int i = 0; i < KILLS; i++) {
        int steps = 1 + random.nextInt(12);
        switch (i % 4) {
          case 0 -> run(sink, store, MailSink.Step.CALLED, steps, waits);
          case 1 -> run(sink, store, MailSink.Step.READ, steps, waits);
          case 2 -> {
            run(sink, store, MailSink.Step.ANSWERED, steps, waits);
            unsure++;
          }
          default -> {
            killAfterDecisions(sink, store, steps, waits);
            unsure++;
          }
        }
      }
      sink.watch(_ -> true);
      Process last = start(sink, store, "rest");
      listen(last, waits, Integer.MAX_VALUE);
      assertEquals(0, last.waitFor(), () -> errors());
      var letters = new TreeSet<>(sink.taken());
      assertEquals(waits, letters, "each wait has its letter, and no letter is without its wait");
      int copies = sink.taken().size() - letters.size();
      assertTrue(
          copies <= unsure, copies + " copies after " + unsure + " kills that may cause one");
      assertTrue(letters.size() > KILLS, "the senders got something done");
      System.out.println(
          KILLS + " kills, " + letters.size() + " letters, none lost, " + copies + " copies");
    }
  }

  /// Kills when the mail server has come to this step so many times.
  private void run(MailSink sink, String store, MailSink.Step at, int times, Set<String> waits)
      throws Exception {
    var left = new AtomicInteger(times);
    Process victim = start(sink, store, "play");
    sink.watch(
        step -> {
          boolean now = step == at && left.decrementAndGet() == 0;
          if (now) {
            victim.destroyForcibly().onExit().join();
          }
          return !now;
        });
    listen(victim, waits, Integer.MAX_VALUE);
    assertTrue(left.get() <= 0, this::errors);
  }

  /// Kills as soon as it has told of so many waits, whatever the sender does at that moment.
  private void killAfterDecisions(MailSink sink, String store, int times, Set<String> waits)
      throws Exception {
    sink.watch(_ -> true);
    Process victim = start(sink, store, "play");
    listen(victim, waits, times);
  }

  private Process start(MailSink sink, String store, String what) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx128m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            ServerKiller.classPath(),
            "loggia.server.notice.NotifierToKill",
            store,
            Integer.toString(sink.port()),
            what)
        .redirectError(ProcessBuilder.Redirect.appendTo(folder.resolve("errors.txt").toFile()))
        .start();
  }

  /// Keeps what it tells until it ends, or kills it after so many new lines.
  private static void listen(Process victim, Set<String> waits, int most) throws Exception {
    int before = waits.size();
    try (BufferedReader out = victim.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (line.startsWith("<turn.") && line.endsWith(">;")) {
          waits.add(line.substring(0, line.length() - 1));
        }
        if (waits.size() - before >= most && victim.isAlive()) {
          victim.destroyForcibly();
        }
      }
    } catch (IOException e) {
      // The pipe of a killed process may break.
      victim.destroyForcibly();
    }
    victim.onExit().join();
  }

  private String errors() {
    try {
      return Files.readString(folder.resolve("errors.txt"));
    } catch (IOException e) {
      return e.toString();
    }
  }
}
