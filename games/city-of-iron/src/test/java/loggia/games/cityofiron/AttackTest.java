package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class AttackTest {
  private static final String PLAIN = "nations=plain seats=2 ";

  @Rule("COI-70")
  @Test
  void turnwick_falls_to_attack_5_while_another_card_pays_its_distance() {
    var table = Table.at(PLAIN + "open=turnwick 1.hand=iron-soldier,captain,cartographer");
    table.play(1, "attack", "town turnwick");
    assertEquals(List.of("fight captain", "fight iron-soldier"), table.moves(1));
    table.play(1, "fight iron-soldier", "fight captain");
    assertEquals(List.of("pay cartographer"), table.moves(1));
    assertEquals(new CoiReason.NotInHand(Card.CAPTAIN), table.refusal(1, "pay captain"));
    table.play(1, "pay cartographer", "bury captain");
    assertEquals(2, table.good(1, Good.TURNIPS));
    assertEquals(List.of("captain", "iron-soldier"), table.pile(1, CardKind.MILITARY, false));
  }

  @Rule("COI-70")
  @Test
  void no_card_serves_for_attack_and_distance() {
    var table = Table.at(PLAIN + "open=turnwick 1.hand=iron-soldier,captain");
    assertFalse(table.allows(1, "attack"));
    var open = Table.at(PLAIN + "open=turnwick,loomfast 1.hand=iron-soldier,captain,iron-guard");
    open.play(1, "attack");
    assertEquals(new CoiReason.TooWeak(11, 9), open.refusal(1, "town loomfast"));
    open.play(1, "town turnwick");
    assertEquals(List.of("fight iron-guard", "fight iron-soldier"), open.moves(1));
  }

  @Rule("COI-70")
  @Test
  void ones_own_town_and_a_covered_town_cannot_be_attacked() {
    var table =
        Table.at(
            PLAIN
                + "open=woolmoor 1.towns=turnwick"
                + " 1.hand=iron-guard,iron-soldier,captain,cartographer");
    table.play(1, "attack");
    assertEquals(List.of("town woolmoor"), table.moves(1));
    assertEquals(new CoiReason.OwnTown(Town.TURNWICK), table.refusal(1, "town turnwick"));
    assertEquals(new CoiReason.TownNotOpen(Town.PITSTOW), table.refusal(1, "town pitstow"));
  }

  @Rule("COI-71")
  @Test
  void an_owned_town_defends_with_2_more_at_the_same_distance() {
    String weak = PLAIN + "open= 2.towns=turnwick 1.hand=iron-soldier,sharp-shooter,cartographer";
    assertFalse(Table.at(weak).allows(1, "attack"));
    var table =
        Table.at(PLAIN + "open= 2.towns=turnwick 1.hand=iron-soldier,iron-guard,cartographer");
    table.play(1, "attack", "town turnwick", "fight iron-soldier", "fight iron-guard");
    table.play(1, "pay cartographer", "bury iron-guard");
    assertTrue(table.player(1).owns(Town.TURNWICK));
    assertEquals(7, Attack.defence(table.state(), Town.TURNWICK.ordinal()));
  }

  @Rule("COI-72")
  @Test
  void the_former_owner_loses_goods_and_income() {
    var table =
        Table.at(
            PLAIN
                + "row=a1,a2 open= 2.towns=turnwick 2.cities=start:a1,a1,a1,a1,a3"
                + " 1.hand=iron-soldier,iron-guard,cartographer");
    assertEquals(14, table.good(2, Good.TURNIPS));
    table.play(1, "attack", "town turnwick", "fight iron-soldier", "fight iron-guard");
    table.play(1, "pay cartographer", "bury iron-guard");
    assertEquals(12, table.good(2, Good.TURNIPS));
    assertEquals(2, table.good(1, Good.TURNIPS));
    assertEquals(7, EndRound.track(table.state(), table.player(2)));
    assertEquals(3, EndRound.track(table.state(), table.player(1)));
    assertEquals(List.of("a1", "a2"), table.row().subList(0, 2));
  }

  @Rule("COI-73")
  @Test
  void a_neutral_town_costs_the_leftmost_building_and_opens_the_next() {
    var table =
        Table.at(
            PLAIN
                + "row=-,a2,a3 open=turnwick piles=;woolmoor,pitstow;;"
                + " 1.hand=iron-soldier,captain,cartographer");
    table.play(1, "attack", "town turnwick", "fight iron-soldier", "fight captain");
    table.play(1, "pay cartographer", "bury captain");
    assertEquals(List.of("", "", "a3"), table.row().subList(0, 3));
    assertEquals(1 << Town.WOOLMOOR.ordinal(), table.state().board.open);
    assertEquals(1, Row.discards(table.state())[Building.A2.ordinal()]);
  }

  @Rule("COI-73")
  @Test
  void with_an_empty_row_and_an_empty_pile_nothing_follows() {
    var table = Table.at(PLAIN + "open=turnwick 1.hand=iron-soldier,captain,cartographer");
    table.play(1, "attack", "town turnwick", "fight iron-soldier", "fight captain");
    table.play(1, "pay cartographer", "bury captain");
    assertEquals(0, table.state().board.open);
    assertTrue(table.player(1).owns(Town.TURNWICK));
  }
}
