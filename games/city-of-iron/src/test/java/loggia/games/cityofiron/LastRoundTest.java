package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import loggia.kernel.Result;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class LastRoundTest {
  private static final String TWO = "nations=plain seats=2 turn=5 turns=2,1 ";
  private static final String LAST = TWO + "due=score-c scored=2 ";

  @Rule("COI-90")
  @Test
  void when_score_card_c_turns_up_the_discards_are_shuffled_for_the_empty_slots() {
    var table =
        Table.at(
            TWO
                + "row=c1,c1,c2,c2,c3,c4,c7 deck=c8,score-c chance=5"
                + " 1.cities=start:a1,a1,a3,a3,a5 2.cities=start:a7,a8");
    table.endRound();
    assertEquals(0b100, table.state().board.due);
    assertEquals(List.of("c3", "c4", "c7", "c8"), table.row().subList(0, 4));
    assertEquals(7, table.row().stream().filter(id -> !id.isEmpty()).count());
    table.buyNothing();
    assertFalse(table.state().over());
    table.bid();
    assertTrue(table.state().board.last());
  }

  @Rule("COI-90")
  @Test
  void slots_stay_empty_when_the_discards_run_out() {
    var everything = everythingBut("c1");
    var table = Table.at(TWO + "row=c1 deck=score-c 1.store=" + everything).endRound();
    assertEquals(List.of("c1", "", "", "", "", "", ""), table.row());
  }

  private static String everythingBut(String id) {
    return java.util.Arrays.stream(Building.values())
        .flatMap(
            building -> {
              int copies = Components.STANDARD.copies[building.ordinal()][2];
              int left = building.id().equals(id) ? copies - 1 : copies;
              return java.util.Collections.nCopies(left, building.id()).stream();
            })
        .collect(Collectors.joining(","));
  }

  @Rule("COI-91")
  @Test
  void the_last_end_round_scores_and_gives_nothing_else() {
    var table = Table.at(LAST + "row=a1,a2,a3,a4,a5 1.cities=start:a9,a3 1.coins=4").endRound();
    assertTrue(table.state().over());
    table.has(1, 5, 0);
    assertEquals(List.of("a1", "a2", "a3", "a4", "a5"), table.row().subList(0, 5));
    assertEquals(0, table.player(1).hand);
    assertEquals(2, table.player(1).points(2));
  }

  @Rule("COI-91")
  @Test
  void snyle_still_chooses_in_the_last_end_round() {
    var table = Table.at(LAST + "towns=expansion 1.towns=snyle 1.cities=start:a3").endRound();
    assertEquals(Step.WILD, table.state().step);
    table.play(1, "yield srikas");
    assertTrue(table.state().over());
  }

  private static int line(Table table, int seat, String key) {
    return table.state().result().standings().get(seat - 1).lines().stream()
        .filter(line -> line.key().equals(key))
        .mapToInt(Result.Line::points)
        .sum();
  }

  @Rule("COI-92")
  @Test
  void each_bonus_goes_to_who_alone_has_most() {
    var table =
        Table.at(
            "nations=plain seats=2 step=over 1.coins=8 2.coins=7 1.cities=start:;a@red-dunes:"
                + " 2.cities=start:a1,a3;a@burnt-ridge: 1.hand=mayor 1.towns=turnwick,pitstow"
                + " 2.towns=woolmoor");
    assertEquals(2, line(table, 1, "most-coins"));
    assertEquals(2, line(table, 2, "most-distance"));
    assertEquals(2, line(table, 2, "most-of-a-good"));
    assertEquals(2, line(table, 1, "most-cards"));
    assertEquals(3, line(table, 1, "most-towns"));
    assertEquals(0, line(table, 2, "most-towns"));
  }

  @Rule("COI-92")
  @Test
  void a_tie_gives_nobody_the_bonus_and_at_least_1_is_needed() {
    var table =
        Table.at(
            "nations=plain seats=3 step=over 1.coins=8 2.coins=8 3.coins=1"
                + " 1.cities=start:a1;a@red-dunes: 2.cities=start:a3;a@amber-shore:"
                + " 1.hand=mayor 2.hand=mayor 1.towns=turnwick 2.towns=woolmoor");
    for (Bonus bonus : Bonus.values()) {
      for (int seat = 1; seat <= 3; seat++) {
        assertEquals(0, line(table, seat, bonus.id()), bonus.id());
      }
    }
    var nothing = Table.at("nations=plain seats=2 step=over 1.coins=0 2.coins=0");
    assertEquals(0, line(nothing, 1, "most-coins") + line(nothing, 2, "most-coins"));
  }

  @Rule("COI-92")
  @Test
  void topping_two_tracks_oneself_is_no_tie() {
    var table = Table.at("nations=plain seats=2 step=over 1.cities=start:a1,a3 2.cities=start:a2");
    assertEquals(2, line(table, 1, "most-of-a-good"));
  }

  @Rule("COI-92")
  @Test
  void owned_cards_are_hand_draw_and_discard_piles() {
    var table =
        Table.at(
            "nations=plain seats=2 step=over 1.hand=mayor 1.citizen=scholar;cartographer"
                + " 1.military=captain;soldier");
    assertEquals(5, Finish.amount(table.state(), 0, Bonus.MOST_CARDS));
    assertEquals(4, Finish.amount(table.state(), 1, Bonus.MOST_CARDS));
  }

  @Rule("COI-93")
  @Test
  void each_stored_building_costs_1_and_points_may_fall_below_0() {
    var table = Table.at("nations=plain seats=2 step=over 1.coins=0 2.coins=0 1.store=a1,a1,b8");
    assertEquals(-3, line(table, 1, "stored"));
    assertEquals(-3, table.state().result().standings().getFirst().score());
  }

  private static Result result(String position) {
    return Table.at("nations=plain seats=2 step=over " + position).state().result();
  }

  @Rule("COI-94")
  @Test
  void ties_are_broken_by_coins_then_by_goods_and_then_shared() {
    assertEquals("points 1:12 2:7", result("1.points=10,0,0 2.points=7,0,0 1.coins=8").text());
    Result coins = result("1.points=3,0,0 2.points=5,0,0 1.coins=8");
    assertEquals("coins 1:5 2:5", coins.text());
    Result goods = result("1.points=3,0,0 2.points=3,0,0 1.cities=start:a1,a3 2.cities=start:a3");
    assertEquals("goods 1:3 2:3", goods.text());
    Result even = result("1.points=3,0,0 2.points=3,0,0 1.cities=start:a1 2.cities=start:a3");
    assertEquals("shared 1:3 1:3", even.text());
  }
}
