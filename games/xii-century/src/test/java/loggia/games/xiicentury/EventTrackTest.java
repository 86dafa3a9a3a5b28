package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import loggia.kernel.Chance;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventTrackTest {
  private static XiiState begin(int seats, long seed, String difficulty, String events) {
    var options = Map.of("difficulty", difficulty, "events", events, "first", "1");
    return Table.GAME.begin(Setup.of(Table.GAME.manual(), seats, options, List.of(), seed));
  }

  @ParameterizedTest
  @Rule("XII-10")
  @CsvSource({"very-easy,11", "easy,9", "normal,7", "hard,5", "very-hard,3", "forget-about-it,1"})
  void the_difficulty_says_which_rounds_have_an_event(String difficulty, int from) {
    Frame frame = begin(2, 5, difficulty, "random").frame;
    for (int round = 1; round <= 10; round++) {
      assertEquals(round >= from, frame.event(round) != 0, "round " + round);
    }
  }

  @Test
  @Rule("XII-10")
  void forget_about_it_always_opens_with_outlaws() {
    for (long seed = 0; seed < 20; seed++) {
      var frame = begin(2, seed, "forget-about-it", "random").frame;
      assertTrue(frame.strikes(GlobalEvent.OUTLAWS, 1));
    }
  }

  @Test
  @Rule("XII-12")
  void no_event_stands_in_a_third_round_and_the_fixed_attack_counts() {
    for (long seed = 0; seed < 300; seed++) {
      var frame = begin(1, seed, "forget-about-it", "random").frame;
      for (GlobalEvent event : GlobalEvent.ALL) {
        assertTrue(frame.count(event) <= 2, event + " with seed " + seed);
      }
    }
  }

  private static final List<String> BY_DIE =
      List.of("fire", "plague", "famine", "civil-war", "outlaws", "water-storm");

  /// What dice rolled on paper would write on the track; counts what had to be rolled again.
  private static List<String> rolled(long seed, int from, List<String> track, int[] again) {
    long chance = Chance.seeded(seed);
    for (int round = from; round <= 10; ) {
      chance = Chance.next(chance);
      String event = BY_DIE.get(Chance.below(chance, 6));
      if (Collections.frequency(track, event) == 2) {
        again[track.getFirst().equals(event) ? 1 : 0]++;
      } else {
        track.set(round - 1, event);
        round++;
      }
    }
    return track;
  }

  @ParameterizedTest
  @Rule("XII-12")
  @CsvSource({"easy,9", "normal,7", "hard,5", "very-hard,3", "forget-about-it,2"})
  void a_die_for_each_affected_round_says_the_event_and_a_third_is_rolled_again(
      String difficulty, int from) {
    var again = new int[2];
    for (long seed = 0; seed < 100; seed++) {
      var track = new ArrayList<>(Collections.nCopies(10, ""));
      if (from == 2) {
        track.set(0, "outlaws");
      }
      assertEquals(
          rolled(seed, from, track, again),
          begin(2, seed, difficulty, "random").view(Seat.ONE).track(),
          difficulty + " with seed " + seed);
    }
    assertEquals(from <= 7, again[0] > 0, "thirds were rolled again");
    assertEquals(from == 2, again[1] > 0, "outlaws came a third time after the fixed attack");
  }

  @Test
  @Rule("XII-13")
  void players_choose_in_turn_for_each_affected_round() {
    Table table = Table.at(begin(3, 5, "normal", "chosen"));
    assertEquals("event 7 fire", table.moves().getFirst());
    table.play(1, "event 7 fire").play(2, "event 8 fire");
    assertEquals("XII-13: Fire stands in two rounds already.", table.why("event 9 fire"));
    assertEquals(
        "XII-13: Round 9 is next to get its event, not round 10.", table.why("event 10 plague"));
    table.play(3, "event 9 plague").play(1, "event 10 famine");
    assertEquals(1, table.state().round());
    assertFalse(table.state().phase() == Phase.ASSIGN);
    var track = table.state().view(Onlooker.SPECTATOR).track();
    assertEquals(List.of("fire", "fire", "plague", "famine"), track.subList(6, 10));
  }

  @Test
  @Rule("XII-13")
  void the_fixed_attack_counts_among_chosen_events_too() {
    Table table = Table.at(begin(2, 5, "forget-about-it", "chosen"));
    table.play("event 2 outlaws");
    assertFalse(table.offers("event 3 outlaws"));
  }

  @Test
  @Rule("XII-14")
  void everybody_sees_the_track_before_the_first_turn() {
    XiiState state = begin(2, 3, "normal", "random");
    for (var viewer : List.of(Seat.ONE, Seat.TWO)) {
      assertEquals(4, state.view(viewer).track().stream().filter(e -> !e.isEmpty()).count());
    }
    assertEquals(state.view(Seat.ONE).track(), state.view(Onlooker.SPECTATOR).track());
  }

  @Test
  @Rule("XII-82")
  void alone_the_events_are_rolled() {
    assertEquals(
        "Option 'events' cannot be 'chosen' with 1 seat.",
        Table.error(() -> begin(1, 5, "normal", "chosen")));
  }
}
