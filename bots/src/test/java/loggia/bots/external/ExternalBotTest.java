package loggia.bots.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import loggia.bots.arena.Simulation;
import loggia.bots.arena.Tally;
import loggia.bots.chests.Chests;
import loggia.bots.registry.Bots;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExternalBotTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "bots");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir private Path folder;
  private final List<String> complaints = new ArrayList<>();

  @Test
  void the_example_in_Python_plays_without_a_complaint() {
    assumeTrue(runs("python3", "--version"), "python3 is not installed");
    assertEquals(10, play("python3", EXAMPLES.resolve("random_bot.py").toString()).games());
    assertEquals(List.of(), complaints);
  }

  @Test
  void the_example_in_JavaScript_plays_without_a_complaint() {
    assumeTrue(runs("node", "--version"), "node is not installed");
    assertEquals(10, play("node", EXAMPLES.resolve("random_bot.js").toString()).games());
    assertEquals(List.of(), complaints);
  }

  @Test
  void the_example_in_Java_plays_without_a_complaint() {
    assertEquals(10, play(JAVA, EXAMPLES.resolve("ShortWordsBot.java").toString()).games());
    assertEquals(List.of(), complaints);
  }

  @Test
  void every_example_is_shorter_than_sixty_lines() throws IOException {
    for (String name : List.of("random_bot.py", "random_bot.js", "ShortWordsBot.java")) {
      assertTrue(Files.readAllLines(EXAMPLES.resolve(name)).size() < 60, name);
    }
  }

  @Test
  void a_program_that_is_not_there_is_reported_and_the_fallback_plays() {
    assertEquals(10, play("no-such-program-anywhere").games());
    assertTrue(complaints.getFirst().contains("cannot be started"), complaints.getFirst());
  }

  @Test
  void a_program_that_crashes_three_times_in_a_match_is_not_asked_again() throws IOException {
    String bot = program("case \"choose\" -> System.exit(3);");
    assertEquals(1, play(1, JAVA, bot).games());
    assertEquals(3, complaints.size());
    assertTrue(complaints.getFirst().contains("has ended; random answers instead"));
    assertTrue(complaints.getLast().contains("is not asked again"), complaints.getLast());
  }

  @Test
  void a_move_that_is_none_is_reported_and_the_fallback_plays() throws IOException {
    String bot = program("case \"choose\" -> IO.println(\"move open 17\");");
    assertEquals(1, play(1, JAVA, bot).games());
    assertEquals(5, complaints.size());
    assertTrue(complaints.getFirst().contains("'open 17', which is not among its moves"));
  }

  @Test
  void a_program_that_is_late_is_reported_and_the_fallback_plays() throws IOException {
    String bot = program("case \"choose\" -> Thread.sleep(60_000);");
    var contender = contender(Duration.ofMillis(100), JAVA, bot);
    assertEquals(1, play(1, contender).games());
    assertTrue(complaints.getFirst().contains("gave no answer within 100 ms"));
  }

  private String program(String then) throws IOException {
    String source =
        """
        void main() throws Exception {
          for (String line = IO.readln(""); line != null; line = IO.readln("")) {
            switch (line.split(" ", 2)[0]) {
              case "loggia" -> IO.println("ready");
              case "quit" -> System.exit(0);
              %s
              default -> {}
            }
          }
        }
        """
            .formatted(then);
    return Files.writeString(folder.resolve("Program.java"), source).toString();
  }

  private ExternalContender contender(Duration limit, String... command) {
    return new ExternalContender(
        "outside", List.of(command), limit, Bots.parse("random"), complaints::add);
  }

  private Tally play(String... command) {
    return play(10, command);
  }

  private Tally play(int games, String... command) {
    return play(games, contender(Duration.ofSeconds(30), command));
  }

  private static Tally play(int games, ExternalContender contender) {
    Setup setup = Setup.of(Chests.GAME.manual(), 2, 3);
    try (contender) {
      var contenders = List.of(contender, Bots.parse("random"));
      return new Simulation<>(Chests.GAME, setup, contenders, games).run(1, () -> {});
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
