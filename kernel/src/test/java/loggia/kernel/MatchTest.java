package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Pebbles.Act;
import loggia.kernel.Pebbles.Heap;
import org.junit.jupiter.api.Test;

class MatchTest {
  private static Match<Heap, Act> play(String... decisions) {
    var match = Match.begin(new Pebbles(), Setup.of(Pebbles.MANUAL, 2, 3));
    for (String decision : decisions) {
      match = match.decide(decision(decision), Journal.NONE);
    }
    return match;
  }

  private static Decision decision(String text) {
    return new Decision(Seat.of(text.charAt(0) - '1'), text.substring(2));
  }

  private static Reason refused(Match<Heap, Act> match, String text) {
    return assertThrows(Refusal.class, () -> match.decide(decision(text), Journal.NONE)).reason();
  }

  @Test
  void own_choices_are_taken_back_one_by_one() {
    var match = play("1 take", "1 take", "1 undo");
    assertEquals(play("1 take").state(), match.state());
    assertEquals(3, match.number());
    assertTrue(match.mayUndo(Seat.ONE));
    var back = match.decide(Decision.undo(Seat.ONE), Journal.NONE);
    assertEquals(play().state(), back.state());
    assertFalse(back.mayUndo(Seat.ONE));
    assertInstanceOf(Reasons.NothingToUndo.class, refused(back, "1 undo"));
  }

  @Test
  void the_end_of_one_s_turn_can_be_taken_back_until_another_decides() {
    var match = play("1 take", "1 pass");
    assertTrue(match.mayUndo(Seat.ONE));
    assertFalse(match.mayUndo(Seat.TWO));
    var later = match.decide(decision("2 take"), Journal.NONE);
    assertFalse(later.mayUndo(Seat.ONE));
    assertTrue(later.mayUndo(Seat.TWO));
    var back = later.decide(decision("2 undo"), Journal.NONE);
    assertFalse(back.mayUndo(Seat.ONE), "the other seat did decide, even if it took that back");
  }

  @Test
  void nothing_is_taken_back_over_chance() {
    var match = play("1 take", "1 pass", "2 roll");
    assertFalse(match.mayUndo(Seat.TWO));
    assertInstanceOf(Reasons.NothingToUndo.class, refused(match, "2 undo"));
  }

  @Test
  void a_game_that_is_over_stays_over() {
    var match = play("1 take", "1 take", "1 take", "1 pass", "2 take", "2 take");
    assertTrue(match.state().over());
    assertFalse(match.mayUndo(Seat.TWO));
    assertInstanceOf(Reasons.GameOver.class, refused(match, "1 take"));
  }

  @Test
  void a_refused_decision_leaves_the_match_as_it_was() {
    var match = play("1 take");
    assertInstanceOf(Reasons.NotAwaited.class, refused(match, "2 take"));
    assertInstanceOf(Reasons.NotAwaited.class, refused(match, "5 take"));
    assertInstanceOf(Reasons.UnknownMove.class, refused(match, "1 dance"));
    assertEquals(new Pebbles.TookEnough(3), refused(match, "1 roll"));
    assertEquals(1, match.number());
    assertEquals(play("1 take").state(), match.state());
  }

  @Test
  void an_undo_is_told() {
    var log = Journal.pages();
    play("1 take").decide(Decision.undo(Seat.ONE), log);
    assertEquals(List.of(new Undone(Seat.ONE)), log.visibleTo(Onlooker.SPECTATOR));
  }

  @Test
  void a_match_at_a_position_has_no_past() {
    var setup = Setup.of(Pebbles.MANUAL, 2, 3);
    var match = Match.at(new Pebbles(), setup, play("1 take").state());
    assertFalse(match.mayUndo(Seat.ONE));
    assertEquals(0, match.number());
  }

  @Test
  void hasten_plays_what_leaves_no_choice() {
    var state = play("1 take", "1 take", "1 take").state();
    assertEquals(Seat.TWO, state.hasten().turn());
  }
}
