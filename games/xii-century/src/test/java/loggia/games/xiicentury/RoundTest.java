package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class RoundTest {
  @Test
  @Rule("XII-50")
  void equal_shared_dice_are_turned_or_rolled_again_by_the_first_player() {
    Table table = Table.at("phase equal dice 3 3 0 0 first 2 town town");
    assertEquals(List.of("turn up", "turn down", "reroll"), table.moves(2));
    assertTrue(table.moves(1).isEmpty());
    table.play("turn up");
    assertEquals(3, Dice.value(table.state().dice, 0));
    assertEquals(4, Dice.value(table.state().dice, 1));
    assertEquals(Phase.PICK, table.state().phase());
    assertEquals(1, table.state().active());
  }

  @Test
  @Rule("XII-50")
  void a_die_is_not_turned_past_one_or_six() {
    assertEquals(List.of("turn up", "reroll"), Table.at("phase equal dice 1 1 0 0 town").moves());
    Table six = Table.at("phase equal dice 6 6 0 0 town");
    assertEquals("XII-50: A die of 6 cannot be turned that way.", six.why("turn up"));
  }

  @Test
  @Rule("XII-50")
  void rolling_again_goes_on_until_the_shared_dice_differ() {
    long chance = Table.chance(5, 5, 2, 4, 1, 6);
    Table table = Table.at("phase equal dice 3 3 0 0 chance " + chance + " town").play("reroll");
    assertEquals(Phase.EQUAL, table.state().phase());
    table.play("reroll");
    assertEquals(Phase.PICK, table.state().phase());
    assertEquals("dice 2 4 1 6", table.state().text().replaceAll(".*(dice [0-9 ]*[0-9]).*", "$1"));
  }

  @Test
  @Rule("XII-50")
  void turns_go_round_from_the_first_player_and_the_last_is_first_next() {
    Table table = Table.spent("round 3 first 2 active 2 town town town").play("done");
    assertEquals(2, table.state().active());
    Table last = Table.spent("round 3 first 2 active 1 town town town").play("done");
    assertEquals(4, last.state().round());
    assertEquals(0, Clock.first(last.state().clock));
    assertEquals(0, last.state().active());
  }

  @Test
  @Rule("XII-50")
  void farms_yield_a_food_for_two_rounded_down() {
    Table.spent("town pop 5 food 3 farms 5").play("done").has("town pop 5 food 2 farms 5");
  }

  @Test
  @Rule("XII-50")
  void farms_yield_after_the_kings_war() {
    Table table = Table.spent("active 2 town pop 8 food 4 farms 4 men 2 town").play("done");
    assertEquals(Phase.WAR, table.state().phase());
    assertEquals(4, table.town(1).food());
    assertEquals(6, table.play("avoid").town(1).food());
  }

  @Test
  @Rule({"XII-50", "XII-46"})
  void locations_with_enough_influence_give_their_bonus_each_round() {
    Table.spent("round 3 town pop 1 food 1 farmland 5 quarry 3")
        .play("done")
        .has("town pop 1 food 2 supply 2 farmland 5 quarry 3");
    Table.spent("round 4 town pop 1 food 1 farmland 4 quarry 6")
        .play("done")
        .has("town pop 1 farmland 4 quarry 6");
  }

  @Test
  @Rule("XII-50")
  void grassland_and_forest_let_choose_between_food_and_supply() {
    Table table = Table.spent("round 2 town pop 1 food 1 grassland 2 forest 4").play("done");
    assertEquals(List.of("bonus food", "bonus supply"), table.moves());
    table.play("bonus supply, bonus food").has("town pop 1 food 2 supply 1 grassland 2 forest 4");
    assertEquals(3, table.state().round());
  }

  @Test
  @Rule("XII-50")
  void bonuses_are_chosen_by_all_at_once() {
    Table table =
        Table.spent("round 1 first 2 active 1 town pop 2 food 1 grassland 1 town pop 2 forest 4")
            .play("done");
    assertEquals(Seats.all(2), table.state().awaited());
    table.play(2, "bonus food").play(1, "bonus food");
    assertEquals(2, table.town(2).food());
    assertEquals(1, table.town(1).food());
    assertFalse(table.match().mayUndo(Seat.ONE));
  }

  @Test
  @Rule("XII-80")
  void alone_one_is_always_first() {
    Table table = Table.spent("round 3 town").play("done");
    assertEquals(0, Clock.first(table.state().clock));
  }
}
