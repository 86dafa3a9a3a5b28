package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import loggia.kernel.GameRecord;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Finished games, one at least for each way to end.
class FixturesTest {
  private static GameRecord read(String name) {
    return GameRecord.read(Resource.text("fixtures/" + name + ".record"));
  }

  @ParameterizedTest
  @Rule({"XII-70", "XII-71", "XII-80", "XII-81"})
  @ValueSource(
      strings = {
        "victory",
        "victory-five-chosen-events",
        "tie-break",
        "shared-victory",
        "below-range",
        "within-range",
        "above-range",
        "objective-missed",
        "objective-met-merchant",
        "objective-met-miller",
        "objective-met-cathedral",
        "objective-met-castle",
      })
  void a_finished_game_ends_again_as_it_did(String name) {
    GameRecord record = read(name);
    var match = record.replay(Table.GAME, List.of());
    assertEquals(record.result().orElseThrow(), match.state().result().text());
    String ending = match.state().result().ending();
    assertEquals(name.substring(0, ending.length()), ending);
  }

  @Test
  void every_ending_that_has_a_text_is_among_the_fixtures() {
    var endings =
        Table.GAME.texts("en").entries().keySet().stream()
            .filter(key -> key.startsWith("ending."))
            .map(key -> key.substring("ending.".length()))
            .collect(Collectors.toSet());
    var seen =
        List.of(
                "victory",
                "tie-break",
                "shared-victory",
                "below-range",
                "within-range",
                "above-range",
                "objective-missed",
                "objective-met-miller")
            .stream()
            .map(name -> read(name).replay(Table.GAME, List.of()).state().result().ending())
            .collect(Collectors.toSet());
    assertEquals(endings, seen);
  }
}
