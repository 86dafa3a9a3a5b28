package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import loggia.kernel.GameRecord;
import loggia.kernel.RecordError;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Finished games, one at least for each way to end, of every version of the rules.
class FixturesTest {
  private static final List<String> NAMES =
      List.of(
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
          "objective-met-castle");

  private static String text(int rules, String name) {
    return Resource.FILES.text("fixtures/rules-" + rules + "/" + name + ".record");
  }

  private static Stream<Arguments> fixtures() {
    return Stream.of(1, 2)
        .flatMap(rules -> NAMES.stream().map(name -> Arguments.arguments(rules, name)));
  }

  @ParameterizedTest
  @Rule({"XII-70", "XII-71", "XII-80", "XII-81"})
  @MethodSource("fixtures")
  void a_finished_game_ends_again_as_it_did(int rules, String name) {
    GameRecord record = GameRecord.read(text(rules, name));
    var match = record.replay(Table.GAME, List.of());
    assertEquals(rules, match.game().manual().rules());
    assertEquals(record.result().orElseThrow(), match.state().result().text());
    String ending = match.state().result().ending();
    assertEquals(name.substring(0, ending.length()), ending);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void every_ending_that_has_a_text_is_among_the_fixtures(int rules) {
    var endings =
        Table.GAME.texts("en").entries().keySet().stream()
            .filter(key -> key.startsWith("ending."))
            .map(key -> key.substring("ending.".length()))
            .collect(Collectors.toSet());
    var seen =
        NAMES.stream()
            .map(name -> GameRecord.read(text(rules, name)).replay(Table.GAME, List.of()))
            .map(match -> match.state().result().ending())
            .collect(Collectors.toSet());
    assertEquals(endings, seen);
  }

  @Test
  @Rule("XII-36")
  void a_game_of_rules_1_would_be_refused_under_rules_2_and_the_other_way_round() {
    String before = text(1, "shared-victory").replace("rules 1", "rules 2");
    assertThrows(RecordError.class, () -> GameRecord.read(before).replay(Table.GAME, List.of()));
    String now = text(2, "shared-victory").replace("rules 2", "rules 1");
    assertThrows(RecordError.class, () -> GameRecord.read(now).replay(Table.GAME, List.of()));
  }
}
