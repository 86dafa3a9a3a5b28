package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OutlookTest {
  private static double[] outlook(String position) {
    return Table.at(position).state().outlook();
  }

  @Test
  void equal_towns_share_evenly_before_anybody_moves() {
    double[] shares = outlook("phase bonus bonus 1 forest town pop 5 town pop 5 town pop 5");
    for (double share : shares) {
      assertEquals(1.0 / 3, share, 1e-9);
    }
  }

  @Test
  void the_richer_town_is_likelier_to_win_and_more_so_late() {
    String towns = " phase bonus bonus 1 forest town pop 9 church tavern town pop 9";
    double early = outlook("round 2" + towns)[0];
    double late = outlook("round 10" + towns)[0];
    assertTrue(early > 0.5, "early " + early);
    assertTrue(late > early, "late " + late + ", early " + early);
  }

  @Test
  void alone_a_higher_score_looks_better() {
    double poor = outlook("round 9 town pop 5")[0];
    double rich = outlook("round 9 town pop 10 castle a tavern")[0];
    assertTrue(rich > poor);
  }

  @Test
  void alone_a_point_more_counts_about_as_much_as_a_point_less_also_far_above_a_good_score() {
    String low =
        "round 10 phase over town pop 9 food 30 ale 2 houses 4 monks 2 masons 3 bread 2 reputation"
            + " 5 butcher church castle b";
    String middle = low + " cathedral bishop";
    String high = middle + " earl walls barbican";
    assertTrue(score(low) > 90 && score(high) < 160, score(low) + " to " + score(high));
    double less = slope(low, middle);
    double more = slope(middle, high);
    assertTrue(more > 0.7 * less, less + " and then " + more);
  }

  private static double slope(String from, String to) {
    return (outlook(to)[0] - outlook(from)[0]) / (score(to) - score(from));
  }

  private static int score(String position) {
    return Table.at(position).state().result().standings().getFirst().score();
  }

  @Test
  void an_objective_looks_nearer_when_part_of_it_is_there() {
    double far = outlook("objective castle round 5 town pop 10 church")[0];
    double near = outlook("objective castle round 5 town pop 10 walls barbican")[0];
    assertTrue(near > far);
  }

  @Test
  void a_die_that_is_to_be_split_counts_as_if_both_parts_were_used_at_their_best() {
    Table table = Table.at("round 10 dice 4 3 1 1 town pop 6 food 9 master-builder witch b");
    double split = table.play("split 4").state().outlook()[0];
    double parts = table.play("part 2").state().outlook()[0];
    assertTrue(split >= parts);
    double wasted = table.play("increase farms, increase supply").state().outlook()[0];
    assertTrue(parts >= wasted);
  }

  @Test
  void in_the_last_war_who_is_one_short_of_four_points_supports() {
    String war =
        "round 10 phase war war 3 avoid town pop 9 men 3 reputation 1 town pop 9 men 1 town";
    double support = Table.at(war).play(1, "support").state().outlook()[0];
    double avoid = Table.at(war).play(1, "avoid").state().outlook()[0];
    assertTrue(support > avoid, support + " " + avoid);
  }
}
