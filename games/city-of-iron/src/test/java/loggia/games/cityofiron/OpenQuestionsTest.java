package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// What the rulebook leaves open is settled as COI-134 says, question by question.
class OpenQuestionsTest {
  private static final String PLAIN = "nations=plain seats=2 ";
  private static final String OVER = "nations=plain seats=2 step=over 1.coins=0 2.coins=0 ";

  @Rule("COI-134")
  @Test
  void storing_costs_a_point_for_each_building_and_not_for_each_pair() {
    for (int stored = 0; stored <= 3; stored++) {
      String store = stored == 0 ? "" : "1.store=" + "a9,".repeat(stored - 1) + "a9";
      var standing = Table.at(OVER + store).state().result().standings().getFirst();
      assertEquals(-stored, standing.score());
    }
  }

  @Rule("COI-134")
  @Test
  void a_payment_may_be_too_high_and_the_rest_is_lost() {
    var table = Table.at(PLAIN + "1.hand=scholar,machinist");
    table.play(1, "play scholar", "pay machinist").has(1, 6, 1);
    assertEquals(List.of(), table.hand(1));
  }

  @Rule("COI-134")
  @Test
  void after_a_shared_first_place_the_next_amount_is_second_and_nothing_scores_nothing() {
    var table =
        Table.at(
            "nations=plain seats=4 step=over 1.cities=start:;a@burnt-ridge:b4,b3"
                + " 2.cities=start:;a@burnt-ridge:b4,b3 3.cities=start:;a@burnt-ridge:b4");
    var points = new int[4];
    for (int seat = 0; seat < 4; seat++) {
      points[seat] = Scoring.points(table.state(), seat, Good.SALT.ordinal());
    }
    assertEquals(List.of(5, 5, 2, 0), java.util.Arrays.stream(points).boxed().toList());
  }

  @Rule("COI-134")
  @Test
  void the_mayor_is_bought_for_2_coins_and_played_for_2_work() {
    var table = Table.at(PLAIN + "1.hand=mayor,scholar,soldier").play(1, "play mayor", "token b");
    table.play(1, "pay scholar");
    assertEquals(List.of("pay soldier"), table.moves(1));
    table.play(1, "pay soldier", "bury mayor").has(1, 7, 0);
    assertEquals(List.of(), table.hand(1));
    assertEquals(List.of("b"), districts(table));
    assertEquals(2, Components.STANDARD.priceCoins[Card.MAYOR.ordinal()]);
  }

  private static List<String> districts(Table table) {
    var view = (CoiView) table.state().view(loggia.kernel.Seat.ONE);
    return view.players().getFirst().cities().getFirst().districts();
  }

  @Rule("COI-134")
  @Test
  void a_token_once_placed_is_not_offered_again() {
    var table = Table.at(PLAIN + "1.hand=mayor,machinist 1.cities=start:;b@red-dunes:");
    table.play(1, "play mayor");
    assertEquals(List.of("token a", "token c"), table.moves(1));
  }

  @Rule("COI-134")
  @Test
  void a_destroyed_building_lies_with_the_discards_and_comes_back_in_the_last_deck() {
    var table =
        Table.at(
            PLAIN
                + "turn=5 awaited=1 turns=2,1 row=c1 deck=score-c 1.hand=junkbot"
                + " 1.cities=start:a5");
    int before = Row.discards(table.state())[Building.A5.ordinal()];
    table.play(1, "play junkbot", "city start", "which a5");
    assertEquals(before + 1, Row.discards(table.state())[Building.A5.ordinal()]);
    table.endRound();
    int there = 0;
    for (byte card : table.state().board.deck) {
      there += card == Building.A5.ordinal() + 1 ? 1 : 0;
    }
    assertEquals(before + 1, there);
  }

  @Rule("COI-134")
  @Test
  void a_score_card_in_a_refill_is_laid_aside_and_the_slot_takes_the_next_card() {
    var table = Table.at(PLAIN + "row=a1,a1,a1,a1,a3,a3,a3 deck=b1,score-a,b3,b5,b7,b9");
    table.play(1, "tax").endRound();
    assertEquals(List.of("a3", "a3", "a3", "b1", "b3", "b5", "b7"), table.row());
    assertEquals(0b001, table.state().board.due);
  }

  @Rule("COI-134")
  @Test
  void the_toads_move_their_cube_for_the_difference_and_get_nothing_back() {
    String bids = "seats=2 step=second-bid awaited=1 1.nation=toads 2.nation=arc bids=9,6 ";
    var dearer = Table.at(bids + "1.coins=5").play(1, "bid 10");
    assertEquals(4, dearer.player(1).coins);
    var cheaper = Table.at(bids + "1.coins=5").play(1, "bid 5");
    assertEquals(5, cheaper.player(1).coins);
    assertTrue(Table.at(bids).allows(1, "stay"));
  }

  @Rule("COI-134")
  @Test
  void cubes_do_not_run_out_and_there_is_one_scholar() {
    var table = Table.at(PLAIN + "1.cities=start:a1,a1,a1,a2,a2 2.cities=start:a1");
    assertEquals(13, table.good(1, Good.TURNIPS));
    table = Table.at("nations=plain seats=4 1.cities=start:a1,a1,a1,a2,a2 1.towns=turnwick");
    assertEquals(15, table.good(1, Good.TURNIPS));
    long scholars =
        java.util.Arrays.stream(Card.values())
            .filter(card -> card.id().contains("scholar"))
            .count();
    assertEquals(1, scholars);
    assertFalse(Table.at(PLAIN + "1.hand=scholar").allows(1, "play scholar"));
  }
}
