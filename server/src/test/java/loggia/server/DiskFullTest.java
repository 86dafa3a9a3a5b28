package loggia.server;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The disk fills up under bots that play, and has room again: the server goes on by itself, and
/// nothing told is lost. The disk is a small one in memory that only the server's process has,
/// where the system allows that. `-Dloggia.disk.times=20` does it more often.
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class DiskFullTest {
  private static final int TIMES = Integer.getInteger("loggia.disk.times", 2);
  private static final int BLOCK = 64 * 1024;

  @TempDir Path folder;

  @Test
  void a_full_disk_loses_nothing_and_a_freed_one_is_played_on_at_once() throws Exception {
    assumeTrue(mayMount(), "this system lets nobody have a small disk: no disk was filled");
    Path disk = Files.createDirectory(folder.resolve("disk"));
    var told = ConcurrentHashMap.<String>newKeySet();
    var killer = new ServerKiller(Files.createDirectory(folder.resolve("killer")));
    Path errors = folder.resolve("errors");
    var mounted =
        List.of(
            "unshare",
            "-rm",
            "sh",
            "-c",
            "mount -t tmpfs -o size=16m tmpfs " + disk + " && exec \"$@\"",
            "sh");
    var victim = new Victim(killer, mounted, disk, List.of(), errors, told);
    Path seen = Path.of("/proc/" + victim.pid() + "/root" + disk);
    try {
      for (int i = 0; i < TIMES; i++) {
        awaitMore(told, errors);
        Path filler = seen.resolve("filler");
        fill(filler);
        assertTrue(victim.isAlive(), () -> "a full disk ended the server: " + tail(errors));
        Files.delete(filler);
      }
      awaitMore(told, errors);
      copy(seen, folder.resolve("copy"), victim);
    } finally {
      victim.kill();
    }
    assertTrue(
        Files.readString(errors).contains("SQLITE_FULL"), () -> "never full: " + tail(errors));
    KillTest.check(TestServer.config(folder.resolve("copy")), new HashSet<>(told));
    System.out.println(
        TIMES + " times full, " + told.size() + " decisions told, none lost; it played on");
  }

  private static boolean mayMount() {
    try {
      return new ProcessBuilder("unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt")
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Waits until something more is told.
  private static void awaitMore(java.util.Set<String> told, Path errors)
      throws IOException, InterruptedException {
    int before = told.size();
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
    while (told.size() < before + 20) {
      assertTrue(System.nanoTime() < end, () -> "it does not go on: " + tail(errors));
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  private static String tail(Path errors) {
    try {
      String all = Files.readString(errors);
      return all.substring(Math.max(0, all.length() - 3000));
    } catch (IOException e) {
      return e.toString();
    }
  }

  /// Writes until there is no room, and stays for a moment so.
  private static void fill(Path filler) throws IOException, InterruptedException {
    byte[] block = new byte[BLOCK];
    try (var out = Files.newOutputStream(filler)) {
      while (true) {
        out.write(block);
      }
    } catch (IOException full) {
      TimeUnit.MILLISECONDS.sleep(1500);
    }
  }

  /// What is on the disk once nobody writes any more.
  private static void copy(Path seen, Path to, Victim victim) throws Exception {
    Files.createDirectories(to);
    new ProcessBuilder("kill", "-STOP", Long.toString(victim.pid())).start().waitFor();
    try (var files = Files.list(seen)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, to.resolve(file.getFileName().toString()));
      }
    }
  }
}
