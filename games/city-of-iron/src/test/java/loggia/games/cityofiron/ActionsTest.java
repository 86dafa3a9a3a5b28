package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class ActionsTest {
  private static final String PLAIN = "nations=plain ";

  @Rule("COI-30")
  @Rule("COI-36")
  @Test
  void in_turn_order_everyone_acts_three_times_and_tax_is_always_possible() {
    var table = Table.at(PLAIN + "seats=2 turns=2,1");
    for (int round = 0; round < 3; round++) {
      assertEquals(Seat.TWO, table.state().awaited().first());
      table.play(2, "tax");
      assertTrue(table.allows(1, "tax"));
      table.play(1, "tax");
    }
    assertEquals(10, table.player(1).coins);
    assertEquals(Step.CONFIRM, table.state().step);
    assertEquals(List.of("confirm"), table.moves(1));
  }

  @Rule("COI-31")
  @Test
  void a_building_is_built_from_the_row_or_from_the_store() {
    var table = Table.at(PLAIN + "seats=2 row=a1,a2 1.store=a9");
    table.play(1, "build");
    assertEquals(List.of("row 1 a1", "row 2 a2", "stored a9"), table.moves(1));
    var row = new Table(table.state()).play(1, "row 1 a1");
    assertEquals(List.of("a1"), row.city(1, City.START));
    var store = new Table(table.state()).play(1, "stored a9");
    assertEquals(List.of("a9"), store.city(1, City.START));
    assertEquals(0, store.player(1).storedCards());
    assertEquals(2, store.player(1).coins);
  }

  @Rule("COI-32")
  @Test
  void a_science_costs_4_coins() {
    var table = Table.at(PLAIN + "1.coins=4 2.coins=3").play(1, "science");
    table.has(1, 0, 1);
    assertEquals(new CoiReason.TooFewCoins(4, 3, "COI-32"), table.refusal(2, "science"));
  }

  @Rule("COI-33")
  @Test
  void a_card_is_played_for_its_text() {
    var table = Table.at(PLAIN + "1.hand=tax-collector 1.coins=0").play(1, "play tax-collector");
    table.has(1, 4, 0);
    assertEquals(Seat.TWO, table.state().awaited().first());
    assertEquals(List.of("tax-collector"), table.pile(1, CardKind.CITIZEN, false));
  }

  @Rule("COI-34")
  @Test
  void a_building_is_stored_unpaid_and_leaves_only_when_it_is_built() {
    var table = Table.at(PLAIN + "seats=2 row=b8,a1 1.coins=0").play(1, "store", "row 1 b8");
    assertEquals(0, table.player(1).coins);
    assertEquals(1, table.player(1).stored(Building.B8.ordinal()));
    table.play(2, "tax");
    assertFalse(table.allows(1, "build"));
    table.play(1, "store", "row 2 a1").play(2, "tax");
    assertEquals(2, table.player(1).storedCards());
    assertFalse(table.allows(1, "store"));
    assertEquals(new CoiReason.EmptyRow(), table.refusal(1, "store"));
  }

  @Rule("COI-35")
  @Test
  void one_card_is_drawn_from_a_pile_that_has_one() {
    var table =
        Table.at(
            PLAIN + "seats=2 1.citizen=scholar;cartographer 1.military=; 1.hand=soldier,captain");
    assertEquals(new CoiReason.EmptyPiles(CardKind.MILITARY), table.refusal(1, "draw military"));
    table.play(1, "draw citizen");
    assertEquals(List.of("scholar", "soldier", "captain"), table.hand(1));
  }

  @Rule("COI-37")
  @Test
  void an_attack_is_an_action() {
    var table = Table.at(PLAIN + "seats=2 open=turnwick 1.hand=iron-soldier,captain,cartographer");
    table.play(
        1, "attack", "town turnwick", "fight iron-soldier", "fight captain", "pay cartographer");
    table.play(1, "bury captain");
    assertTrue(table.player(1).owns(Town.TURNWICK));
    assertEquals(Seat.TWO, table.state().awaited().first());
  }

  @Rule("COI-38")
  @Test
  void free_actions_come_before_the_action_and_are_paid_apart() {
    var table =
        Table.at(PLAIN + "seats=2 1.cities=start:a1,a3 1.hand=junkbot,mayor,engineer,soldier");
    table.play(1, "play junkbot", "city start", "which a1");
    assertEquals(Step.ACTION, table.state().step);
    assertEquals(Seat.ONE, table.state().awaited().first());
    assertEquals(9, table.player(1).coins);
    table.play(1, "play mayor", "token c", "pay engineer", "bury mayor");
    assertEquals(Step.ACTION, table.state().step);
    assertEquals(7, Build.spaces(table.state(), 0, 0));
    table.play(1, "tax");
    assertEquals(Seat.TWO, table.state().awaited().first());
    assertEquals(List.of(), table.moves(1));
  }

  @Rule("COI-39")
  @Test
  void a_slot_stays_empty_until_end_round() {
    var table = Table.at(PLAIN + "seats=2 row=a1,a2,a3").play(1, "build", "row 2 a2");
    assertEquals(List.of("a1", "", "a3"), table.row().subList(0, 3));
    table.play(2, "store");
    assertEquals(new CoiReason.NotInSlot(2, Building.A2), table.refusal(2, "row 2 a2"));
  }
}
