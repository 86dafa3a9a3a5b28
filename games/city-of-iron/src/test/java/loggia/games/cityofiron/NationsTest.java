package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class NationsTest {
  @Rule("COI-100")
  @Test
  void arcs_military_district_has_2_spaces() {
    String position = "seats=2 1.nation=arc 2.nation=toads 1.cities=start:;b>start:";
    assertEquals(7, Build.spaces(Table.at(position).state(), 0, 0));
    assertEquals(6, Build.spaces(Table.at("nations=plain " + position).state(), 0, 0));
  }

  @Rule("COI-100")
  @Test
  void arc_moves_buildings_for_a_coin_each_before_its_action() {
    var table =
        Table.at(
            "seats=2 1.nation=arc 2.nation=toads 1.coins=2"
                + " 1.cities=start:a1,a9;a@amber-shore:;b@red-dunes:b3");
    table.play(1, "shift");
    assertEquals(List.of("city start"), table.moves(1));
    table.play(1, "city start", "which a1", "city a");
    assertEquals(List.of("a1"), table.city(1, City.A));
    assertEquals(1, table.player(1).coins);
    assertEquals(3, table.good(1, Good.TURNIPS));
    table.play(1, "shift", "city start", "which a9");
    assertEquals(List.of("city a", "city b"), table.moves(1));
    table.play(1, "city b");
    assertEquals(new CoiReason.TooFewCoins(1, 0, "COI-100"), table.refusal(1, "shift"));
    table.play(1, "tax");
  }

  @Rule("COI-100")
  @Test
  void a_building_moves_only_where_there_is_room_and_its_land() {
    var full =
        Table.at("seats=2 1.nation=arc 2.nation=toads 1.cities=start:a5;c@burnt-ridge:b3,b5");
    assertEquals(new CoiReason.NothingToShift(), full.refusal(1, "shift"));
    var other = Table.at("seats=2 1.nation=toads 2.nation=arc 1.cities=start:a1;a@amber-shore:");
    assertEquals(new CoiReason.OnlyArc(), other.refusal(1, "shift"));
  }

  @Rule("COI-101")
  @Test
  void the_cresarian_scholar_costs_no_coin_and_the_genius_gives_2_science() {
    String hand = "1.hand=scholar,soldier 1.coins=0";
    Table.at("seats=2 1.nation=cresarians 2.nation=arc " + hand)
        .play(1, "play scholar", "pay soldier")
        .has(1, 0, 1);
    assertFalse(
        Table.at("nations=plain seats=2 1.nation=cresarians 2.nation=arc " + hand)
            .allows(1, "play scholar"));
    Table.at("seats=2 1.nation=cresarians 2.nation=arc 1.hand=genius,machinist")
        .play(1, "play genius", "pay machinist")
        .has(1, 7, 2);
  }

  @Rule("COI-102")
  @Test
  void the_strategist_draws_two_military_cards_as_a_free_action() {
    var table =
        Table.at(
            "seats=2 1.nation=hogmen 2.nation=arc 1.hand=strategist"
                + " 1.military=gunslinger,soldier;");
    table.play(1, "play strategist", "confirm");
    assertEquals(List.of("soldier", "gunslinger"), table.hand(1));
    assertEquals(Step.ACTION, table.state().step);
    assertEquals(0, table.state().actor());
  }

  @Rule("COI-102")
  @Test
  void the_gunslinger_attacks_with_2() {
    var table =
        Table.at(
            "seats=2 1.nation=hogmen 2.nation=arc open=beastbelly towns=expansion"
                + " 1.hand=gunslinger,soldier,inventor,cartographer");
    table.play(1, "attack", "town beastbelly", "fight gunslinger", "fight soldier");
    assertEquals(List.of("fight inventor"), table.moves(1));
    table.play(1, "fight inventor");
    assertEquals(List.of("pay cartographer"), table.moves(1));
  }

  @Rule("COI-103")
  @Test
  void the_fixer_gives_2_coins() {
    Table.at("seats=2 1.nation=toads 2.nation=arc 1.hand=fixer,soldier")
        .play(1, "play fixer", "pay soldier")
        .has(1, 9, 0);
  }
}
