package loggia.app.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {
  @TempDir private Path folder;

  private Installation installation() {
    return new Installation(folder).withJdk("25.0.3");
  }

  @Test
  void it_builds_once_and_again_after_an_edit() throws IOException {
    Installation loggia = installation();
    assertTrue(loggia.run("--version").contains("runs build 1 "));
    assertTrue(loggia.run("--version").contains("runs build 1 "));
    loggia.edit();
    assertTrue(loggia.run("--version").contains("runs build 2 "));
  }

  @Test
  void a_build_changes_nothing_under_a_server_that_runs() throws IOException {
    Installation loggia = installation();
    Process server = loggia.start("serve");
    String opened = await(server, "runs build 1 ");
    loggia.edit();
    assertTrue(loggia.run("--version").contains("runs build 2 "));
    assertTrue(Installation.said(server).contains("still build 1"), opened);
  }

  @Test
  void a_server_that_waited_for_a_build_keeps_nobody_waiting() throws IOException {
    Installation loggia = installation();
    loggia.hold();
    Process first = loggia.start("serve");
    Process second = loggia.start("serve");
    loggia.release();
    await(first, "runs build 1 ");
    await(second, "runs build 1 ");
    loggia.edit();
    assertTrue(loggia.run("--version").contains("runs build 2 "), "while both servers are open");
    assertTrue(Installation.said(first).contains("still build 1"));
    assertTrue(Installation.said(second).contains("still build 1"));
  }

  @Test
  void builds_that_nobody_runs_any_more_are_removed() throws IOException {
    Installation loggia = installation();
    Process server = loggia.start("serve");
    await(server, "runs build 1 ");
    for (int build = 2; build <= 3; build++) {
      loggia.edit();
      assertTrue(loggia.run("--version").contains("runs build " + build + " "));
    }
    assertEquals(2, loggia.builds().size(), "the one that runs and the newest");
    Installation.said(server);
    loggia.edit();
    loggia.run("--version");
    assertEquals(1, loggia.builds().size());
  }

  @Test
  void the_newest_jdk_is_taken() {
    Installation loggia = installation().withJdk("25.0.10").withJdk("25").withJdk("99-ea");
    assertTrue(loggia.run("--version").contains("java 25.0.10 runs"));
  }

  @Test
  void a_jdk_that_corrupts_data_is_warned_of_in_one_line_and_runs_without_g1() {
    Installation loggia = new Installation(folder).withJdk("25.0.2");
    loggia.run("--version");
    String said = loggia.run("serve");
    assertTrue(said.startsWith("JDK 25.0.2 in "), said);
    assertTrue(said.contains("JDK-8377811"), said);
    assertTrue(said.lines().skip(1).findFirst().orElse("").contains("UseParallelGC"), said);
    Installation sound = new Installation(folder.resolve("sound")).withJdk("25.0.3");
    assertFalse(sound.run("serve").contains("JDK-8377811"));
  }

  @Test
  void spark_is_fetched_once_and_only_where_somebody_plays_on_it() {
    Installation loggia = installation();
    assertFalse(loggia.run("study", "--games", "5").contains("Spark"));
    String first = loggia.run("study", "--on", "local[*]");
    assertTrue(first.contains("Fetching Apache Spark, once"), first);
    assertTrue(first.contains("/spark/jars/* loggia.app.Loggia study --on local[*]"), first);
    String second = loggia.run("study", "--on=local[2]");
    assertFalse(second.contains("Fetching"), second);
    assertTrue(second.contains("runs build 1 "), second);
  }

  /// The first line that has these words in it.
  private static String await(Process process, String words) throws IOException {
    var reader = process.inputReader();
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      if (line.contains(words)) {
        return line;
      }
    }
    throw new AssertionError("never said: " + words);
  }
}
