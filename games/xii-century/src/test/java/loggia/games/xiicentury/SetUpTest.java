package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import loggia.kernel.Chance;
import loggia.kernel.Manual;
import loggia.kernel.Onlooker;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class SetUpTest {
  private static XiiState begin(int seats, long seed, Map<String, String> options) {
    return Table.GAME.begin(Setup.of(Table.GAME.manual(), seats, options, List.of(), seed));
  }

  @Test
  @Rule({"XII-01", "XII-03", "XII-04"})
  void one_to_five_towns_begin_with_four_dice_in_reserve_and_nothing_else() {
    for (int seats = 1; seats <= 5; seats++) {
      XiiState state = begin(seats, 7, Map.of());
      assertEquals(seats, state.towns.length);
      assertEquals(1, state.round());
      for (Town town : state.towns) {
        assertEquals("town", TownText.write(town));
        assertEquals(List.of(2, 3, 4, 5), Explain.reserve(town));
        assertEquals(6, town.freeSlots());
      }
    }
  }

  @Test
  @Rule("XII-80")
  void a_war_hero_cannot_come_to_a_lone_town() {
    for (int seats = 1; seats <= 2; seats++) {
      var setup = Setup.of(Table.GAME.manual(), seats, 7);
      var ids = Table.GAME.components(setup).stream().map(Manual.Component::id).toList();
      assertEquals(seats > 1, ids.contains("war-hero"));
      assertTrue(ids.contains("earl"));
    }
  }

  @Test
  @Rule("XII-01")
  void zero_or_six_players_are_refused() {
    String zero = Table.error(() -> begin(0, 7, Map.of()));
    assertEquals("0 seats do not fit: this game is for 1 to 5.", zero);
    String six = Table.error(() -> begin(6, 7, Map.of()));
    assertEquals("6 seats do not fit: this game is for 1 to 5.", six);
  }

  @Test
  @Rule("XII-01")
  void the_game_ends_after_ten_rounds() {
    Table table = Table.spent("round 10 town pop 2 food 9");
    assertTrue(table.play("done").state().over());
    assertEquals(10, Table.spent("round 9 town").play("done").state().round());
  }

  /// A seed whose first dice are these.
  private static long seed(int... dice) {
    for (long seed = 0; ; seed++) {
      long chance = Chance.seeded(seed);
      int rolled = 0;
      while (rolled < dice.length) {
        chance = Chance.next(chance);
        if (1 + Chance.below(chance, 6) != dice[rolled]) {
          break;
        }
        rolled++;
      }
      if (rolled == dice.length) {
        return seed;
      }
    }
  }

  /// Whose turn comes first when these dice are rolled and nothing else, and then 6 and 5 as the
  /// shared dice.
  private static int first(int seats, int... dice) {
    int[] all = Arrays.copyOf(dice, dice.length + 2);
    all[dice.length] = 6;
    all[dice.length + 1] = 5;
    XiiState state = begin(seats, seed(all), Map.of("difficulty", "very-easy"));
    var view = state.view(Onlooker.SPECTATOR);
    assertEquals(List.of(6, 5), view.shared().stream().map(XiiView.DieView::value).toList());
    assertEquals(view.first(), state.awaited().first().number());
    return view.first();
  }

  @Test
  @Rule("XII-02")
  void each_player_rolls_one_die_and_the_lowest_has_the_first_turn() {
    assertEquals(2, first(2, 4, 2));
    assertEquals(1, first(2, 5, 6));
    assertEquals(2, first(3, 5, 1, 3));
    assertEquals(5, first(5, 6, 5, 4, 3, 2));
  }

  @Test
  @Rule("XII-02")
  void only_those_who_tie_for_lowest_roll_again_as_often_as_they_tie() {
    assertEquals(3, first(4, 3, 1, 1, 5, 4, 2));
    assertEquals(2, first(3, 2, 2, 2, 6, 1, 6));
    assertEquals(1, first(3, 4, 4, 6, 3, 3, 1, 2));
  }

  @Test
  @Rule({"XII-02", "XII-13"})
  void the_lowest_die_also_chooses_the_first_event() {
    XiiState state = begin(3, seed(5, 1, 3), Map.of("events", "chosen"));
    assertEquals(2, state.awaited().first().number());
  }

  @Test
  @Rule("XII-02")
  void the_lowest_die_is_first_and_ties_for_lowest_roll_again() {
    int ties = 0;
    for (long seed = 0; seed < 200; seed++) {
      long chance = Chance.seeded(seed);
      List<Integer> rolling = List.of(0, 1, 2, 3);
      while (rolling.size() > 1) {
        var rolls = new int[4];
        for (int seat : rolling) {
          chance = Chance.next(chance);
          rolls[seat] = 1 + Chance.below(chance, 6);
        }
        int lowest = rolling.stream().mapToInt(seat -> rolls[seat]).min().orElseThrow();
        rolling = rolling.stream().filter(seat -> rolls[seat] == lowest).toList();
        ties += rolling.size() > 1 ? 1 : 0;
      }
      int first = Clock.first(begin(4, seed, Map.of()).clock);
      assertEquals(rolling.getFirst(), first, "seed " + seed);
    }
    assertTrue(ties > 10, "ties were seen");
  }

  @Test
  @Rule("XII-02")
  void the_first_player_can_be_named_instead() {
    assertEquals(2, Clock.first(begin(4, 1, Map.of("first", "3")).clock));
  }

  @Test
  void wrong_options_are_refused_with_the_right_ones() {
    assertEquals(
        "Option 'difficulty' cannot be 'brutal'; it can be: very-easy, easy, normal, hard,"
            + " very-hard, forget-about-it.",
        Table.error(() -> begin(2, 1, Map.of("difficulty", "brutal"))));
    assertEquals(
        "Option 'objective' cannot be 'castle' with 2 seats.",
        Table.error(() -> begin(2, 1, Map.of("objective", "castle"))));
    assertEquals(
        "There is no option 'dragons'; there are: difficulty, events, objective, first, sheet.",
        Table.error(() -> begin(2, 1, Map.of("dragons", "yes"))));
  }
}
