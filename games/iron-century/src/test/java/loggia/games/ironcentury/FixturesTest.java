package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import loggia.kernel.GameRecord;
import loggia.kernel.Result;
import loggia.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A finished game for each way to end. The name of a record says the edition, the ending, and what
/// decided it.
class FixturesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "en-check",
        "en-pair",
        "en-run-out-by-cultures",
        "en-run-out-by-cultures-in-pairs",
        "en-run-out-by-characters",
        "en-draw",
        "it-check",
        "it-pair",
        "it-run-out-by-characters",
        "it-run-out-by-characters-in-pairs",
        "it-run-out-by-bastions",
        "it-run-out-by-objects",
        "it-run-out-by-hand",
        "it-draw"
      })
  @Rule({"IC-10", "IC-14", "IC-61"})
  void a_game_that_was_finished_under_rules_1_replays_to_its_result(String name) {
    replay(1, name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "en-check-with-interjection",
        "en-pair",
        "en-run-out-by-cultures-with-interjection",
        "en-run-out-by-cultures-in-pairs",
        "en-run-out-by-cultures-after-a-still-round",
        "en-run-out-by-characters-with-interjection",
        "en-draw",
        "en-draw-after-a-still-round",
        "it-check-with-interjection",
        "it-pair-with-interjection",
        "it-run-out-by-characters-with-interjection",
        "it-run-out-by-characters-in-pairs",
        "it-run-out-by-bastions-with-interjection",
        "it-run-out-by-objects-with-interjection",
        "it-run-out-by-hand-with-interjection",
        "it-draw"
      })
  @Rule({"IC-10", "IC-14", "IC-15", "IC-40", "IC-61"})
  void a_game_that_was_finished_under_rules_2_replays_to_its_result(String name) {
    replay(2, name);
  }

  private static void replay(int rules, String name) {
    var record = GameRecord.read(read("rules-" + rules + "/" + name));
    assertEquals(rules, record.rules());
    var match = record.replay(new IronCentury(), List.of());
    assertEquals(rules, match.game().manual().rules());
    var end = match.state();
    assertTrue(end.over());
    Result result = end.result();
    assertEquals(record.result().orElseThrow(), result.text());
    assertTrue(name.startsWith(record.options().get("edition") + "-" + result.ending()), name);
    if (name.contains("-by-")) {
      assertEquals(
          name.replaceAll(".*-by-([a-z]+).*", "$1"), decidedBy(result), () -> result.toString());
    }
    assertEquals(name.endsWith("-after-a-still-round"), end.stock.dry == end.seats());
  }

  /// The first line in which the winners have more than the next.
  private static String decidedBy(Result result) {
    var standings = new ArrayList<>(result.standings());
    standings.sort(Comparator.comparingInt(Result.Standing::rank));
    Result.Standing first = standings.getFirst();
    Result.Standing next = standings.stream().filter(s -> s.rank() > 1).findFirst().orElseThrow();
    for (int i = 0; first.score() == next.score() && i < first.tieBreaks().size(); i++) {
      if (first.tieBreaks().get(i).points() != next.tieBreaks().get(i).points()) {
        return first.tieBreaks().get(i).key();
      }
    }
    return first.lines().getFirst().key();
  }

  private static String read(String name) {
    try (var file = FixturesTest.class.getResourceAsStream("fixtures/" + name + ".record")) {
      assertNotNull(file, name);
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
