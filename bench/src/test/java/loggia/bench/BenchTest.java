package loggia.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import loggia.bench.limit.RollAndWrite;
import loggia.bench.limit.TakeThat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// That every measurement works; what it finds is never judged here.
class BenchTest {
  @TempDir Path folder;

  @Test
  void the_kernel_is_measured_for_every_game_and_written_as_json() throws Exception {
    Path file = folder.resolve("figures.json");
    String report = run(Bench.Part.KERNEL, Optional.of(file));
    for (String game : new String[] {"xii-century", "iron-century", "city-of-iron"}) {
      assertTrue(report.contains(game + ", 4 seats"), report);
    }
    assertTrue(Files.readString(file).contains("\"unit\" : \"decisions/s\""));
  }

  @Test
  void search_greedy_games_nets_and_questions_to_programs_are_measured_for_every_game() {
    String report = run(Bench.Part.BOTS, Optional.empty());
    assertEquals(3, report.lines().filter(line -> line.contains("iterations/s")).count(), report);
    assertEquals(3, report.lines().filter(line -> line.contains("games/s")).count(), report);
    assertEquals(6, report.lines().filter(line -> line.contains("questions/s")).count(), report);
    assertTrue(report.contains("evaluations/s"), report);
  }

  @Test
  void the_answers_of_every_level_that_searches_are_timed_in_every_game() {
    String report = run(Bench.Part.LEVELS, Optional.empty());
    for (String level : new String[] {"assistant", "journeyman", "master"}) {
      assertEquals(3, report.lines().filter(line -> line.contains(", " + level)).count(), report);
    }
  }

  @Test
  void a_limit_plays_the_same_game_for_the_same_seed() {
    assertEquals(new RollAndWrite().play(7), new RollAndWrite().play(7));
    var cards = new TakeThat();
    int first = cards.play(7);
    cards.play(8);
    assertEquals(first, cards.play(7));
    assertTrue(first > 50);
  }

  private static String run(Bench.Part part, Optional<Path> json) {
    var text = new StringWriter();
    Bench.run(part, Effort.SMOKE, ServerWishes.NONE, json, new PrintWriter(text));
    return text.toString();
  }
}
