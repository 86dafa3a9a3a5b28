package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;

/// What was played before the prices were changed is still played with those it began with.
class PrintingTest {
  private static Game<XiiState, XiiMove> under(int rules) {
    return Table.GAME.under(rules).orElseThrow();
  }

  private static String price(int rules, String id) {
    return under(rules).manual().components().stream()
        .filter(component -> component.id().equals(id))
        .map(Manual.Component::facts)
        .map(facts -> facts.get("pays"))
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
  void market_and_monastery_cost_what_their_rules_say() {
    assertEquals("food 10, supply 6", price(1, "market"));
    assertEquals("food 6, supply 10", price(2, "market"));
    assertEquals("supply 10", price(1, "monastery"));
    assertEquals("food 9, supply 9", price(2, "monastery"));
    String rich = "dice 5 6 1 2 town pop 8 food 9 supply 10 farms 5 prior";
    Table.at(rich)
        .play("die 1, build market")
        .has("town pop 8 food 3 farms 5 prior market")
        .play("die 2");
    Table.at(rich)
        .play("die 1, build monastery")
        .has("town pop 8 supply 1 farms 5 prior monastery");
    Table before = Table.at(under(1).position(rich)).play("die 1");
    assertFalse(before.offers("build market"));
    before.play("build monastery").has("town pop 8 food 9 farms 5 prior monastery");
  }

  @Test
  void a_position_is_read_with_the_sheet_of_its_rules_and_written_back_so() {
    XiiState before = under(1).position("town pop 1");
    assertEquals(before, under(1).position(before.text()));
    assertFalse(before.equals(under(2).position(before.text())));
    assertFalse(before.text().contains("sheet"));
  }

  @Test
  void only_rules_2_have_the_rule_of_empty_towns() {
    assertFalse(under(1).manual().ruleIds().contains("XII-36"));
    assertTrue(under(2).manual().ruleIds().contains("XII-36"));
  }

  @Test
  void a_first_game_has_no_events() {
    assertEquals(Map.of("difficulty", "very-easy"), Table.GAME.firstGame());
    var setup = Setup.of(Table.GAME.manual(), 1, Table.GAME.firstGame(), List.of(), 7);
    assertEquals(0, Table.GAME.begin(setup).frame.track());
  }
}
