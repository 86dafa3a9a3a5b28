package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class EndRoundTest {
  private static final String TWO = "nations=plain seats=2 turn=5 turns=2,1 ";
  private static final String FOUR = "nations=plain turn=11 turns=2,3,4,1 ";

  @Rule("COI-81")
  @Test
  void four_leftmost_leave_the_rest_slides_and_the_row_is_filled() {
    var table = Table.at(TWO + "row=a1,-,a2,a3,a4,a5,a6 deck=a7,a8,a9,a10,a11,b1").endRound();
    assertEquals(List.of("a5", "a6", "a7", "a8", "a9", "a10", "a11"), table.row());
    var sparse = Table.at(TWO + "row=-,a2,-,a3 deck=a7,a8,a9,a10,a11,b1,b2,b3").endRound();
    assertEquals(List.of("a7", "a8", "a9", "a10", "a11", "b1", "b2"), sparse.row());
  }

  @Rule("COI-81")
  @Test
  void a_score_card_in_the_middle_of_a_refill_is_laid_aside() {
    var table =
        Table.at(TWO + "row=a1,a1,a2,a3,a4,a5,a6 deck=a7,score-a,b1,b2,b3,b4,b5").endRound();
    assertEquals(List.of("a4", "a5", "a6", "a7", "b1", "b2", "b3"), table.row());
    assertEquals(1, table.state().board.due);
    assertEquals(0, table.player(1).points());
  }

  @Rule("COI-81")
  @Test
  void a_score_card_stays_under_its_deck_until_a_slot_is_empty() {
    var table = Table.at(TWO + "row=a1,a1,a2,a3,a4,a5,a6 deck=a7,a8,a9,a10,score-a,b1").endRound();
    assertEquals(0, table.state().board.due);
    table.buyNothing().bid().endRound();
    assertEquals(1, table.state().board.due);
  }

  /// The counts of the box forbid it (COI-81); a position that has it all the same scores twice.
  @Rule("COI-81")
  @Test
  void two_score_cards_in_one_refill_are_both_scored() {
    var table =
        Table.at(
            TWO
                + "row=a1,a1,a2,a3 deck=score-a,b1,score-b,c1,c1,c2,c2,c3,c4,c3,c7,c8,c9"
                + " 1.cities=start:a3 2.cities=start:");
    table.endRound();
    assertEquals(0b011, table.state().board.due);
    table.buyNothing().bid().endRound();
    assertEquals(2, table.player(1).points(0));
    assertEquals(2, table.player(1).points(1));
    assertEquals(2, table.state().board.scored);
  }

  @Rule("COI-82")
  @Rule("COI-83")
  @Rule("COI-84")
  @Test
  void salt_5_5_3_0_gives_4_and_1_twice_then_2_then_nothing() {
    var state =
        Table.at(
                "nations=plain 1.cities=start:;a@red-dunes:b3,b4"
                    + " 2.cities=start:;a@burnt-ridge:b3,b4 3.cities=start:;b@serpent-sands:b4"
                    + " 4.cities=start:")
            .state();
    int salt = Good.SALT.ordinal();
    assertEquals(4 + 1, Scoring.points(state, 0, salt));
    assertEquals(4 + 1, Scoring.points(state, 1, salt));
    assertEquals(2, Scoring.points(state, 2, salt));
    assertEquals(0, Scoring.points(state, 3, salt));
    assertEquals(2, EndRound.firstPlaces(state, 0));
    assertEquals(2, EndRound.firstPlaces(state, 1));
    assertEquals(0, EndRound.firstPlaces(state, 2));
    assertEquals(0, EndRound.firstPlaces(state, 3));
  }

  @Rule("COI-83")
  @Test
  void the_foundry_counts_for_a_shared_second_place_and_not_for_the_third() {
    int ore = Good.ORE.ordinal();
    var shared =
        Table.at(
                "nations=plain 1.cities=start:a8,a8 2.cities=start:a7,a8 3.cities=start:a7,a8,c8"
                    + " 4.cities=start:a7,a8")
            .state();
    assertEquals(3 + 1, Scoring.points(shared, 0, ore));
    assertEquals(2 + 1 + 3, Scoring.points(shared, 2, ore));
    assertEquals(2 + 1, Scoring.points(shared, 3, ore));
    var third =
        Table.at(
                "nations=plain 1.cities=start:a8,a7,a7 2.cities=start:a8,a8 3.cities=start:a7,a8,c8"
                    + " 4.cities=start:")
            .state();
    assertEquals(3 + 1, Scoring.points(third, 0, ore));
    assertEquals(1, Scoring.points(third, 2, ore));
    assertEquals(0, Scoring.points(third, 3, ore));
  }

  @Rule("COI-82")
  @Test
  void points_are_scored_at_the_end_round_after_the_score_card_turned_up() {
    var table =
        Table.at(FOUR + "due=score-a row=a1 1.cities=start:a3 2.cities=start:a4").endRound();
    assertEquals(2, table.player(1).points());
    assertEquals(1 + 2, table.player(2).points());
    assertEquals(1, table.state().board.scored);
    assertEquals(0, table.state().board.due);
  }

  @Rule("COI-84")
  @Test
  void income_is_2_and_1_for_each_goods_card_and_the_first_places_and_the_coins() {
    var table = Table.at(FOUR + "1.cities=start:a1,a3,b9 2.cities=start:a1 3.cities=start:a4");
    assertEquals(2 + 2 + (1 + 1) + 2, table.income(1));
    assertEquals(2 + 1 + 1, table.income(2));
    assertEquals(2 + 1, table.income(3));
    assertEquals(2, table.income(4));
    table.endRound();
    assertEquals(7 + 1 + 8, table.player(1).coins);
    assertEquals(7 + 2, table.player(4).coins);
  }

  @Rule("COI-85")
  @Test
  void science_comes_from_symbols_and_for_all_when_a_or_b_is_scored() {
    var table = Table.at(FOUR + "due=score-b scored=1 1.cities=start:a9,b10").endRound();
    assertEquals(2 + 1, table.player(1).science);
    assertEquals(1, table.player(2).science);
    var plain = Table.at(FOUR + "1.cities=start:a9").endRound();
    assertEquals(1, plain.player(1).science);
    assertEquals(0, plain.player(2).science);
  }

  @Rule("COI-86")
  @Test
  void everyone_draws_for_tokens_districts_and_buildings() {
    var table =
        Table.at(
            FOUR
                + "1.cities=start:a10;a@red-dunes:;b>start: 1.citizen=scholar,mayor,engineer;"
                + " 1.military=captain,soldier,spy;");
    table.endRound();
    assertEquals(List.of("scholar", "mayor", "soldier", "captain"), table.hand(1));
    assertEquals(List.of("scholar"), table.hand(2));
  }

  @Test
  void the_drawing_tells_prices_and_what_the_basket_costs() {
    var table = Table.at(TWO + "1.coins=2").endRound().play(1, "buy explorer");
    String drawn = table.state().view(Seat.ONE).draw(Table.GAME.texts("en"), Names.NUMBERS);
    assertTrue(drawn.contains("Wyvern Ship (5 coins, 0 science): "), drawn);
    assertTrue(drawn.contains("Explorer (2 coins, 0 science)"), drawn);
    String other = table.state().view(Seat.TWO).draw(Table.GAME.texts("en"), Names.NUMBERS);
    assertFalse(other.contains("Explorer (2 coins, 0 science)\n"), other);
  }

  @Rule("COI-87")
  @Test
  void purchases_are_secret_payable_and_shown_together() {
    var table = Table.at(TWO + "2.coins=3 1.coins=2 2.science=1").endRound();
    table.has(1, 5, 0);
    assertEquals(Seats.all(2), table.state().awaited());
    table.play(1, "buy explorer");
    assertEquals(new CoiReason.TooFewCoins(5, 3, "COI-87"), table.refusal(1, "buy wyvern-ship"));
    assertEquals(
        new CoiReason.TooLittleScience(1, 0, "COI-87"), table.refusal(1, "buy cloud-skimmer"));
    assertTrue(((CoiView) table.state().view(Seat.TWO)).own().getFirst().basket().isEmpty());
    table.play(1, "buy mayor", "return explorer", "buy scout-ship", "confirm");
    assertFalse(table.allows(1, "confirm"));
    table.play(1, "reopen", "confirm");
    assertEquals(1, Integer.bitCount(table.player(1).hand));
    table.play(2, "buy cloud-skimmer", "confirm");
    assertEquals(List.of("scholar", "mayor", "scout-ship"), table.hand(1));
    table.has(1, 1, 0);
    table.has(2, 3 + 2 - 1, 0);
    assertEquals(Step.BID, table.state().step);
  }

  @Rule("COI-87")
  @Test
  void choosing_nothing_is_a_choice_and_who_can_buy_nothing_is_not_asked() {
    var table = Table.at(TWO + "1.coins=0 2.deck=").endRound();
    assertEquals(Seats.of(Seat.ONE), table.state().awaited());
    table.play(1, "confirm");
    assertEquals(Step.BID, table.state().step);
    assertEquals(3, table.player(1).coins);
  }

  @Rule("COI-88")
  @Test
  void a_new_round_begins_with_the_bid() {
    var table = Table.at(TWO).endRound().buyNothing();
    assertEquals(2, table.state().round());
    assertEquals(0, table.state().turn);
    assertEquals(0, table.state().bids);
    assertEquals(Seat.ONE, table.state().awaited().first());
  }

  @Rule("COI-80")
  @Test
  void snyles_owner_chooses_before_everything_else() {
    var table = Table.at(FOUR + "towns=expansion due=score-a 1.towns=snyle 1.cities=start:a3,a1");
    table.endRound();
    assertEquals(Step.WILD, table.state().step);
    table.play(1, "yield srikas");
    assertEquals(5, table.good(1, Good.SRIKAS));
    assertEquals(2 + 2, table.player(1).points());
  }

  @Rule("COI-04")
  @Test
  void coins_and_science_have_no_limit() {
    var table = Table.at(TWO + "1.coins=500 1.science=90 1.cities=start:a9").endRound();
    table.has(1, 503, 91);
  }
}
