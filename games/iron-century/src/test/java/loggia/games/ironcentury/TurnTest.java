package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class TurnTest {
  private static final String FIVE_OF_1 = "city 1 newton bellarmine milton bathory kidd; ";

  @Test
  @Rule("IC-10")
  void five_cultures_win_when_the_next_turn_begins_and_not_before() {
    Table.at("seats 2; city 1 newton bellarmine milton bathory; hand 1 kidd; city 2 cromwell")
        .play(1, "put kidd")
        .awaits(1)
        .play(1, "end")
        .ends("check 1:5 2:1");
  }

  @Test
  @Rule("IC-10")
  void of_two_with_five_cultures_the_first_in_turn_order_from_the_new_turn_wins() {
    String cities =
        FIVE_OF_1 + "city 2 cromwell mazarin huygens tituba henry-every; city 3 la-voisin; ";
    Table.at("seats 3; turn 3; " + cities).play(3, "end").ends("check 1:5 2:5 3:1");
    Table.at("seats 3; turn 1; " + cities).play(1, "end").ends("check 2:5 1:5 3:1");
    Table.at("seats 3; turn 2; " + cities).play(2, "end").ends("check 1:5 2:5 3:1");
  }

  @Test
  @Rule("IC-10")
  void betrayal_of_the_only_citizen_of_the_fifth_culture_at_the_end_of_a_turn_comes_first() {
    Table.at("seats 2; " + FIVE_OF_1 + "city 2 cromwell; hand 2 betrayal")
        .play(1, "end")
        .awaits(2)
        .play(2, "use betrayal on kidd")
        .hand(2, "kidd")
        .city(1, "bellarmine", "milton", "bathory")
        .passes(2)
        .awaits(2);
  }

  @Test
  @Rule("IC-11")
  void discarded_cards_are_replaced_and_two_more_drawn() {
    var table =
        Table.at("seats 2; step draw; city 1 newton; hand 1 attack*3 kidd; city 2 cromwell")
            .play(1, "discard attack", "discard kidd", "discard attack")
            .pile("attack", "attack", "kidd")
            .play(1, "draw");
    assertEquals(1 + 3 + 2, table.handSize(1));
    table.refuses(1, "discard attack", "IC-12").awaits(1);
  }

  @Test
  @Rule("IC-11")
  void nobody_has_to_discard() {
    var table = Table.at("seats 2; step draw; city 1 newton; hand 1 kidd; city 2 cromwell");
    table.offers(1, "draw", "discard kidd").play(1, "draw").pile();
    assertEquals(3, table.handSize(1));
  }

  @Test
  @Rule("IC-12")
  void one_single_culture_is_put_into_play_in_a_turn() {
    Table.at(
            "seats 2; city 1 newton; hand 1 kidd henry-every sea-fort colours huygens; city 2"
                + " cromwell")
        .play(1, "put kidd", "put sea-fort", "attach colours kidd", "put henry-every")
        .city(1, "kidd", "henry-every", "sea-fort", "colours")
        .refuses(1, "put huygens", "IC-12");
  }

  @Test
  @Rule("IC-12")
  void the_attack_comes_before_or_after_the_cards_but_not_between_them() {
    String start =
        "seats 2; city 1 newton huygens; hand 1 attack*2 hooke boyle; city 2 cromwell kidd"
            + " henry-every; ";
    Table.at(start)
        .play(1, "attack scientists kidd")
        .resolves()
        .play(1, "put hooke", "put boyle")
        .refuses(1, "attack scientists henry-every", "IC-12");
    Table.at(start)
        .play(1, "put hooke", "attack scientists kidd")
        .resolves()
        .refuses(1, "put boyle", "IC-12")
        .refuses(1, "attack scientists henry-every", "IC-12")
        .offers(1, "end");
  }

  @Test
  @Rule("IC-13")
  void nothing_has_to_be_played_and_turns_go_clockwise() {
    Table.at("seats 3; turn 2; city 1 newton; city 2 cromwell; hand 2 kidd; city 3 la-voisin")
        .play(2, "end")
        .passes(2)
        .awaits(3)
        .play(3, "draw")
        .play(3, "end")
        .passesOn()
        .awaits(1);
  }

  @Test
  @Rule("IC-14")
  void in_the_draw_step_the_pile_becomes_the_deck_at_once_and_drawing_goes_on() {
    var table =
        Table.at("seats 2; step draw; city 1 newton; city 2 cromwell; deck kidd; rest pile")
            .play(1, "draw")
            .pile()
            .awaits(1);
    assertEquals(2, table.handSize(1));
    assertEquals(96 - 1, table.deckSize());
    assertEquals(1, table.state().stock.runOuts);
  }

  @Test
  @Rule("IC-14")
  void in_the_draw_step_the_second_run_out_ends_the_match_at_once() {
    var table =
        Table.at(
            "seats 2; step draw; run-outs 1; city 1 newton huygens; city 2 cromwell; deck kidd;"
                + " rest pile");
    table.play(1, "draw").ends("run-out 1:1 2:1");
    assertEquals(1, table.handSize(1));
  }

  @Test
  @Rule("IC-14")
  void smugglers_draw_on_from_the_new_deck_and_end_the_match_at_the_second_run_out() {
    String start =
        "seats 2; city 1 newton; hand 1 smugglers; city 2 cromwell kidd; deck huygens; rest pile; ";
    var first = Table.at(start).play(1, "use smugglers");
    assertEquals(3, first.handSize(1));
    first.pile("smugglers");
    assertEquals(94 - 2, first.deckSize());
    var second = Table.at(start + "run-outs 1").play(1, "use smugglers");
    second.ends("run-out 2:1 1:2").hand(1, "huygens");
  }

  @Test
  @Rule("IC-14")
  void a_telescope_looks_into_the_new_deck_and_ends_the_match_at_the_second_run_out() {
    String start =
        "seats 2; city 1 newton telescope@newton; city 2 cromwell kidd; deck huygens hooke; rest"
            + " pile; ";
    var first = Table.at(start).play(1, "use telescope").awaits(1);
    assertEquals(5, first.state().stock.shown.size());
    assertEquals(1, first.state().stock.runOuts);
    first.play(1, "keep huygens");
    Table.at(start + "run-outs 1").play(1, "use telescope").ends("run-out 2:1 1:2").hand(1);
  }

  @Test
  @Rule("IC-14")
  void an_empty_pile_becomes_the_deck_as_soon_as_a_card_lies_there() {
    var table =
        Table.at(
                "seats 2; step draw; city 1 newton; city 2 cromwell; deck huygens; hand 1 kidd;"
                    + " rest 2")
            .play(1, "draw")
            .awaits(1);
    assertEquals(2, table.handSize(1));
    assertEquals(0, table.deckSize());
    table.play(1, "end").passesOn().awaits(2).play(2, "draw").play(2, "use refuge").resolves();
    assertEquals(1, table.deckSize());
    table.pile();
  }

  @Test
  @Rule("IC-11")
  void all_discards_lie_on_the_pile_before_the_first_card_is_drawn() {
    String start =
        "seats 2; step draw; run-outs 1; city 1 newton; hand 1 attack*2 kidd; city 2 cromwell; rest"
            + " 2; ";
    var table = Table.at(start).play(1, "discard attack", "discard kidd");
    table.pile("attack", "kidd");
    assertEquals(0, table.deckSize());
    table.play(1, "draw").ends("draw 1:1 1:1").hand(1, "attack", "attack", "kidd");
    var earlier = Table.under(1, start).play(1, "discard attack", "discard kidd");
    earlier.pile("kidd");
    assertEquals(1, earlier.deckSize());
    earlier.play(1, "draw").ends("draw 1:1 1:1").hand(1, "attack", "attack");
  }

  private static final String NOTHING_TO_DRAW =
      "seats 2; step draw; run-outs 1; city 1 newton; hand 1 kidd; city 2 cromwell; rest 2; ";

  /// One turn in which nothing is done.
  private static Table idles(Table table, int seat) {
    return table.play(seat, "draw").play(seat, "end").passesOn();
  }

  @Test
  @Rule("IC-15")
  void a_round_of_turns_with_nothing_to_draw_and_nothing_done_ends_the_match() {
    var table = Table.at(NOTHING_TO_DRAW + "dry 1");
    idles(table, 1).awaits(2);
    assertFalse(table.state().over());
    idles(table, 2).ends("draw 1:1 1:1");
  }

  @Test
  @Rule("IC-15")
  void whatever_is_put_down_used_or_attacked_with_begins_the_round_anew() {
    var table = Table.at(NOTHING_TO_DRAW + "dry 1").play(1, "draw").play(1, "put kidd", "end");
    idles(table.passesOn(), 2).awaits(1);
    idles(table, 1).ends("run-out 1:2 2:1");
    var used = Table.at(NOTHING_TO_DRAW + "dry 1").play(1, "draw").play(1, "end").passes(1);
    used.play(2, "use refuge").resolves().passesOn();
    assertEquals(0, used.state().stock.dry);
  }

  @Test
  @Rule("IC-15")
  void a_turn_in_which_the_last_card_was_drawn_does_not_count() {
    var table =
        Table.at(
            "seats 2; step draw; city 1 newton; city 2 cromwell; deck huygens; hand 1 kidd; rest"
                + " 2");
    idles(table, 1).awaits(2);
    idles(table, 2).awaits(1);
    idles(table, 1).ends("draw 1:1 1:1");
  }

  @Test
  @Rule("IC-15")
  void under_rules_1_a_round_of_empty_draws_ended_the_match_whatever_was_done() {
    var table = Table.under(1, NOTHING_TO_DRAW).play(1, "draw").play(1, "put kidd", "end");
    table.passesOn().play(2, "draw").ends("run-out 1:2 2:1");
  }
}
