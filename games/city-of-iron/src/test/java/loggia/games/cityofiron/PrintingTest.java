package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Manual;
import loggia.kernel.RecordError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What was played before the cards were changed is still played with the cards it began with.
class PrintingTest {
  private static final String HOGMEN =
      "seats=2 towns=expansion open=beastbelly 1.nation=hogmen 2.nation=arc"
          + " 1.hand=gunslinger,soldier,cartographer";

  private static Game<CoiState, CoiMove> under(int rules) {
    return Table.GAME.under(rules).orElseThrow();
  }

  private static String printed(int rules, String card, String fact) {
    return under(rules).manual().components().stream()
        .filter(component -> component.id().equals(card))
        .map(Manual.Component::facts)
        .map(facts -> facts.get(fact))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void every_version_of_the_rules_answers_for_itself_and_for_the_others() {
    for (int rules = 1; rules <= Table.GAME.manual().rules(); rules++) {
      assertEquals(rules, under(rules).manual().rules());
      assertEquals(rules, under(1).under(rules).orElseThrow().manual().rules());
    }
    assertEquals(Optional.empty(), Table.GAME.under(0));
    assertEquals(Optional.empty(), Table.GAME.under(Table.GAME.manual().rules() + 1));
  }

  @Test
  void what_is_printed_on_a_card_is_that_of_its_rules_in_the_reference_and_in_the_texts() {
    assertEquals("3", printed(1, "gunslinger", "attack"));
    assertEquals("2", printed(2, "gunslinger", "attack"));
    assertEquals("4", printed(1, "b9", "coins"));
    assertEquals("2", printed(2, "b9", "coins"));
    assertEquals("3", printed(3, "b9", "coins"));
    for (String language : List.of("en", "it")) {
      differ(language, "about.gunslinger", 1, 2);
      differ(language, "about.b9", 2, 3);
      differ(language, "option.pick.chosen", 1, 3);
      for (int rules = 1; rules <= 2; rules++) {
        assertEquals(
            under(3).texts(language).entries().keySet(),
            under(rules).texts(language).entries().keySet());
      }
    }
  }

  private static void differ(String language, String key, int one, int other) {
    assertNotEquals(under(one).texts(language).get(key), under(other).texts(language).get(key));
  }

  @Test
  void a_position_is_read_with_the_cards_of_its_rules() {
    assertTrue(new Table(under(1).position(HOGMEN)).allows(1, "attack"));
    assertFalse(new Table(under(2).position(HOGMEN)).allows(1, "attack"));
    assertNotEquals(under(1).position(HOGMEN), under(2).position(HOGMEN));
    assertNotEquals(under(2).position(HOGMEN), under(3).position(HOGMEN));
  }

  @Test
  void a_record_of_rules_1_is_replayed_under_them_and_would_be_refused_under_rules_2() {
    String record = Fixtures.text("fixtures/coins.record");
    var match = GameRecord.read(record).replay(Table.GAME, List.of());
    assertTrue(match.state().over());
    assertEquals(1, match.game().manual().rules());
    String forged = record.replace("rules 1", "rules 2");
    assertThrows(RecordError.class, () -> GameRecord.read(forged).replay(Table.GAME, List.of()));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void a_record_is_replayed_under_its_own_rules_and_would_be_refused_under_others(int rules) {
    String record = Fixtures.text("fixtures/rules-" + rules + ".record");
    var match = GameRecord.read(record).replay(Table.GAME, List.of());
    assertTrue(match.state().over());
    assertEquals(rules, match.game().manual().rules());
    String forged = record.replace("rules " + rules, "rules " + (5 - rules));
    assertThrows(RecordError.class, () -> GameRecord.read(forged).replay(Table.GAME, List.of()));
  }
}
