package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AssetsTest {
  private static final String RICH =
      "dice 4 2 1 3 town pop 6 food 9 supply 9 men 5 blacksmith stables brewery master-builder"
          + " monastery tavern";

  private static int gain(String die, String asset) {
    Asset grown = Asset.ALL.stream().filter(each -> each.id().equals(asset)).findFirst().get();
    Table table = Table.at(asset.equals("masons") ? RICH.replace("pop 6", "pop 8") : RICH);
    int before = table.town().amount(grown);
    return table.play(die + ", increase " + asset).town().amount(grown) - before;
  }

  @ParameterizedTest
  @Rule({"XII-30", "XII-53"})
  @ValueSource(strings = {"population", "food", "supply"})
  void a_basic_asset_takes_the_highest_die_in_full(String asset) {
    assertEquals(4, gain("die 4", asset));
    assertEquals(3, gain("die 3", asset));
  }

  @ParameterizedTest
  @Rule({"XII-30", "XII-53"})
  @ValueSource(strings = {"farms", "men", "knights", "ale", "houses"})
  void an_advanced_asset_takes_the_highest_die_less_one(String asset) {
    int room = asset.equals("men") ? 1 : 3;
    assertEquals(Math.min(3, room), gain("die 4", asset));
    assertEquals(Math.min(2, room), gain("die 2", asset));
  }

  @ParameterizedTest
  @Rule({"XII-30", "XII-35"})
  @ValueSource(strings = {"monks", "mercenaries", "masons", "bread"})
  void a_special_asset_takes_nothing_but_a_one(String asset) {
    assertEquals(1, gain("die 1", asset));
    Table table = Table.at(RICH.replace("pop 6", "pop 8")).play("die 4");
    assertEquals("XII-35", table.refusal("increase " + asset).rule());
  }

  @Test
  @Rule("XII-30")
  void there_are_no_other_assets_and_everybody_sees_what_kind_they_are() {
    var assets = Table.at("town").state().view(Seat.ONE).towns().getFirst().assets();
    assertEquals(
        "basic population, basic food, basic supply, advanced farms, advanced men, advanced"
            + " knights, advanced ale, advanced houses, special monks, special mercenaries, special"
            + " masons, special bread",
        assets.stream()
            .map(asset -> asset.rank() + " " + asset.id())
            .collect(Collectors.joining(", ")));
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
