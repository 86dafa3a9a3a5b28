package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class TurnTest {
  @Test
  @Rule({"XII-51", "XII-52", "XII-56"})
  void the_first_turn_of_the_rulebook() {
    Table.at("dice 5 6 3 1 town town")
        .play("die 6, increase population, die 3, increase food, die 1, attract master-builder")
        .play("die 5, increase supply, reserve 3, influence quarry, done")
        .has(1, "town pop 6 supply 5 quarry 3 reserve 2 4 5 crossed 1 master-builder");
  }

  @Test
  @Rule("XII-51")
  void equal_dice_are_one_move_and_any_order_is_allowed() {
    assertEquals(
        List.of("die 3", "die 5", "reserve 2", "reserve 3", "reserve 4", "reserve 5"),
        Table.at("dice 3 5 3 3 town").moves());
  }

  @Test
  @Rule("XII-51")
  void one_die_from_the_reserve_may_be_used_at_any_moment_of_the_dice() {
    Table table = Table.at("dice 3 5 3 1 town pop 5").play("reserve 4, increase food");
    table.has("town pop 5 food 4 reserve 2 3 5 crossed 1");
    assertEquals(
        "XII-51: A die from the reserve was used this turn already.", table.why("reserve 5"));
    Table last = Table.at("dice 3 5 3 1 spent 1 2 3 4 town pop 5");
    assertTrue(last.offers("reserve 2"));
    assertEquals(
        "XII-51: There is no 6 in the reserve; it holds: 2, 3, 4, 5.", last.why("reserve 6"));
    assertEquals("XII-51: No die that is left to spend shows 3; left: .", last.why("die 3"));
  }

  @Test
  @Rule({"XII-52", "XII-03"})
  void a_die_is_saved_while_the_reserve_has_a_free_slot() {
    Table.at("dice 3 5 3 1 town").play("die 1, save").has("town reserve 1 2 3 4 5");
    Table full = Table.at("dice 3 5 3 1 town reserve 1 1 1 1 2 2 2 2 3 3").play("die 5");
    assertEquals("XII-03: All 10 slots of the reserve have been used.", full.why("save"));
  }

  @Test
  @Rule("XII-03")
  void a_spent_die_leaves_its_slot_crossed_out() {
    Table table = Table.at("dice 3 5 3 1 town crossed 5").play("die 1, save, die 5");
    assertFalse(table.offers("save"));
    assertEquals(0, table.town().freeSlots());
  }

  @Test
  @Rule("XII-53")
  void a_die_of_the_highest_value_counts_one_less_on_an_advanced_asset() {
    Table.at("dice 6 2 3 1 town pop 10").play("die 6, increase farms").has("town pop 10 farms 5");
    Table.at("dice 6 2 3 1 town pop 10").play("die 3, increase farms").has("town pop 10 farms 3");
    Table.at("dice 6 2 3 1 town").play("die 6, increase population").has("town pop 6");
  }

  @Test
  @Rule("XII-53")
  void every_die_of_the_highest_value_is_meant_and_spent_ones_still_compare() {
    Table.at("dice 4 2 4 1 town pop 10 blacksmith")
        .play("die 4, increase farms, die 4, increase men")
        .has("town pop 10 farms 3 men 3 blacksmith");
    Table.at("dice 4 2 3 1 town pop 10")
        .play("die 4, save, die 3, increase farms")
        .has("town pop 10 farms 3 reserve 2 3 4 4 5");
  }

  @Test
  @Rule("XII-53")
  void a_reserve_die_is_never_the_highest() {
    Table.at("dice 3 2 3 1 town pop 10")
        .play("reserve 5, increase farms")
        .has("town pop 10 farms 5 reserve 2 3 4 crossed 1");
  }

  @Test
  @Rule({"XII-53", "XII-41"})
  void the_comparison_is_by_what_the_dice_show_at_that_moment() {
    Table.at("dice 4 2 3 1 town pop 10 sheriff a")
        .play("raise 3, die 4, increase farms")
        .has("town pop 10 farms 3 sheriff a");
  }

  @Test
  @Rule("XII-53")
  void where_all_show_one_an_advanced_asset_gains_nothing() {
    Table.at("dice 1 1 1 1 town pop 10").play("die 1, increase farms").has("town pop 10");
  }

  @Test
  @Rule("XII-54")
  void an_asset_takes_one_die_a_turn_the_reserve_die_too() {
    Table table = Table.at("dice 3 5 3 1 town pop 5").play("reserve 4, increase food, die 3");
    assertEquals("XII-54: food took a die this turn already.", table.why("increase food"));
    assertTrue(table.offers("increase supply"));
  }

  @Test
  @Rule("XII-55")
  void all_four_dice_must_be_spent_and_the_reserve_die_need_not() {
    Table table = Table.at("dice 3 5 3 1 town town").play("die 3, save, die 3, save, die 5, save");
    assertEquals("XII-55: All four dice must be spent; left: 1.", table.why("done"));
    table.play("die 1, save");
    assertTrue(table.offers("done"));
    assertTrue(table.offers("reserve 5"));
    assertEquals(1, table.play("done").state().active());
  }

  @Test
  @Rule("XII-55")
  void a_die_from_the_reserve_is_not_saved_back() {
    assertEquals(
        "XII-55: A die from the reserve cannot be saved again.",
        Table.at("dice 3 5 3 1 town").play("reserve 2").why("save"));
  }

  @Test
  @Rule({"XII-56", "XII-32"})
  void who_cannot_feed_all_keeps_what_can_be_fed() {
    Table.spent("town pop 9 food 4 farms 9 town").play("done").has("town pop 8 farms 8");
    Table.spent("town pop 9 food 6 town").play("done").has("town pop 9 food 1");
    Table.spent("town pop 3 town").play("done").has("town");
  }

  @Test
  @Rule("XII-58")
  void a_market_trades_one_for_one_after_the_meal_within_the_maximums() {
    Table table = Table.spent("town pop 2 food 4 supply 28 market town").play("done");
    assertEquals(Phase.TRADE, table.state().phase());
    assertEquals(
        "XII-58: 3 food are too many: at most 2 can be traded.", table.why("trade food 3"));
    table.play("trade food 2").has("town pop 2 food 1 supply 30 market");
    assertEquals(List.of("done"), table.moves());
    assertEquals(1, table.play("done").state().active());
    Table back =
        Table.spent("town pop 2 food 4 supply 28 market town").play("done, trade supply 27");
    back.has("town pop 2 food 30 supply 1 market");
  }

  @Test
  @Rule("XII-58")
  void without_a_market_or_anything_to_trade_the_turn_just_ends() {
    assertEquals(1, Table.spent("town pop 2 food 4 supply 5 town").play("done").state().active());
    assertEquals(1, Table.spent("town pop 2 food 1 market town").play("done").state().active());
  }

  @Test
  void choices_can_be_taken_back_until_something_is_rolled() {
    Table table =
        Table.at("dice 3 5 3 1 town pop 2 food 9 market town").play("die 3, increase food");
    assertTrue(table.match().mayUndo(Seat.ONE));
    Table traded = Table.spent("town pop 2 food 4 supply 2 market town").play("done, trade food 1");
    assertTrue(traded.match().mayUndo(Seat.ONE));
    assertFalse(traded.play("done").match().mayUndo(Seat.ONE));
  }

  @Test
  void with_a_die_in_hand_everything_on_the_sheet_can_be_pointed_at() {
    XiiState state = Table.at("dice 3 5 3 1 town").play("die 3").state();
    assertEquals(51, state.intents(Seat.ONE).size());
    assertEquals(
        state.moves(Seat.ONE).toList(),
        state.intents(Seat.ONE).subList(0, state.moves(Seat.ONE).size()));
  }
}
