package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class CitiesTest {
  private static final String PLAIN = "nations=plain seats=2 ";

  @Rule("COI-60")
  @Test
  void a_token_is_used_once_as_a_city_or_as_a_district() {
    var table = Table.at(PLAIN + "1.hand=mayor,engineer 1.cities=start:;a@red-dunes:;c>start:");
    table.play(1, "play mayor");
    assertEquals(List.of("token b"), table.moves(1));
    assertEquals(new CoiReason.TokenUsed(City.A), table.refusal(1, "token a"));
    table.play(1, "token b", "city a", "pay engineer", "bury mayor");
    assertEquals(0, table.player(1).freeTokens());
    assertEquals(4, Build.spaces(table.state(), 0, City.A.ordinal()));
    assertEquals(7, Build.spaces(table.state(), 0, City.START.ordinal()));
  }

  @Rule("COI-61")
  @Test
  void green_delta_is_settled_with_a_ship_and_four_distance() {
    var table =
        Table.at(PLAIN + "1.hand=explorer,scout-ship,cartographer,captain")
            .play(1, "play explorer");
    table.play(1, "land green-delta", "token a");
    table.play(1, "pay scout-ship", "pay cartographer", "pay captain");
    table.play(1, "bury explorer", "bury cartographer");
    assertEquals(Land.GREEN_DELTA.ordinal(), table.player(1).token(City.A));
    assertEquals(0, table.state().board.lands & 1 << Land.GREEN_DELTA.ordinal());
    assertEquals(2, Effects.citizenDraws(table.player(1).effects));
    assertEquals(
        List.of("explorer", "cartographer", "scout-ship"), table.pile(1, CardKind.CITIZEN, false));
  }

  @Rule("COI-61")
  @Test
  void a_land_is_taken_with_its_distance_and_its_own_kind_of_vehicle() {
    var table = Table.at(PLAIN + "1.hand=explorer,scout-ship,captain,magician");
    table.play(1, "play explorer");
    assertEquals(
        List.of("land amber-shore", "land red-dunes", "land burnt-ridge", "land green-delta"),
        table.moves(1));
    assertEquals(new CoiReason.NeedsVehicle(Vehicle.AIRSHIP), table.refusal(1, "land cloudspire"));
    var near = Table.at(PLAIN + "1.hand=explorer,scout-ship");
    assertEquals(new CoiReason.NoEffect(Card.EXPLORER), near.refusal(1, "play explorer"));
  }

  @Rule("COI-61")
  @Test
  void the_vehicle_asked_for_is_never_idle() {
    var table = Table.at(PLAIN + "1.hand=explorer,cloud-skimmer,wyvern-ship,magician,captain");
    table.play(1, "play explorer", "land hanging-wilds", "token c");
    assertEquals(
        List.of("pay cloud-skimmer", "pay wyvern-ship", "pay captain", "pay magician"),
        table.moves(1));
    table.play(1, "pay wyvern-ship");
    assertEquals(Step.BURY, table.state().step);
  }

  @Rule("COI-62")
  @Test
  void a_district_adds_its_spaces_and_its_draw_but_not_to_a_town() {
    var table =
        Table.at(
            PLAIN
                + "towns=expansion 1.hand=mayor,engineer 1.cities=start:;a@red-dunes:"
                + " 1.towns=metgra");
    table.play(1, "play mayor", "token b");
    assertFalse(table.allows(1, "city metgra"));
    assertEquals(new CoiReason.NoDistrictThere(City.METGRA), table.refusal(1, "city metgra"));
    table.play(1, "city start", "pay engineer", "bury mayor");
    assertEquals(6, Build.spaces(table.state(), 0, 0));
    assertEquals(1, Effects.militaryDraws(table.player(1).effects));
  }

  @Rule("COI-63")
  @Test
  void only_towns_can_be_attacked() {
    var table =
        Table.at(
            PLAIN
                + "open= 1.hand=iron-dragon,iron-guard,warship,magician"
                + " 2.cities=start:;a@red-dunes:");
    assertFalse(table.allows(1, "attack"));
    assertEquals(new CoiReason.NoTownInReach(), table.refusal(1, "attack"));
  }
}
