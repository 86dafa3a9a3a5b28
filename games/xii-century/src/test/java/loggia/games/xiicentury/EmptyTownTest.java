package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// A town of population 0 gains no food and no supply by any way (XII-36).
class EmptyTownTest {
  private static final String PLACES =
      " grassland 6 farmland 11 quarry 10 forest 12 mill a granary b";

  @Test
  @Rule("XII-36")
  void locations_and_granary_give_an_empty_town_nothing_and_ask_it_nothing() {
    Table table = Table.spent("town food 3 supply 3" + PLACES + " town").play("done");
    Table.spent("active 2 town food 3 supply 3" + PLACES + " town")
        .play("done")
        .has(1, "town food 3 supply 3" + PLACES)
        .has(2, "town");
    assertEquals(Seat.TWO, table.state().awaited().first());
  }

  @Test
  @Rule("XII-36")
  void one_inhabitant_is_enough() {
    Table table = Table.spent("active 2 town pop 1 food 3 supply 3" + PLACES + " town pop 0");
    table.play("done").play(1, "bonus food", "bonus supply");
    table.has(1, "town pop 1 food 8 supply 7" + PLACES);
  }

  @Test
  @Rule({"XII-36", "XII-34"})
  void a_monk_keeps_farms_mill_and_locations_going_where_nobody_else_lives() {
    Table.spent("active 2 town farms 4 monks 2 quarry 10 mill a monastery town")
        .play("done")
        .has(1, "town food 3 supply 2 farms 4 monks 2 quarry 10 monastery mill a");
  }

  @Test
  @Rule("XII-36")
  void a_town_that_starves_away_is_not_led_to_its_market() {
    Table starving = Table.spent("town pop 2 supply 9 market town").play("done");
    starving.has(1, "town supply 9 market");
    assertEquals(1, starving.state().active());
    Table fed = Table.spent("town pop 2 food 1 supply 9 market town").play("done");
    assertEquals(Phase.TRADE, fed.state().phase());
  }

  @Test
  @Rule("XII-36")
  void a_trade_in_an_empty_town_is_refused_with_the_rule() {
    Table market = Table.at("phase trade spent 1 2 3 4 town food 5 supply 9 market");
    assertEquals(
        "XII-36: The town lacks what supply needs, so it cannot gain any.",
        market.why("trade food 1"));
    assertFalse(market.offers("trade supply 9"));
  }

  @Test
  @Rule("XII-36")
  void the_view_says_that_an_empty_town_earns_nothing_while_its_influence_stays() {
    var town = Table.at("round 1 town quarry 3").state().view(Seat.ONE).towns().getFirst();
    var quarry = town.locations().get(Location.QUARRY.index());
    assertFalse(quarry.earns());
    assertEquals(3, quarry.influence());
    var settled = Table.at("round 1 town pop 1 quarry 3").state().view(Seat.ONE).towns().getFirst();
    assertTrue(settled.locations().get(Location.QUARRY.index()).earns());
  }

  @Test
  @Rule("XII-36")
  void under_rules_1_empty_towns_harvest_and_trade() {
    var before = Table.GAME.under(1).orElseThrow();
    Table harvest =
        Table.at(
            before.position(
                "dice 1 2 3 4 spent 1 2 3 4 active 2 town farmland 11 quarry 10 granary b town"));
    harvest.play("done").has(1, "town food 4 supply 2 farmland 11 quarry 10 granary b");
    Table market =
        Table.at(before.position("phase trade spent 1 2 3 4 town food 5 supply 9 market"));
    assertTrue(market.offers("trade food 1"));
  }
}
