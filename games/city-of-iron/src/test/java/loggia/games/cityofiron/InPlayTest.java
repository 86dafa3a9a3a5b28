package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import loggia.kernel.Manual;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;

class InPlayTest {
  private static List<String> ids(int seats, Map<String, String> options) {
    var setup = Setup.of(Table.GAME.manual(), seats, options, List.of(), 7);
    return Table.GAME.components(setup).stream().map(Manual.Component::id).toList();
  }

  @Test
  void the_starting_land_and_the_towns_of_the_expansion_stay_in_the_box() {
    assertFalse(ids(4, Map.of()).contains("starting-land"));
    assertFalse(ids(4, Map.of()).contains("solara"));
    assertTrue(ids(4, Map.of("towns", "expansion")).contains("solara"));
    assertTrue(ids(4, Map.of()).contains("imphold"));
  }

  @Test
  void with_fewer_players_buildings_towns_and_lands_stay_in_the_box() {
    assertFalse(ids(2, Map.of()).contains("imphold"));
    assertFalse(ids(2, Map.of()).contains("c5"));
    assertTrue(ids(3, Map.of()).contains("c5"));
    assertTrue(ids(2, Map.of()).size() < ids(3, Map.of()).size());
  }

  @Test
  void a_nation_that_was_not_dealt_stays_in_the_box_with_its_cards() {
    List<String> dealt = ids(2, Map.of());
    List<String> nations = List.of("arc", "cresarians", "hogmen", "toads");
    assertEquals(2, nations.stream().filter(dealt::contains).count());
    assertEquals(dealt.contains("cresarians"), dealt.contains("genius"));
    assertEquals(dealt.contains("hogmen"), dealt.contains("strategist"));
    assertTrue(ids(2, Map.of("pick", "chosen")).containsAll(nations));
    assertFalse(ids(4, Map.of("nations", "plain")).contains("genius"));
  }
}
