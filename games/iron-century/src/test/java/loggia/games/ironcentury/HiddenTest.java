package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.TreeSet;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class HiddenTest {
  private static final int WORLDS = 200;

  private static boolean always(IronState state, int viewer, int holder, String card) {
    var random = new SplittableRandom(3);
    int index = state.set().find(card).orElseThrow().index;
    for (int i = 0; i < WORLDS; i++) {
      if (!state.imagine(Table.seat(viewer), random).holding(holder - 1).holds(index)) {
        return false;
      }
    }
    return true;
  }

  @Test
  @Rule("IC-70")
  void cities_pile_sizes_and_pass_are_public_and_hands_are_not() {
    var state =
        Table.at(
                "seats 2; run-outs 1; city 1 newton huygens; hand 1 kidd truce; city 2 cromwell;"
                    + " hand 2 spy; pile attack*2")
            .state();
    var view = (IronView) state.view(Onlooker.SPECTATOR);
    assertEquals(2, view.pass());
    assertEquals(2, view.pile().getFirst().count());
    assertEquals(97 - 6, view.deck());
    assertEquals(2, view.cities().getFirst().handSize());
    assertTrue(view.hand().isEmpty());
    var own = (IronView) state.view(Seat.ONE);
    assertEquals(
        java.util.List.of("pirates", ""), own.hand().stream().map(g -> g.culture()).toList());
  }

  @Test
  @Rule("IC-70")
  void what_a_spy_saw_is_known_to_its_user_alone_until_it_leaves_the_hand() {
    var table =
        Table.at(
                "seats 3; city 1 newton; hand 1 spy; city 2 cromwell; hand 2 kidd tituba; city 3"
                    + " la-voisin")
            .play(1, "use spy against 2")
            .passes(2)
            .play(1, "strike tituba");
    assertTrue(always(table.state(), 1, 2, "kidd"));
    assertEquals(false, always(table.state(), 3, 2, "kidd"));
    table.play(1, "end").passesOn().play(2, "draw").play(2, "put kidd");
    assertEquals(0, table.state().knowledge.size(0, 1));
  }

  @Test
  @Rule("IC-70")
  void everybody_remembers_cards_that_went_to_a_hand_openly() {
    var exiled =
        Table.at("seats 3; city 1 newton; hand 1 exile; city 2 cromwell kidd; city 3 la-voisin")
            .play(1, "use exile on kidd");
    assertTrue(always(exiled.state(), 1, 2, "kidd"));
    assertTrue(always(exiled.state(), 3, 2, "kidd"));
    var recovered =
        Table.at(
                "seats 3; city 1 newton; hand 1 miracle; city 2 cromwell; city 3 la-voisin; pile"
                    + " kidd")
            .play(1, "use miracle on kidd");
    assertTrue(always(recovered.state(), 2, 1, "kidd"));
  }

  @Test
  @Rule("IC-70")
  void whoever_loses_a_card_to_black_colours_knows_where_it_is() {
    var table =
        Table.at(
                "seats 3; city 1 henry-morgan colours@henry-morgan; city 2 cromwell; hand 2 kidd;"
                    + " city 3 la-voisin; hand 3 tituba")
            .play(1, "use colours")
            .passes(2, 3);
    assertTrue(always(table.state(), 2, 1, "kidd"));
    assertEquals(false, always(table.state(), 3, 1, "kidd"));
  }

  @Test
  @Rule("IC-70")
  void a_card_that_may_have_been_taken_unseen_is_with_one_of_the_two() {
    var table =
        Table.at(
                "seats 3; city 1 henry-morgan colours@henry-morgan; city 2 cromwell; hand 2 kidd"
                    + " attack; city 3 la-voisin; hand 3 truce; knows 3 2 kidd")
            .play(1, "use colours")
            .passes(2, 3);
    var random = new SplittableRandom(9);
    int kidd = table.state().set().find("kidd").orElseThrow().index;
    var places = new TreeSet<Integer>();
    for (int i = 0; i < WORLDS; i++) {
      IronState world = table.state().imagine(Seat.THREE, random);
      boolean first = world.holding(0).holds(kidd);
      assertTrue(first || world.holding(1).holds(kidd), world::text);
      places.add(first ? 1 : 2);
    }
    assertEquals(2, places.size());
  }

  @Test
  @Rule("IC-70")
  void a_spy_makes_sure_again_what_was_unsure() {
    String start =
        "seats 3; turn 3; city 1 henry-morgan; city 2 cromwell; city 3 la-voisin; hand 3 spy;"
            + " unsure 3 2 1 2 kidd; ";
    var moved =
        Table.at(start + "hand 1 kidd tituba; hand 2 attack")
            .play(3, "use spy against 2")
            .resolves();
    assertTrue(always(moved.state(), 3, 1, "kidd"));
    var kept =
        Table.at(start + "hand 1 attack tituba; hand 2 kidd")
            .play(3, "use spy against 1")
            .resolves();
    assertTrue(always(kept.state(), 3, 2, "kidd"));
  }

  @Test
  @Rule({"IC-41", "IC-70"})
  void who_is_asked_does_not_depend_on_what_is_in_the_hands() {
    var state =
        Table.at(
                "seats 3; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; hand 2 truce;"
                    + " city 3 la-voisin; hand 3 milton")
            .play(1, "attack scientists kidd")
            .state();
    var random = new SplittableRandom(4);
    for (int i = 0; i < WORLDS; i++) {
      assertEquals(state.awaited(), state.imagine(Seat.ONE, random).awaited());
    }
  }
}
