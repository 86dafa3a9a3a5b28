package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.regex.Pattern;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeaturesTest {
  /// Each line: the move, a town that just has what it takes, what is left of it.
  @ParameterizedTest
  @Rule({"XII-52", "XII-40"})
  @CsvSource(
      delimiter = '|',
      value = {
        "attract master-builder|pop 4|pop 4 master-builder",
        "attract blacksmith|pop 4|pop 4 blacksmith",
        "attract merchant|pop 8 houses 5 market|pop 8 houses 5 merchant market",
        "attract butcher|food 15 houses 5 tavern|houses 5 butcher tavern",
        "attract prior|pop 6|pop 6 prior",
        "attract bishop|pop 10 monastery|pop 10 bishop monastery",
        "attract army-chief|pop 10 men 10|pop 10 men 10 army-chief",
        "attract war-hero|pop 10 men 10 reputation 3|pop 10 men 10 reputation 3 war-hero",
        "attract earl|pop 10 men 10 knights 7|pop 10 men 10 knights 7 earl",
        "build church|pop 5 supply 5 master-builder|pop 5 master-builder church",
        "build stables|pop 3 food 4 supply 2 farms 3|pop 3 farms 3 stables",
        "build market|pop 7 food 6 supply 10 farms 5|pop 7 farms 5 market",
        "build tavern|pop 7 food 9 supply 1|pop 7 tavern",
        "build monastery|pop 8 food 9 supply 9 prior|pop 8 prior monastery",
        "build cathedral|supply 25 monks 2 master-builder bishop|monks 2 master-builder bishop"
            + " cathedral",
        "build brewery|pop 9 food 9 supply 1 farms 9 men 5|pop 9 farms 9 men 5 brewery",
        "build walls|pop 3 supply 6 men 3|pop 3 walls",
        "build barbican|pop 5 supply 10 men 5|pop 5 barbican",
        "attract miller a|pop 10 mill a|pop 10 miller a mill a",
        "attract sheriff b|pop 10 men 5|pop 10 men 5 sheriff b",
        "attract witch a|pop 10 bishop|pop 10 bishop witch a",
        "build mill b|pop 7 food 1 supply 4 farms 7|pop 7 farms 7 mill b",
        "build granary a|pop 10 food 9 supply 4|pop 10 food 9 granary a",
        "build court b|pop 10 supply 6|pop 10 court b",
        "build castle a|pop 10 supply 30 men 10 master-builder tavern|pop 10 men 10 master-builder"
            + " tavern castle a",
      })
  void needs_are_checked_and_prices_paid(String move, String before, String after) {
    Feature feature = featureOf(move);
    int die = Math.max(1, Printing.NOW.sheet().line(feature).die());
    String position = "dice 1 2 3 4 town " + before;
    Table.at(position).play("die " + die + ", " + move).has("town " + after);
    // One less of anything, and it is refused.
    String[] words = before.split(" ", -1);
    for (int i = 0; i < words.length; i++) {
      if (words[i].matches("[0-9]+")) {
        String less = " " + words[i - 1] + " " + (Integer.parseInt(words[i]) - 1);
        String poorer = (" " + before).replace(" " + words[i - 1] + " " + words[i], less);
        refuses(move, die, poorer);
      } else if (i == 0 || !words[i].equals("a")) {
        boolean asset = i + 1 < words.length && words[i + 1].matches("[0-9]+");
        if (!asset) {
          refuses(move, die, before.replaceAll("\\b" + words[i] + "( a)?\\b", ""));
        }
      }
    }
  }

  private static void refuses(String move, int die, String town) {
    // A smaller population also bounds farms and men: say them within the bound.
    String fitting = fit(town);
    Table table = Table.at("dice 1 2 3 4 town " + fitting).play("die " + die);
    assertFalse(table.offers(move), move + " with " + fitting);
  }

  private static String fit(String town) {
    var matcher = Pattern.compile("pop ([0-9]+)").matcher(town);
    int bound = matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    bound += town.contains("monks 2") ? 4 : town.contains("monks 1") ? 2 : 0;
    String fitted = town;
    for (String asset : new String[] {"farms", "men", "knights"}) {
      var amount = Pattern.compile("\\b" + asset + " ([0-9]+)").matcher(fitted);
      if (amount.find()) {
        int fits = Math.min(Integer.parseInt(amount.group(1)), bound);
        fitted = fitted.replace(amount.group(), asset + " " + fits);
      }
    }
    return fitted;
  }

  private static Feature featureOf(String move) {
    String id = move.split(" ", -1)[1];
    return Feature.ALL.stream().filter(f -> f.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  @Rule("XII-52")
  void any_die_attracts_and_builds_and_each_comes_once() {
    for (int die = 1; die <= 4; die++) {
      assertTrue(
          Table.at("dice 1 2 3 4 town pop 4").play("die " + die).offers("attract blacksmith"));
    }
    Table.at("town pop 4").play("reserve 5, attract blacksmith");
    assertEquals(
        "XII-52: The town has it already: Blacksmith.",
        Table.at("dice 1 2 3 4 town pop 4 blacksmith").play("die 1").why("attract blacksmith"));
  }

  @Test
  @Rule("XII-52")
  void special_people_and_infrastructures_take_their_exact_die() {
    Table table = Table.at("dice 1 2 3 4 town pop 10 supply 30").play("die 3");
    assertEquals(
        "XII-52: Jongleur takes a die of exactly 1, not 3.", table.why("attract jongleur a"));
    assertEquals("XII-52: Town court takes a die of exactly 1, not 3.", table.why("build court a"));
  }

  @Test
  @Rule("XII-40")
  void losing_what_was_needed_later_loses_nothing() {
    Table.spent("town pop 10 food 1 farms 3 master-builder stables")
        .play("done")
        .has("town pop 2 food 1 farms 2 master-builder stables");
  }

  @Test
  @Rule("XII-40")
  void a_refusal_says_what_is_needed_and_what_is_there() {
    Table table = Table.at("dice 1 2 3 4 town pop 2 food 3 supply 2 farms 2").play("die 4");
    assertEquals("XII-40: Stables needs 3 farms, the town has 2.", table.why("build stables"));
    assertEquals(
        "XII-40: War hero needs 10 men-at-arms, the town has 0.", table.why("attract war-hero"));
    Table fed = Table.at("dice 1 2 3 4 town pop 9 food 3 supply 2 farms 9").play("die 4");
    assertEquals("XII-40: Stables costs 4 food, the town has 3.", fed.why("build stables"));
    assertEquals(
        "XII-40: Monastery needs something the town does not have: Prior.",
        fed.why("build monastery"));
    assertEquals(
        "XII-40: War hero needs reputation 3, the town has 2.",
        Table.at("dice 1 2 3 4 town pop 10 men 10 reputation 2")
            .play("die 4")
            .why("attract war-hero"));
  }

  @Test
  @Rule("XII-44")
  void the_jongleurs_dice_enter_the_reserve_in_order_while_there_is_room() {
    Table.at("dice 1 2 3 4 town pop 10")
        .play("die 1, attract jongleur a")
        .has("town pop 10 reserve 1 2 2 2 3 4 4 5 jongleur a");
    Table.at("dice 1 2 3 4 town pop 10")
        .play("die 1, attract jongleur b")
        .has("town pop 10 reserve 1 1 1 2 3 4 5 5 jongleur b");
    Table.at("dice 1 2 3 4 town pop 10 crossed 4")
        .play("die 1, attract jongleur a")
        .has("town pop 10 reserve 1 2 2 3 4 5 crossed 4 jongleur a");
  }

  @Test
  @Rule("XII-45")
  void masons_lower_the_supply_price_of_every_infrastructure() {
    Table.at("dice 1 2 3 4 town pop 9 supply 4 men 3 masons 2")
        .play("die 4, build walls")
        .has("town pop 9 masons 2 walls");
    Table.at("dice 1 2 3 4 town pop 10 supply 3 masons 3")
        .play("die 1, build court a")
        .has("town pop 10 masons 3 court a");
    assertEquals(
        "XII-45: Town walls costs 4 supply, the town has 3.",
        Table.at("dice 1 2 3 4 town pop 9 supply 3 men 3 masons 2")
            .play("die 4")
            .why("build walls"));
  }

  @Test
  @Rule("XII-45")
  void a_price_never_falls_below_nothing() {
    Table.at("dice 1 2 3 4 town pop 7 food 9 masons 3")
        .play("die 4, build tavern")
        .has("town pop 7 masons 3 tavern");
  }

  @Test
  @Rule("XII-45")
  void with_mill_b_bread_costs_two_food() {
    Table.at("dice 1 2 3 4 town pop 7 food 2 tavern mill b")
        .play("die 1, increase bread")
        .has("town pop 7 bread 1 tavern mill b");
    Table.at("dice 1 2 3 4 town pop 7 food 3 tavern mill a")
        .play("die 1, increase bread")
        .has("town pop 7 bread 1 tavern mill a");
  }

  @Test
  @Rule("XII-46")
  void influence_grows_by_the_die_and_a_location_takes_one_die_a_turn() {
    Table table = Table.at("dice 1 2 3 4 town quarry 3").play("die 4, influence quarry");
    table.has("town quarry 7");
    table.play("die 3");
    assertEquals("XII-46: Quarry took a die this turn already.", table.why("influence quarry"));
    table.play("influence forest").has("town quarry 7 forest 3");
  }
}
