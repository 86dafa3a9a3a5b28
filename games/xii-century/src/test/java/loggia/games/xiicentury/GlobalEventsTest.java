package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobalEventsTest {
  /// The town at the beginning of round 7, after that round's event.
  private static Table strike(String event, String town) {
    return Table.spent("round 6 track 7 " + event + " chance 5 " + town).play("done");
  }

  @Test
  @Rule({"XII-15", "XII-21"})
  void fire_halves_stone_houses_rounded_down() {
    strike("fire", "town pop 2 food 1 houses 7").has("town pop 2 houses 3");
  }

  @Test
  @Rule("XII-15")
  void during_a_fire_nobody_attracts_people_special_ones_included() {
    String town = " town pop 10 prior monastery bishop supply 9";
    Table fire = Table.at("round 7 track 7 fire dice 1 2 3 4" + town).play("die 1");
    assertEquals(
        "XII-15: While the fire rages nobody can be attracted: Master builder.",
        fire.why("attract master-builder"));
    assertFalse(fire.offers("attract witch a"));
    assertTrue(fire.offers("build court a"));
    Table before = Table.at("round 6 track 7 fire dice 1 2 3 4" + town).play("die 1");
    assertTrue(before.offers("attract master-builder"));
    assertTrue(before.offers("attract witch a"));
  }

  @Test
  @Rule({"XII-16", "XII-32"})
  void plague_halves_the_population_and_clamps_what_it_bounds() {
    strike("plague", "town pop 10 food 5 farms 8").has("town pop 5 food 4 farms 5");
    strike("plague", "town pop 9 food 5 men 9 knights 9").has("town pop 4 men 4 knights 4");
  }

  @Test
  @Rule({"XII-17", "XII-21"})
  void famine_takes_three_of_the_population_but_no_farms_beyond_the_bound() {
    strike("famine", "town pop 10 food 5 farms 8").has("town pop 7 food 4 farms 7");
    strike("famine", "town pop 2 food 1").has("town");
  }

  @Test
  @Rule("XII-17")
  void in_a_famine_the_farms_yield_nothing() {
    Table.spent("round 7 track 7 famine town pop 8 food 4 farms 8")
        .play("done")
        .has("town pop 8 farms 8");
    Table.spent("round 7 track 8 famine town pop 8 food 4 farms 6 granary a")
        .play("done")
        .has("town pop 8 food 3 farms 6 granary a");
  }

  @Test
  @Rule("XII-18")
  void civil_war_halves_men_and_knights() {
    strike("civil-war", "town pop 9 food 5 men 9 knights 5").has("town pop 9 men 4 knights 2");
  }

  @Test
  @Rule("XII-19")
  void outlaws_plunder_a_town_whose_pow_is_below_five_times_the_round() {
    strike("outlaws", "town pop 10 food 9 farms 8 men 3 knights 3")
        .has("town pop 10 food 3 farms 3");
    strike("outlaws", "town pop 10 food 5 farms 3 men 3").has("town pop 10");
  }

  @Test
  @Rule("XII-19")
  void against_outlaws_walls_barbican_castle_people_and_mercenaries_count() {
    String strong =
        "town pop 10 men 3 mercenaries 2 army-chief walls barbican castle a"; // 3+6+3+10+10+20
    Table.spent("round 9 track 10 outlaws " + strong.replace("men 3", "food 5 men 3"))
        .play("done")
        .has(strong);
    String weak = strong.replace("castle a", "castle b");
    assertEquals(
        0,
        Table.spent("round 9 track 10 outlaws " + weak.replace("men 3", "food 5 men 3"))
            .play("done")
            .town()
            .men());
  }

  @ParameterizedTest
  @Rule("XII-19")
  @CsvSource({"1,false", "2,false", "3,true", "6,true"})
  void four_men_roll_a_die_against_outlaws(int die, boolean holds) {
    long chance = Table.chance(die);
    Table table =
        Table.spent("round 1 track 2 outlaws chance " + chance + " town pop 8 food 4 men 7")
            .play("done"); // 7 and the die against 10
    assertEquals(holds ? 7 : 0, table.town().men());
  }

  @Test
  @Rule({"XII-20", "XII-21"})
  void a_water_storm_halves_the_farms() {
    strike("water-storm", "town pop 9 food 5 farms 7").has("town pop 9 food 3 farms 3");
  }
}
