package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OutlookTest {
  private static final String ARC =
      "seats=2 1.nation=arc 2.nation=toads 1.coins=9"
          + " 1.cities=start:a1,a9;a@amber-shore:;b@red-dunes:";

  private static double worth(Table table) {
    return table.state().outlook()[0];
  }

  private static double best(String position) {
    double best = 0;
    for (String move : Table.at(position).moves(1)) {
      best = move.equals("shift") ? best : Math.max(best, worth(Table.at(position).play(1, move)));
    }
    return best;
  }

  @Test
  void a_coin_for_a_move_that_opens_nothing_is_worse_than_acting_at_once() {
    double best = best(ARC);
    assertTrue(worth(Table.at(ARC).play(1, "shift")) < best);
    assertTrue(worth(Table.at(ARC).play(1, "shift", "city start", "which a9", "city b")) < best);
  }

  @Test
  void snyle_is_worth_something_before_its_good_is_chosen() {
    String position = "seats=2 towns=expansion 1.nation=arc 2.nation=toads 1.cities=start:a1,a1";
    assertTrue(worth(Table.at(position + " 1.towns=snyle")) > worth(Table.at(position)) + 0.05);
  }

  @Test
  void a_seat_that_has_bid_counts_with_the_place_it_may_expect() {
    CoiState bidding =
        Table.at(
                "seats=3 step=bid awaited=3 order=1,2,3 bids=4,9,0 1.nation=arc 2.nation=hogmen"
                    + " 3.nation=cresarians")
            .state();
    assertEquals(1.5, PlainTraits.of(bidding, 0)[Traits.PLACE]);
    assertEquals(0.5, PlainTraits.of(bidding, 1)[Traits.PLACE]);
    assertEquals(1, PlainTraits.of(bidding, 2)[Traits.PLACE]);
  }
}
