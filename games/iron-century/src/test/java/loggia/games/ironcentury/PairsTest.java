package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.SparseNumbers;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class PairsTest {
  @Test
  @Rule("IC-60")
  void cards_of_the_one_culture_of_the_turn_go_into_both_cities_of_a_pair() {
    Table.at(
            "seats 4; pairs; city 1 newton; hand 1 kidd jean-bart sea-fort colours milton; city 2"
                + " cromwell; city 3 henry-morgan; city 4 la-voisin")
        .play(1, "give kidd", "put jean-bart", "give sea-fort", "attach colours henry-morgan")
        .city(3, "kidd", "sea-fort", "colours")
        .city(1, "jean-bart")
        .refuses(1, "give milton", "IC-12");
    Table.at(
            "seats 4; city 1 newton; hand 1 kidd; city 2 cromwell; city 3 richelieu; city 4"
                + " la-voisin")
        .refuses(1, "give kidd", "IC-60");
  }

  @Test
  @Rule("IC-61")
  void a_pair_wins_when_both_partners_have_five_cultures() {
    String others = "city 2 cromwell; city 4 la-voisin; ";
    String one = "city 1 newton bellarmine milton bathory kidd; ";
    Table.at("seats 4; pairs; " + one + others + "city 3 galileo mazarin bunyan tituba jean-bart")
        .play(1, "end")
        .ends("pair 1:10 3:2 1:10 3:2");
    Table.at("seats 4; pairs; " + one + others + "city 3 galileo mazarin bunyan tituba")
        .play(1, "end")
        .awaits(2);
  }

  @Test
  @Rule("IC-61")
  void at_the_second_run_out_the_counts_of_a_pair_are_summed() {
    String start = "seats 4; pairs; step draw; run-outs 1; deck attack; rest pile; ";
    Table.at(
            start
                + "city 1 newton bellarmine; city 2 cromwell kidd; city 3 galileo milton; city 4"
                + " la-voisin")
        .play(1, "draw")
        .ends("run-out 1:4 3:3 1:4 3:3");
    Table.at(
            start
                + "edition it; city 1 newton; city 2 cromwell kidd jean-bart; city 3 galileo"
                + " milton; city 4 la-voisin")
        .play(1, "draw")
        .ends("run-out 3:1 1:2 3:1 1:2");
    Table.at(
            start
                + "city 1 newton bellarmine; city 2 cromwell kidd; city 3 galileo; city 4"
                + " la-voisin")
        .play(1, "draw")
        .ends("draw 1:3 1:3 1:3 1:3");
  }

  @Test
  @Rule("IC-62")
  void partners_do_not_see_each_others_hands_and_attackers_come_from_one_city() {
    var table =
        Table.at(
                "seats 4; pairs; city 1 newton; hand 1 attack; city 2 cromwell kidd; city 3 galileo"
                    + " huygens; hand 3 tituba; city 4 la-voisin")
            .refuses(1, "attack scientists kidd", "IC-20")
            .refuses(1, "attack scientists huygens", "IC-20");
    var view = (IronView) table.state().view(Table.seat(1));
    assertEquals(0, view.cities().get(2).known().size());
    assertEquals(1, view.cities().get(2).handSize());
  }

  @Test
  @Rule({"IC-43", "IC-62"})
  void a_partner_is_never_an_opponent() {
    var table =
        Table.at(
            "seats 4; pairs; city 1 newton huygens; hand 1 attack spy betrayal levy; city 2"
                + " cromwell kidd; hand 2 truce; city 3 galileo milton; hand 3 edict; city 4"
                + " la-voisin");
    assertTrue(table.moves(1).contains("use spy against 2"));
    table
        .refuses(1, "use spy against 3", "IC-42")
        .refuses(1, "use betrayal on milton", "IC-42")
        .refuses(1, "attack scientists milton", "IC-20")
        .play(1, "use levy")
        .passes(2, 3, 1)
        .awaits(2)
        .play(2, "discard truce")
        .awaits(1);
  }

  @Test
  void who_learns_from_numbers_can_tell_a_match_in_pairs_from_one_without() {
    var game = new IronCentury();
    var alone = Setup.of(game.manual(), 4, 5);
    var paired = Setup.of(game.manual(), 4, Map.of(IronCentury.PAIRS, "true"), List.of(), 5);
    assertEquals(1, numbers(game, paired) - numbers(game, alone));
  }

  /// How many are not zero.
  private static int numbers(IronCentury game, Setup setup) {
    var numbers = new SparseNumbers();
    game.features(setup).orElseThrow().write(game.begin(setup), Seat.ONE, numbers);
    return numbers.size();
  }
}
