package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class PerksTest {
  private static List<Integer> dice(Table table) {
    long dice = table.state().dice;
    return List.of(
        Dice.value(dice, 0), Dice.value(dice, 1), Dice.value(dice, 2), Dice.value(dice, 3));
  }

  @Test
  @Rule("XII-41")
  void sheriff_a_raises_one_die_a_turn() {
    Table table = Table.at("dice 1 2 3 6 town sheriff a").play("raise 3");
    assertEquals(List.of(1, 2, 4, 6), dice(table));
    assertEquals("XII-41: This perk was used this turn already: Sheriff.", table.why("raise 1"));
    assertFalse(Table.at("dice 1 2 3 6 town sheriff a").moves().contains("raise 6"));
    assertEquals(
        "XII-41: The town does not have this perk: Sheriff, perk A.",
        Table.at("dice 1 2 3 6 town sheriff b").why("raise 1"));
  }

  @Test
  @Rule("XII-41")
  void sheriff_b_lowers_by_one_or_two_but_not_below_one() {
    Table table = Table.at("dice 1 2 5 6 town sheriff b");
    var lower = table.moves().stream().filter(m -> m.startsWith("lower")).toList();
    assertEquals(List.of("lower 2 1", "lower 5 1", "lower 6 1", "lower 5 2", "lower 6 2"), lower);
    assertEquals(List.of(1, 2, 3, 6), dice(table.play("lower 5 2")));
  }

  @Test
  @Rule("XII-41")
  void a_shared_die_stays_changed_for_later_players_of_the_round() {
    Table table = Table.at("dice 5 2 3 3 town pop 1 food 9 sheriff a town").play("raise 2");
    assertEquals(List.of(5, 3), dice(table).subList(0, 2));
    table.play("die 5, save, die 3, influence quarry, die 3, influence forest");
    table.play("die 3, increase farms, done");
    assertEquals(1, table.state().active());
    assertEquals(List.of(5, 3), dice(table).subList(0, 2));
  }

  @Test
  @Rule("XII-41")
  void shared_dice_may_become_equal() {
    assertEquals(
        List.of(3, 3), dice(Table.at("dice 2 3 1 1 town sheriff a").play("raise 2")).subList(0, 2));
  }

  @Test
  @Rule("XII-41")
  void of_an_own_and_a_shared_die_that_show_the_same_either_can_be_changed() {
    String position = "dice 4 2 4 1 town sheriff a";
    assertEquals(List.of(4, 2, 5, 1), dice(Table.at(position).play("raise 4")));
    assertEquals(List.of(5, 2, 4, 1), dice(Table.at(position).play("raise shared 4")));
    assertEquals(0b0100, Dice.spent(Table.at(position).play("die 4").state().dice));
    assertEquals(0b0001, Dice.spent(Table.at(position).play("shared 4").state().dice));
    assertTrue(Table.at(position).moves().contains("shared 4"));
    assertFalse(Table.at("dice 4 2 4 1 town").moves().contains("shared 4"));
  }

  @Test
  @Rule("XII-41")
  void a_spent_die_is_not_changed() {
    Table table = Table.at("dice 1 2 3 6 town sheriff a").play("die 3, save");
    assertFalse(table.offers("raise 3"));
  }

  @Test
  @Rule("XII-41")
  void court_a_makes_a_two_a_four_once_a_turn() {
    Table table = Table.at("dice 2 2 3 6 town court a").play("double 2");
    assertEquals(List.of(4, 2, 3, 6), dice(table));
    assertFalse(table.offers("double 2"));
  }

  @Test
  @Rule("XII-41")
  void court_b_rolls_a_low_die_again() {
    String position = "dice 1 4 3 6 chance " + Table.chance(5) + " town court b";
    assertFalse(Table.at(position).moves().contains("reroll 4"));
    Table table = Table.at(position).play("reroll 3");
    assertEquals(List.of(1, 4, 5, 6), dice(table));
    assertFalse(table.offers("reroll 1"));
    assertFalse(table.match().mayUndo(Seat.ONE));
  }

  @Test
  @Rule("XII-42")
  void no_perk_works_on_a_die_from_the_reserve() {
    Table table = Table.at("dice 6 6 6 6 town pop 10 sheriff a court a miller b witch a mill a");
    assertTrue(table.moves().stream().noneMatch(m -> m.matches("(raise|double|split).*[2345]")));
    table.play("reserve 2, increase food");
    assertEquals(2, table.town().food());
    Table twice = Table.at("dice 1 4 3 6 town pop 9 witch a").play("die 3, increase food");
    assertFalse(twice.play("reserve 2").offers("increase food"));
  }

  @Test
  @Rule("XII-42")
  void miller_b_makes_a_rolled_two_count_as_four_for_food() {
    Table.at("dice 1 2 3 6 town pop 10 miller b mill a")
        .play("die 2, increase food")
        .has("town pop 10 food 4 miller b mill a");
    Table.at("dice 1 2 3 6 town pop 10 miller b mill a")
        .play("die 2, increase supply")
        .has("town pop 10 supply 2 miller b mill a");
  }

  @Test
  @Rule("XII-43")
  void witch_b_splits_a_die_over_two_different_assets() {
    Table table = Table.at("dice 5 6 1 1 town pop 3 witch b").play("split 5");
    assertEquals(List.of("part 1", "part 2", "part 3", "part 4"), table.moves());
    table.play("part 2, increase food");
    assertEquals(
        "XII-43: A part of a split die can only increase an asset.", table.why("influence quarry"));
    assertEquals(
        List.of("increase population", "increase supply", "increase farms"), table.moves());
    table.play("increase supply").has("town pop 3 food 2 supply 3 witch b");
    assertEquals("XII-43: This perk was used this turn already: Witch.", table.why("split 6"));
    table.play("die 6, influence quarry, die 1, save, die 1, save, done");
  }

  @Test
  @Rule({"XII-43", "XII-53"})
  void a_part_of_the_highest_die_is_lower_than_it_and_counts_in_full() {
    Table.at("dice 6 2 1 1 town pop 9 witch b")
        .play("split 6, part 4, increase farms, increase supply")
        .has("town pop 9 supply 2 farms 4 witch b");
  }

  @Test
  @Rule({"XII-43", "XII-35"})
  void a_part_of_one_increases_a_special_asset() {
    Table.at("dice 4 6 2 2 town pop 9 food 3 witch b")
        .play("split 4, part 1, increase masons, increase supply")
        .has("town pop 9 food 2 supply 3 masons 1 witch b");
  }

  @Test
  @Rule("XII-43")
  void a_die_is_not_split_where_the_parts_have_not_two_assets_to_go_to() {
    Table table = Table.at("dice 4 6 2 2 used population town witch b");
    assertEquals(
        "XII-43: The two parts (4) would not both find an asset to increase.",
        table.why("split 4"));
    Table two =
        Table.at("dice 2 6 3 3 used population town pop 9 food 1 witch b"); // farms, food, supply
    assertTrue(two.offers("split 2"));
  }

  @Test
  @Rule("XII-43")
  void the_first_part_leaves_the_last_asset_to_the_other() {
    // Only farms are open to a part of 3; a part of 1 could also hire masons.
    String used = "used population food supply men knights ale houses ";
    Table table = Table.at("dice 4 6 2 2 " + used + "town pop 9 food 3 witch b");
    table.play("split 4, part 1");
    assertEquals(List.of("increase masons"), table.moves());
    assertEquals(
        "XII-43: The other part of the die needs farms: the parts go to two different assets.",
        table.why("increase farms"));
    table.play("increase masons, increase farms").has("town pop 9 food 2 farms 3 masons 1 witch b");
  }

  @Test
  @Rule("XII-54")
  void witch_a_lets_two_dice_increase_the_same_asset() {
    Table table = Table.at("dice 1 2 3 6 town pop 9 witch a");
    table.play("die 3, increase food, die 2, increase food").has("town pop 9 food 5 witch a");
    table.play("die 1");
    assertEquals("XII-54: food took two dice this turn already.", table.why("increase food"));
    assertTrue(table.offers("influence quarry"));
    table.play("influence quarry, die 6");
    assertFalse(table.offers("influence quarry"));
  }

  @Test
  @Rule({"XII-17", "XII-50"})
  void granary_a_shields_from_famine_and_b_gives_two_food_a_round() {
    Table.spent("round 6 track 7 famine town pop 10 food 5 granary a")
        .play("done")
        .has("town pop 10 granary a");
    Table.spent("town pop 10 food 5 granary b").play("done").has("town pop 10 food 2 granary b");
  }

  @Test
  @Rule("XII-50")
  void mill_a_gives_a_food_for_three_farms_each_round() {
    Table.spent("town pop 8 food 4 farms 8 mill a")
        .play("done")
        .has("town pop 8 food 6 farms 8 mill a");
  }

  @Test
  @Rule("XII-57")
  void with_miller_a_and_three_bread_nobody_pays_for_the_meal() {
    Table.spent("town pop 9 food 5 bread 3 miller a mill b")
        .play("done")
        .has("town pop 9 food 5 bread 3 miller a mill b");
    Table.spent("town pop 9 food 5 bread 2 miller a mill b")
        .play("done")
        .has("town pop 9 bread 2 miller a mill b");
    Table.spent("town pop 9 food 5 bread 3 miller b mill b")
        .play("done")
        .has("town pop 9 bread 3 miller b mill b");
  }
}
