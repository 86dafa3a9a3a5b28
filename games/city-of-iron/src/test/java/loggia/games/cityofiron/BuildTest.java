package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class BuildTest {
  private static final String PLAIN = "nations=plain seats=2 ";

  @Rule("COI-50")
  @Rule("COI-03")
  @Test
  void building_costs_coins_and_science_and_gives_goods_and_income_at_once() {
    var table = Table.at(PLAIN + "row=a6 1.science=1").play(1, "build", "row 1 a6");
    table.has(1, 3, 0);
    assertEquals(3, table.good(1, Good.MOSS));
    assertEquals(3, EndRound.track(table.state(), table.player(1)));
  }

  @Rule("COI-50")
  @Test
  void a_goods_card_raises_income_by_1_whatever_its_number_of_goods() {
    var table = Table.at(PLAIN + "row=a2,a9").play(1, "build", "row 1 a2");
    assertEquals(2, table.good(1, Good.TURNIPS));
    assertEquals(1, table.good(1, Good.SRIKAS));
    assertEquals(3, EndRound.track(table.state(), table.player(1)));
    table.play(2, "build", "row 2 a9");
    assertEquals(2, EndRound.track(table.state(), table.player(2)));
  }

  @Rule("COI-50")
  @Test
  void what_is_missing_is_named_with_its_numbers() {
    var table = Table.at(PLAIN + "row=b5,a5,a6,a1 1.coins=3 1.science=0").play(1, "build");
    assertEquals(List.of("row 4 a1"), table.moves(1));
    assertEquals(new CoiReason.TooFewCoins(4, 3, "COI-50"), table.refusal(1, "row 1 b5"));
    assertEquals(new CoiReason.TooLittleScience(1, 0, "COI-50"), table.refusal(1, "row 2 a5"));
    var rich = Table.at(PLAIN + "row=b5,a1 1.science=2").play(1, "build");
    assertEquals(
        new CoiReason.NoLandOfType(Terrain.DESERT, Building.B5), rich.refusal(1, "row 1 b5"));
  }

  @Rule("COI-50")
  @Test
  void a_goods_building_goes_to_a_city_with_its_land_and_any_other_anywhere() {
    String position = PLAIN + "row=b1,a9 1.science=1 1.cities=start:;a@amber-shore:;b@red-dunes:";
    var docks = Table.at(position).play(1, "build", "row 1 b1");
    assertEquals(List.of("b1"), docks.city(1, City.A));
    var academy = Table.at(position).play(1, "build", "row 2 a9");
    assertEquals(List.of("city start", "city a", "city b"), academy.moves(1));
  }

  @Rule("COI-51")
  @Test
  void science_is_waived_for_a_name_that_stands_in_a_city() {
    String position = PLAIN + "row=b6 1.coins=6 1.cities=start:;a@red-dunes:";
    Table.at(position + "b5").play(1, "build", "row 1 b6").has(1, 0, 0);
    var stored = Table.at(position + " 1.store=b5 1.science=1").play(1, "tax").play(2, "tax");
    assertFalse(stored.allows(1, "build"));
  }

  @Rule("COI-52")
  @Test
  void in_a_full_city_exactly_one_building_makes_room() {
    var table = Table.at(PLAIN + "row=a9 1.cities=start:a1,a1,a3,a5,a7");
    table.play(1, "build", "row 1 a9");
    assertEquals(List.of("which a1", "which a3", "which a5", "which a7"), table.moves(1));
    table.play(1, "which a5").has(1, 2, 0);
    assertEquals(List.of("a1", "a1", "a3", "a7", "a9"), table.city(1, City.START));
    assertEquals(0, table.good(1, Good.MOSS));
    assertEquals(6, EndRound.track(table.state(), table.player(1)));
    assertEquals(1, Row.discards(table.state())[Building.A5.ordinal()]);
  }

  @Rule("COI-52")
  @Test
  void a_city_with_room_destroys_nothing() {
    var table = Table.at(PLAIN + "row=a9 1.cities=start:a1,a1,a3,a5").play(1, "build", "row 1 a9");
    assertEquals(5, table.city(1, City.START).size());
  }

  @Rule("COI-51")
  @Rule("COI-52")
  @Test
  void a_building_replaced_by_one_of_its_name_still_waives_the_science() {
    var table = Table.at(PLAIN + "row=b6 1.coins=6 1.cities=start:;c@red-dunes:b5,b3");
    table.play(1, "build", "row 1 b6", "which b5").has(1, 0, 0);
    assertEquals(List.of("b3", "b6"), table.city(1, City.C));
    assertEquals(3, table.good(1, Good.DEMONS));
  }

  @Rule("COI-53")
  @Test
  void several_buildings_use_one_land() {
    var table = Table.at(PLAIN + "row=a1 1.cities=start:a1,a1,a3").play(1, "build", "row 1 a1");
    assertEquals(9, table.good(1, Good.TURNIPS));
    assertTrue(table.city(1, City.START).size() == 4);
  }

  private static List<Integer> gains(String building) {
    String piles = " 1.citizen=scholar,cartographer; 1.military=captain,soldier; deck=b1,b1,b1,b1";
    String city = building.isEmpty() ? "" : " 1.cities=start:" + building;
    var table = Table.at(PLAIN + "turn=5 awaited=2" + piles + city);
    int citizens = table.player(1).citizenCards;
    int military = table.player(1).militaryCards;
    table.endRound();
    Player player = table.player(1);
    return List.of(
            player.science,
            citizens - player.citizenCards,
            military - player.militaryCards,
            player.coins - 7,
            EndRound.track(table.state(), player))
        .stream()
        .map(Number::intValue)
        .toList();
  }

  @Rule("COI-54")
  @Test
  void each_effect_is_given_once_for_each_building_and_coins_are_no_goods_income() {
    assertEquals(List.of(0, 1, 0, 2, 2), gains(""));
    assertEquals(List.of(1, 1, 0, 2, 2), gains("a9"));
    assertEquals(List.of(2, 1, 0, 2, 2), gains("a9,a9"));
    assertEquals(List.of(0, 1, 1, 3, 2), gains("a10"));
    assertEquals(List.of(0, 2, 0, 3, 2), gains("a11"));
    assertEquals(List.of(0, 2, 0, 4, 2), gains("b9"));
    assertEquals(List.of(1, 2, 0, 2, 2), gains("b10"));
    assertEquals(List.of(0, 1, 2, 3, 2), gains("b11"));
    assertEquals(List.of(0, 1, 0, 2, 2), gains("c5"));
    assertEquals(List.of(0, 1, 0, 4, 3), gains("a1"));
  }

  @Rule("COI-54")
  @Test
  void buildings_give_science_cards_and_coins_at_end_round() {
    var table =
        Table.at(
            PLAIN
                + "1.cities=start:a9,b9,b10,b11 1.military=captain,soldier; "
                + "1.citizen=scholar,cartographer; 1.hand=mayor turn=5 2.cities=start:");
    assertEquals(2 + 2 + 1, table.income(1));
    table.endRound();
    table.has(1, 7 + 5, 2);
    assertEquals(List.of("scholar", "cartographer", "mayor", "soldier", "captain"), table.hand(1));
  }
}
