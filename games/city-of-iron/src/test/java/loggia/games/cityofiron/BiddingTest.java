package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class BiddingTest {
  @Rule("COI-20")
  @Rule("COI-21")
  @Test
  void everyone_bids_once_in_bid_order_on_a_free_space_they_can_pay() {
    var table = Table.at("nations=plain step=bid order=2,4,1,3 4.coins=2");
    assertEquals(List.of(Seat.TWO), List.of(table.state().awaited().first()));
    table.play(2, "bid 8");
    assertEquals(6, table.player(2).coins);
    assertFalse(table.allows(4, "bid 8"));
    assertEquals(new CoiReason.SpaceTaken(8, Seat.TWO), table.refusal(4, "bid 8"));
    assertFalse(table.allows(4, "bid 10"));
    assertEquals(new CoiReason.TooFewCoins(3, 2, "COI-21"), table.refusal(4, "bid 10"));
    assertFalse(table.allows(4, "stay"));
    table.play(4, "bid 7").play(1, "bid 6").play(3, "bid 5");
    assertEquals(Step.ACTION, table.state().step);
  }

  @Rule("COI-21")
  @Test
  void without_a_coin_there_is_always_a_space_that_costs_nothing() {
    var table =
        Table.at("nations=plain step=bid 1.coins=0 2.coins=0 3.coins=0 4.coins=0 bids=0,0,0,0");
    table.play(1, "bid 7").play(2, "bid 6").play(3, "bid 5");
    assertEquals(List.of("bid 4"), table.moves(4));
  }

  @Rule("COI-22")
  @Test
  void turns_go_from_right_to_left_and_who_acts_last_bids_first() {
    var table = Table.at("nations=plain step=bid");
    table.play(1, "bid 7").play(2, "bid 6").play(3, "bid 5").play(4, "bid 8");
    var view = (CoiView) table.state().view(Seat.ONE);
    assertEquals(List.of(4, 1, 2, 3), view.turnOrder());
    table.endRound().buyNothing();
    view = (CoiView) table.state().view(Seat.ONE);
    assertEquals(List.of(3, 2, 1, 4), view.bidOrder());
    assertEquals(Seat.THREE, table.state().awaited().first());
  }

  @Rule("COI-23")
  @Test
  void thirteen_spaces_cost_what_the_track_says() {
    var view = (CoiView) Table.at("step=bid").state().view(Seat.ONE);
    assertEquals(
        List.of(3, 2, 1, 0, 0, 0, 0, 1, 2, 3, 5, 7, 9),
        view.track().stream().map(CoiView.Space::coins).toList());
  }

  @Rule("COI-103")
  @Test
  void the_toads_bid_again_for_the_difference_or_stay() {
    var bids = Table.at("step=bid order=4,1,2,3");
    bids.play(4, "bid 8").play(1, "bid 7").play(2, "bid 6").play(3, "bid 5");
    assertEquals(Step.SECOND_BID, bids.state().step);
    assertTrue(bids.allows(4, "stay"));
    assertFalse(bids.allows(4, "bid 8"));
    assertFalse(bids.allows(4, "bid 7"));
    var stays = new Table(bids.state()).play(4, "stay");
    assertEquals(6, stays.player(4).coins);
    var moves = new Table(bids.state()).play(4, "bid 10");
    assertEquals(4, moves.player(4).coins);
    assertEquals(Step.ACTION, moves.state().step);
  }

  @Rule("COI-103")
  @Test
  void the_toads_get_nothing_back_on_a_cheaper_space() {
    var table = Table.at("step=bid order=4,1,2,3");
    table.play(4, "bid 9").play(1, "bid 7").play(2, "bid 6").play(3, "bid 5");
    assertEquals(5, table.player(4).coins);
    table.play(4, "bid 4");
    assertEquals(5, table.player(4).coins);
    var view = (CoiView) table.state().view(Seat.ONE);
    assertEquals(List.of(1, 2, 3, 4), view.turnOrder());
  }

  @Rule("COI-103")
  @Test
  void without_abilities_the_toads_bid_once() {
    var table = Table.at("nations=plain step=bid order=4,1,2,3");
    table.play(4, "bid 8").play(1, "bid 7").play(2, "bid 6").play(3, "bid 5");
    assertEquals(Step.ACTION, table.state().step);
  }
}
