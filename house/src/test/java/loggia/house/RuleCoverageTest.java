package loggia.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Gathers what the games' tests noted about the rules they prove, and writes the page about it.
class RuleCoverageTest {
  private static final Path PAGE = House.ROOT.resolve("docs/rules-coverage.md");

  @Test
  void every_rule_of_every_game_is_proved_by_a_test() throws IOException {
    List<Path> games = House.games().stream().filter(RuleCoverageTest::isWritten).toList();
    assertEquals(
        List.of(),
        games.stream().filter(game -> !Files.exists(notes(game))).map(House::name).toList(),
        "games without target/rule-coverage.tsv: run their tests first, as ./check does");
    List<RuleCoverage> coverage = games.stream().map(RuleCoverageTest::read).toList();
    assertEquals(
        List.of(),
        coverage.stream().flatMap(game -> game.unproved().stream()).toList(),
        "rules without a test");
    if (!coverage.isEmpty()) {
      write(RuleCoverage.page(coverage));
    }
  }

  /// A game that nobody can find is not there yet.
  private static boolean isWritten(Path game) {
    return Files.exists(game.resolve("src/main/resources/META-INF/services/loggia.kernel.Game"));
  }

  private static Path notes(Path game) {
    return game.resolve("target/rule-coverage.tsv");
  }

  private static RuleCoverage read(Path game) {
    return RuleCoverage.of(game.getFileName().toString(), House.read(notes(game)));
  }

  private static void write(String page) throws IOException {
    if (!Files.exists(PAGE) || !Files.readString(PAGE).equals(page)) {
      Files.writeString(PAGE, page);
    }
  }
}
