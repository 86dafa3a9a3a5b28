package loggia.testkit.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import loggia.kernel.Decision;
import loggia.kernel.Journal;
import loggia.kernel.JsonError;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class CampanileTest {
  private static final String CHOOSING = "mason hand 3,17,30 mason hand 1,2,32";

  @Test
  @Rule("SAM-01")
  void everybody_begins_with_three_hidden_stones_of_their_own() {
    var state = Table.GAME.begin(Setup.of(Table.GAME.manual(), 4, 7));
    long held = 0;
    for (Mason mason : state.masons()) {
      assertEquals(3, Long.bitCount(mason.hand()));
      held |= mason.hand();
    }
    assertEquals(12, Long.bitCount(held));
    assertEquals(20, Long.bitCount(state.pile()));
  }

  @Test
  @Rule("SAM-01")
  void one_stone_is_drawn_before_the_next_round_and_only_held_stones_can_be_chosen() {
    var next = Table.at(CHOOSING + " chosen 2").play(1, "choose 3").play(1, "keep").state();
    assertEquals(2, next.round());
    assertEquals(3, Long.bitCount(next.masons().get(0).hand()));
    assertEquals(new CampanileReason.NotInHand(5), Table.at(CHOOSING).refuses(1, "choose 5"));
  }

  @Test
  void who_changes_a_choice_unasked_may_take_that_back_and_ends_what_another_could() {
    String three = CHOOSING + " mason hand 4,5,6";
    var match = Table.at(three).play(1, "choose 3").play(2, "choose 1").match();
    assertTrue(match.mayUndo(Seat.TWO));
    var changed = match.decide(new Decision(Seat.ONE, "choose 17"), Journal.NONE);
    assertFalse(changed.state().awaited().contains(Seat.ONE));
    assertFalse(changed.mayUndo(Seat.TWO));
    assertEquals(match.state(), changed.undo(Seat.ONE, Journal.NONE).state());
  }

  @Test
  @Rule("SAM-02")
  void the_prize_is_a_roll_of_the_die() {
    var seen = new TreeSet<Integer>();
    for (int seed = 0; seed < 100; seed++) {
      seen.add(Table.GAME.begin(Setup.of(Table.GAME.manual(), 2, seed)).prize());
    }
    assertEquals(List.of(1, 2, 3, 4, 5, 6), List.copyOf(seen));
  }

  @Test
  @Rule("SAM-03")
  void a_secret_choice_may_be_changed_until_the_last_one_is_in() {
    var match = Table.at(CHOOSING).play(1, "choose 17").play(1, "choose 30").match();
    assertEquals(Seats.of(Seat.TWO), match.state().awaited());
    assertEquals(30, match.state().masons().get(0).chosen());
    var otherwise = Table.at(CHOOSING).play(1, "choose 3");
    assertEquals(otherwise.state().view(Seat.TWO), match.state().view(Seat.TWO));
    var done = match.decide(new Decision(Seat.TWO, "choose 1"), Journal.NONE);
    assertThrows(
        Refusal.class, () -> done.decide(new Decision(Seat.TWO, "choose 2"), Journal.NONE));
    assertEquals(
        new CampanileReason.AlreadyChosen(17),
        Table.at("mason hand 3,17 chosen 17 mason hand 1").refuses(1, "choose 17"));
  }

  @Test
  @Rule("SAM-04")
  void the_highest_stone_decides_about_the_prize_and_all_that_were_shown_are_gone() {
    var state = Table.at(CHOOSING + " chosen 32").play(1, "choose 30").state();
    assertEquals(Seats.of(Seat.TWO), state.awaited());
    assertEquals(1, state.masons().get(1).won());
    assertEquals(List.of(30, 32), Stones.list(state.played()));
    assertEquals(List.of(3, 17), Stones.list(state.masons().get(0).hand()));
    assertEquals(new CampanileReason.NobodyHasWon(), Table.at(CHOOSING).refuses(1, "keep"));
    assertEquals(
        new CampanileReason.StonesShown(), Table.at("winner 1 " + CHOOSING).refuses(1, "choose 3"));
  }

  @Test
  @Rule("SAM-05")
  void a_climb_adds_the_die_and_a_one_loses_everything() {
    boolean fell = false;
    boolean rose = false;
    for (int chance = 0; chance < 40; chance++) {
      var before = "prize 5 winner 1 chance " + chance + " " + CHOOSING;
      var state = Table.at(before).play(1, "climb").state();
      if (state.winner() == 1) {
        rose = true;
        assertTrue(state.prize() >= 7 && state.prize() <= 11);
        assertEquals(1, state.climbed());
      } else {
        fell = true;
        assertEquals(2, state.round());
        assertEquals(0, state.masons().get(0).kept());
      }
      assertNotEquals(Table.at(before).state().disclosures(), state.disclosures());
    }
    assertTrue(fell && rose);
  }

  @Test
  @Rule("SAM-05")
  void nobody_climbs_a_fourth_time() {
    assertEquals(
        new CampanileReason.HighEnough(3),
        Table.at("prize 12 climbed 3 winner 1 " + CHOOSING).refuses(1, "climb"));
  }

  @Test
  @Rule("SAM-06")
  void the_game_ends_with_the_last_round_or_with_25_points() {
    assertEquals(
        "rounds 1:3 2:0",
        Table.at("round 4 prize 3 winner 1 " + CHOOSING).play(1, "keep").state().result().text());
    assertEquals(
        "tower 1:25 2:0",
        Table.at("prize 4 winner 1 mason hand 1 kept 21 mason hand 2")
            .play(1, "keep")
            .state()
            .result()
            .text());
    assertFalse(
        Table.at("prize 3 winner 1 mason hand 1 kept 21 mason hand 2")
            .play(1, "keep")
            .state()
            .over());
  }

  @Test
  @Rule("SAM-07")
  void climbs_count_a_point_each_and_rounds_won_decide_between_equals() {
    var result =
        Table.GAME.position("round 5 mason kept 4 climbs 2 won 1 mason kept 6 won 2").result();
    assertEquals("rounds 2:6 1:6", result.text());
  }

  @Test
  void a_position_that_cannot_be_read_says_why() {
    assertEquals(
        "character 1: there is no 'price' in a position",
        problem("price 4 mason hand 1 mason hand 2"));
    assertEquals(
        "character 7, prize: 'mason' is not a whole number from 0 to 999",
        problem("prize mason hand 1 mason hand 2"));
    assertEquals(
        "character 12, hand: '33' is not a whole number from 1 to 32",
        problem("mason hand 33 mason hand 2"));
    assertEquals("it has 1 masons, there must be 2 to 4", problem("mason hand 1"));
    assertEquals(
        "character 7: stone 3 is chosen, but in no hand", problem("mason chosen 3 mason hand 1"));
  }

  private static String problem(String position) {
    var refusal = assertThrows(Refusal.class, () -> Table.GAME.position(position));
    return ((Reasons.BadPosition) refusal.reason()).problem();
  }

  @Test
  void a_component_file_that_does_not_fit_the_rules_is_refused_with_line_and_field() {
    var error =
        assertThrows(
            JsonError.class, () -> Components.read("my.json", "{\n\"stones\": 9, \"sides\": 6}"));
    assertEquals(
        "my.json, line 2, stones: expected a whole number from 28 to 63, but found the number 9",
        error.getMessage());
  }
}
