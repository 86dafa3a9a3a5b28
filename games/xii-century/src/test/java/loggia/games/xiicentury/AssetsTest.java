package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class AssetsTest {
  @Test
  @Rule({"XII-30", "XII-52"})
  void there_are_three_basic_five_advanced_and_four_special_assets() {
    long basic = Asset.ALL.stream().filter(a -> a.rank() == Asset.Rank.BASIC).count();
    long advanced = Asset.ALL.stream().filter(a -> a.rank() == Asset.Rank.ADVANCED).count();
    long special = Asset.ALL.stream().filter(a -> a.rank() == Asset.Rank.SPECIAL).count();
    assertEquals("3 5 4", basic + " " + advanced + " " + special);
  }

  @Test
  @Rule("XII-31")
  void what_goes_past_a_maximum_is_lost() {
    Table.at("dice 5 6 1 1 town pop 7").play("die 5, increase population").has("town pop 10");
    Table.at("dice 5 6 1 1 town pop 3 food 28")
        .play("die 5, increase food")
        .has("town pop 3 food 30");
    Table.at("dice 5 6 1 1 town pop 3 farms 1")
        .play("die 5, increase farms")
        .has("town pop 3 farms 3");
  }

  @Test
  @Rule("XII-31")
  void a_die_may_be_spent_for_nothing() {
    Table.at("dice 5 6 1 1 town pop 10").play("die 5, increase population").has("town pop 10");
    Table.at("dice 5 6 1 1 town").play("die 5, increase farms").has("town");
  }

  @Test
  @Rule("XII-32")
  void men_that_are_paid_take_knights_along() {
    Table.at("dice 5 6 1 1 town pop 9 supply 6 men 5 knights 4")
        .play("die 5, build walls")
        .has("town pop 9 men 2 knights 2 walls");
  }

  @Test
  @Rule("XII-33")
  void who_cannot_pay_for_all_gains_what_can_be_paid_for() {
    Table.at("dice 4 6 1 2 town pop 4 supply 3 master-builder")
        .play("die 4, increase houses")
        .has("town pop 4 houses 3 master-builder");
    Table.at("dice 4 6 1 2 town pop 4 supply 9 houses 8 master-builder")
        .play("die 4, increase houses")
        .has("town pop 4 supply 7 houses 10 master-builder");
    Table.at("dice 4 6 1 2 town pop 4 food 2 tavern")
        .play("die 1, increase bread")
        .has("town pop 4 food 2 tavern");
  }

  @Test
  @Rule("XII-34")
  void a_monk_counts_as_two_population_for_maximums_and_requirements_only() {
    Table.at("dice 6 5 5 1 town pop 10 farms 9 monks 1 monastery")
        .play("die 5, increase farms")
        .has("town pop 10 farms 12 monks 1 monastery");
    assertTrue(
        Table.at("dice 6 5 5 1 town pop 6 monks 2 monastery")
            .play("die 1")
            .offers("attract jongleur a"));
    Table eats = Table.spent("town pop 4 food 9 monks 2 monastery").play("done");
    eats.has("town pop 4 food 7 monks 2 monastery");
    assertEquals(4 + 2 * 2 + 10, Scoring.score(eats.state().sheet(), eats.town()));
    Table.spent("round 6 track 7 plague town pop 4 food 2 farms 8 monks 2 monastery")
        .play("done")
        .has("town pop 2 food 4 farms 6 monks 2 monastery");
  }

  @Test
  @Rule("XII-35")
  void special_assets_take_a_die_of_one() {
    Table table = Table.at("dice 1 2 3 4 town pop 9 food 9 men 5 tavern monastery");
    assertEquals(
        "XII-35: masons takes a die of exactly 1, not 2.",
        Table.at("dice 1 2 3 4 town pop 9").play("die 2").why("increase masons"));
    table.play("die 1, increase masons");
    table.has("town pop 9 food 8 men 5 masons 1 tavern monastery");
  }

  @Test
  @Rule("XII-52")
  void assets_need_what_the_sheet_says() {
    Table bare = Table.at("dice 1 2 3 4 town").play("die 1");
    assertTrue(bare.offers("increase population"));
    assertTrue(bare.offers("increase farms"));
    assertEquals("XII-52: food needs 1 population, the town has 0.", bare.why("increase food"));
    assertFalse(bare.offers("increase supply"));
    assertEquals(
        "XII-52: men-at-arms needs something the town does not have: Blacksmith.",
        bare.why("increase men"));
    assertFalse(bare.offers("increase knights"));
    assertFalse(bare.offers("increase ale"));
    assertFalse(bare.offers("increase houses"));
    assertFalse(bare.offers("increase monks"));
    assertFalse(bare.offers("increase mercenaries"));
    assertFalse(bare.offers("increase masons"));
    assertFalse(bare.offers("increase bread"));
    Table rich =
        Table.at(
                "dice 1 2 3 4 town pop 8 men 5 blacksmith stables brewery master-builder monastery"
                    + " tavern")
            .play("die 1");
    for (Asset asset : Asset.ALL) {
      assertTrue(rich.offers("increase " + asset.id()), asset.id());
    }
  }
}
