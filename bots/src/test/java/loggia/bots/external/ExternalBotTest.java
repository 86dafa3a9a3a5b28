package loggia.bots.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import loggia.bots.BotFailure;
import loggia.bots.Contender;
import loggia.bots.chests.Chests;
import loggia.bots.registry.Bots;
import loggia.bots.series.Series;
import loggia.bots.series.SeriesRun;
import loggia.bots.series.VariantCounts;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExternalBotTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "bots");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private static final Optional<Contender> NOBODY = Optional.empty();
  private static final Optional<Contender> STAND_IN = Optional.of(Bots.parse("random"));

  @TempDir private Path folder;

  @Test
  void the_example_in_Python_plays_without_a_failure() {
    assumeTrue(runs("python3", "--version"), "python3 is not installed");
    playsTen("python3", EXAMPLES.resolve("random_bot.py").toString());
  }

  @Test
  void the_example_in_JavaScript_plays_without_a_failure() {
    assumeTrue(runs("node", "--version"), "node is not installed");
    playsTen("node", EXAMPLES.resolve("random_bot.js").toString());
  }

  @Test
  void the_example_in_Java_plays_without_a_failure() {
    playsTen(JAVA, EXAMPLES.resolve("ShortWordsBot.java").toString());
  }

  @Test
  void every_example_is_shorter_than_sixty_lines() throws IOException {
    for (String name : List.of("random_bot.py", "random_bot.js", "ShortWordsBot.java")) {
      assertTrue(Files.readAllLines(EXAMPLES.resolve(name)).size() < 60, name);
    }
  }

  @Test
  void a_program_that_is_not_there_is_no_bot() {
    var contender = contender(Duration.ofSeconds(30), STAND_IN, "no-such-program-anywhere");
    var error = assertThrows(BotFailure.class, contender::prepare);
    assertTrue(String.valueOf(error.getMessage()).contains("cannot be started"), error.toString());
  }

  @Test
  void a_program_that_ends_before_it_is_ready_is_no_bot() {
    var contender = contender(Duration.ofSeconds(30), STAND_IN, JAVA, "--version");
    var error = assertThrows(BotFailure.class, contender::prepare);
    assertTrue(String.valueOf(error.getMessage()).contains("has ended"), error.toString());
  }

  @Test
  void a_program_that_crashes_has_failed_and_its_games_count_for_nobody() throws IOException {
    String bot = program("case \"choose\" -> System.exit(3);");
    VariantCounts counts = play(2, contender(Duration.ofSeconds(30), NOBODY, JAVA, bot));
    assertEquals(0, counts.games());
    assertEquals(Map.of("has ended", 2L), counts.seats().getFirst().failures());
  }

  @Test
  void a_program_that_ends_and_leaves_another_behind_has_ended() {
    assumeTrue(runs("sh", "-c", "true"), "there is no shell");
    String bot = "sleep 60 & read hello; echo ready; read newgame; read choose; exit 3";
    VariantCounts counts = play(1, contender(Duration.ofSeconds(30), NOBODY, "sh", "-c", bot));
    assertEquals(Map.of("has ended", 1L), counts.seats().getFirst().failures());
  }

  @Test
  void a_program_that_ends_at_once_is_not_waited_for_until_what_it_started_ends()
      throws IOException {
    assumeTrue(runs("sh", "-c", "true"), "there is no shell");
    Path there = folder.resolve("helper-is-there");
    String helper = "(sleep 20; rm -f " + there + ") & exit 3";
    for (String before : List.of("", "read hello; echo ready; read newgame; read choose; ")) {
      Files.writeString(there, "");
      var contender = contender(Duration.ofSeconds(30), NOBODY, "sh", "-c", before + helper);
      if (before.isEmpty()) {
        assertThrows(BotFailure.class, contender::prepare);
      } else {
        var failures = play(1, contender).seats().getFirst().failures();
        assertEquals(Map.of("has ended", 1L), failures);
      }
      assertTrue(Files.exists(there), "it was waited for");
    }
  }

  @Test
  void what_a_program_says_beside_its_answers_does_no_harm() throws IOException {
    String bot =
        program(
            "case \"choose\" -> IO.println(\"info \" + \"x\".repeat(50_000) + \"\\n"
                + "\\n"
                + "moves\\n"
                + "move safe\");");
    assertEquals(1, play(1, contender(Duration.ofSeconds(30), NOBODY, JAVA, bot)).games());
  }

  @Test
  void a_move_that_is_none_is_a_failure_that_says_which() throws IOException {
    String bot = program("case \"choose\" -> IO.println(\"move open 17\");");
    VariantCounts counts = play(1, contender(Duration.ofSeconds(30), NOBODY, JAVA, bot));
    assertEquals(
        Map.of("answered 'open 17', which is not among its moves", 1L),
        counts.seats().getFirst().failures());
  }

  @Test
  void a_program_that_is_late_has_failed() throws IOException {
    String bot = program("case \"choose\" -> Thread.sleep(60_000);");
    VariantCounts counts = play(1, contender(Duration.ofMillis(100), NOBODY, JAVA, bot));
    assertEquals(Map.of("gave no answer within 100 ms", 1L), counts.seats().getFirst().failures());
  }

  @Test
  void who_stands_in_plays_the_match_to_its_end_and_it_is_said() throws IOException {
    String bot = program("case \"choose\" -> System.exit(3);");
    VariantCounts counts = play(1, contender(Duration.ofSeconds(30), STAND_IN, JAVA, bot));
    assertEquals(1, counts.games());
    assertEquals(
        Map.of("has ended", 3L, "is not asked again in this match", 2L),
        counts.seats().getFirst().standIns());
  }

  /// Everything that a program was told in one match, by itself.
  private List<String> told(String hello) throws IOException {
    Path heard = folder.resolve("heard.txt");
    String keep =
        """
        java.nio.file.Files.writeString(java.nio.file.Path.of("%s"), line + "\\n",
            java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.APPEND);
        """
            .formatted(heard);
    String bot =
        program(
            "case \"newgame\", \"endgame\" -> { %s }\ncase \"choose\" -> { %s IO.println(\"move safe\"); }"
                .formatted(keep, keep),
            hello);
    assertEquals(1, play(1, contender(Duration.ofSeconds(30), NOBODY, JAVA, bot)).games());
    return Files.readAllLines(heard);
  }

  @Test
  void a_program_that_asks_for_version_2_is_told_options_events_and_the_end() throws IOException {
    List<String> told = told("protocol 2\\nready");
    String begin = told.getFirst();
    assertTrue(begin.contains("\"protocol\":2,\"options\":{\"pay\":\"3\"}"), begin);
    assertTrue(told.get(1).contains("\"events\":[]"), told.get(1));
    String opened = "{\"event\":\"opened\",\"seat\":1,\"chest\":0,\"found\":false}";
    assertTrue(told.get(2).contains("\"events\":[" + opened), told.get(2));
    String end = told.getLast();
    assertTrue(end.startsWith("endgame {\"ending\":\"rounds\",\"ranks\":["), end);
    assertTrue(end.contains("\"scores\":[5,"), end);
    assertTrue(end.contains("\"events\":[" + opened), end);
    assertFalse(String.join("", told).contains("seed"), "the deal is nobody's business");
  }

  @Test
  void a_program_of_version_1_is_told_what_it_always_was() throws IOException {
    List<String> told = told("ready");
    assertEquals(
        "newgame {\"game\":\"chests\",\"rules\":1,\"seats\":2,\"seat\":1}", told.getFirst());
    assertEquals(
        "choose {\"seat\":1,\"round\":1,\"ms\":30000,\"moves\":[\"open 1\",\"open 2\",\"open 3\","
            + "\"open 4\",\"safe\"],\"view\":{\"round\":1,\"points\":[0,0],\"own\":-1}}",
        told.get(1));
    assertTrue(told.getLast().startsWith("choose "), told.getLast());
  }

  @Test
  void a_program_is_told_no_more_than_it_wants() throws IOException {
    String question = told("protocol 2 events\\nready").get(1);
    assertFalse(question.contains("view"), question);
  }

  @Test
  void a_program_that_asks_for_what_there_is_not_is_no_bot() throws IOException {
    for (String wish : List.of("protocol 3", "protocol 2 everything")) {
      var contender =
          contender(Duration.ofSeconds(30), NOBODY, JAVA, program("", wish + "\\nready"));
      var error = assertThrows(BotFailure.class, contender::prepare);
      assertTrue(String.valueOf(error.getMessage()).contains("known: "), error.toString());
    }
  }

  @Test
  void who_wants_vectors_of_a_game_without_features_has_failed() throws IOException {
    String bot =
        program("case \"choose\" -> IO.println(\"move safe\");", "protocol 2 vector\\nready");
    VariantCounts counts = play(1, contender(Duration.ofSeconds(30), NOBODY, JAVA, bot));
    assertEquals(
        Map.of("wants a vector, but the game 'chests' has no features", 1L),
        counts.seats().getFirst().failures());
  }

  private String program(String then) throws IOException {
    return program(then, "ready");
  }

  private String program(String then, String hello) throws IOException {
    String source =
        """
        void main() throws Exception {
          for (String line = IO.readln(""); line != null; line = IO.readln("")) {
            switch (line.split(" ", 2)[0]) {
              case "loggia" -> IO.println("%s");
              case "quit" -> System.exit(0);
              %s
              default -> {}
            }
          }
        }
        """
            .formatted(hello, then);
    return Files.writeString(folder.resolve("Program.java"), source).toString();
  }

  private static ExternalContender contender(
      Duration limit, Optional<Contender> standIn, String... command) {
    return new ExternalContender("external", List.of(command), limit, standIn);
  }

  private static void playsTen(String... command) {
    VariantCounts counts = play(10, contender(Duration.ofSeconds(30), NOBODY, command));
    assertEquals(10, counts.games());
  }

  private static VariantCounts play(int games, ExternalContender contender) {
    Setup setup = Setup.of(Chests.GAME.manual(), 2, 3);
    try (contender) {
      var contenders = List.of(contender, Bots.parse("random"));
      var series = Series.of(Chests.GAME, setup, contenders, games);
      return SeriesRun.whole(series).play(1).variants().getFirst();
    }
  }

  private static boolean runs(String... command) {
    try {
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor(20, TimeUnit.SECONDS);
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
