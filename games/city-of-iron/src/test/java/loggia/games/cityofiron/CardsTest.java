package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class CardsTest {
  private static final String PLAIN = "nations=plain seats=2 ";

  @Rule("COI-40")
  @Test
  void the_played_card_does_not_pay_for_itself() {
    var alone = Table.at(PLAIN + "1.hand=scholar");
    assertEquals(new CoiReason.TooLittleWork(1, 0, "COI-40"), alone.refusal(1, "play scholar"));
    var table = Table.at(PLAIN + "1.hand=scholar,soldier,captain").play(1, "play scholar");
    assertEquals(List.of("pay soldier"), table.moves(1));
    assertEquals(new CoiReason.NotInHand(Card.SCHOLAR), table.refusal(1, "pay scholar"));
    assertEquals(new CoiReason.NoSymbol(Card.CAPTAIN), table.refusal(1, "pay captain"));
    table.play(1, "pay soldier").has(1, 6, 1);
    assertEquals(List.of("scholar"), table.pile(1, CardKind.CITIZEN, false));
    assertEquals(List.of("soldier"), table.pile(1, CardKind.MILITARY, false));
  }

  @Rule("COI-41")
  @Test
  void a_card_gives_all_its_symbols_and_what_is_too_much_is_lost() {
    var table = Table.at(PLAIN + "1.hand=scientist,machinist").play(1, "play scientist");
    table.play(1, "pay machinist").has(1, 6, 2);
    assertEquals(List.of(), table.hand(1));
  }

  @Rule("COI-42")
  @Test
  void no_card_of_a_payment_may_be_idle() {
    var table = Table.at(PLAIN + "1.hand=mayor,machinist,soldier,inventor");
    table.play(1, "play mayor", "token a");
    assertEquals(List.of("pay soldier", "pay inventor", "pay machinist"), table.moves(1));
    table.play(1, "pay soldier");
    assertEquals(List.of("pay inventor"), table.moves(1));
    assertEquals(new CoiReason.IdleCard(Card.MACHINIST), table.refusal(1, "pay machinist"));
  }

  @Rule("COI-43")
  @Test
  void the_owner_chooses_the_order_of_the_discards() {
    String position = PLAIN + "1.hand=scholar,cartographer 1.citizen=;";
    var first = Table.at(position).play(1, "play scholar", "pay cartographer", "bury cartographer");
    assertEquals(List.of("cartographer", "scholar"), first.pile(1, CardKind.CITIZEN, false));
    var second = Table.at(position).play(1, "play scholar", "pay cartographer", "bury scholar");
    assertEquals(List.of("scholar", "cartographer"), second.pile(1, CardKind.CITIZEN, false));
  }

  @Rule("COI-44")
  @Test
  void what_was_discarded_first_is_drawn_first_from_a_pile_turned_over() {
    var table = Table.at(PLAIN + "1.hand=scholar,cartographer 1.citizen=;");
    table.play(1, "play scholar", "pay cartographer", "bury scholar").play(2, "tax");
    table.play(1, "draw citizen");
    assertEquals(List.of("scholar"), table.hand(1));
    assertEquals(List.of("cartographer"), table.pile(1, CardKind.CITIZEN, true));
  }

  @Rule("COI-44")
  @Test
  void drawing_two_draws_what_there_is() {
    var table = Table.at(PLAIN + "1.hand=arms-dealer,mayor 1.military=captain;");
    table.play(1, "play arms-dealer", "pay mayor", "bury mayor", "confirm");
    assertEquals(List.of("captain"), table.hand(1));
    var turned = Table.at(PLAIN + "1.hand=arms-dealer,mayor 1.military=captain;soldier,inventor");
    turned.play(1, "play arms-dealer", "pay mayor", "bury mayor", "confirm");
    assertEquals(List.of("soldier", "captain"), turned.hand(1));
    assertEquals(List.of("inventor"), turned.pile(1, CardKind.MILITARY, true));
  }

  @Rule("COI-45")
  @Test
  void coins_of_an_action_are_paid_with_the_symbols() {
    var table = Table.at(PLAIN + "1.hand=scholar,soldier 1.coins=0");
    assertEquals(new CoiReason.TooFewCoins(1, 0, "COI-45"), table.refusal(1, "play scholar"));
    var paid =
        Table.at(PLAIN + "1.hand=scientist,soldier").play(1, "play scientist", "pay soldier");
    paid.has(1, 6, 2);
  }

  @Rule("COI-45")
  @Test
  void the_engineer_builds_for_3_coins_less_and_is_the_turns_action() {
    var table = Table.at(PLAIN + "row=a9,a1 1.coins=2 1.hand=engineer,soldier");
    table.play(1, "play engineer", "row 1 a9", "pay soldier").has(1, 0, 0);
    assertEquals(List.of("a9"), table.city(1, City.START));
    assertEquals(Step.ACTION, table.state().step);
    assertEquals(1, table.state().actor());
    var cheap = Table.at(PLAIN + "row=a1 1.hand=engineer,soldier");
    cheap.play(1, "play engineer", "row 1 a1", "pay soldier").has(1, 7, 0);
    var ignorant = Table.at(PLAIN + "row=a5 1.hand=engineer,soldier");
    assertEquals(new CoiReason.NoEffect(Card.ENGINEER), ignorant.refusal(1, "play engineer"));
  }

  @Rule("COI-45")
  @Test
  void an_action_that_would_change_nothing_is_not_allowed() {
    var table =
        Table.at(
            PLAIN
                + "1.hand=merchant,arms-dealer,cargo-ship,spy,junkbot,captain,soldier 1.military=;"
                + " 2.coins=0");
    for (String card : List.of("merchant", "arms-dealer", "cargo-ship", "spy", "junkbot")) {
      assertFalse(table.allows(1, "play " + card), card);
      assertEquals("COI-45", table.refusal(1, "play " + card).rule());
    }
  }

  @Rule("COI-46")
  @Test
  void a_card_that_only_attacks_has_no_other_action_but_pays() {
    var table = Table.at(PLAIN + "1.hand=iron-guard,scholar");
    assertEquals(new CoiReason.NoAction(Card.IRON_GUARD), table.refusal(1, "play iron-guard"));
    table.play(1, "play scholar", "pay iron-guard").has(1, 6, 1);
  }

  @Rule("COI-33")
  @Test
  void every_card_does_what_it_says() {
    Table.at(PLAIN + "1.hand=merchant,captain 1.cities=start:a1,a4,a5")
        .play(1, "play merchant", "pay captain")
        .has(1, 10, 0);
    Table.at(PLAIN + "1.hand=cargo-ship,soldier 1.cities=start:;a@red-dunes:;b@amber-shore:")
        .play(1, "play cargo-ship", "pay soldier")
        .has(1, 11, 0);
    Table.at(PLAIN + "1.hand=inventor,soldier")
        .play(1, "play inventor", "pay soldier", "bury soldier")
        .has(1, 7, 1);
    var spy = Table.at(PLAIN + "1.hand=spy,captain 2.coins=2");
    spy.play(1, "play spy", "rob 2", "pay captain", "bury spy").has(1, 9, 0);
    spy.has(2, 0, 0);
    var rich = Table.at(PLAIN + "1.hand=spy,captain 2.coins=9");
    rich.play(1, "play spy", "rob 2", "pay captain", "bury spy").has(1, 10, 0);
    rich.has(2, 6, 0);
  }

  @Rule("COI-38")
  @Test
  void the_junkbot_destroys_a_building_for_2_coins() {
    var table = Table.at(PLAIN + "1.hand=junkbot 1.cities=start:a1,a9");
    table.play(1, "play junkbot", "city start", "which a1").has(1, 9, 0);
    assertEquals(0, table.good(1, Good.TURNIPS));
    assertEquals(2, EndRound.track(table.state(), table.player(1)));
    assertTrue(table.allows(1, "tax"));
    assertEquals(1, Row.discards(table.state())[Building.A1.ordinal()]);
  }
}
