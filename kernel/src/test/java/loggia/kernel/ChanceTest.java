package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChanceTest {
  private static final int ROLLS = 60_000;

  /// Chi-square over the faces: far above this a generator is not even.
  private static double unevenness(int[] counts, int all) {
    double expected = (double) all / counts.length;
    double square = 0;
    for (int count : counts) {
      square += (count - expected) * (count - expected) / expected;
    }
    return square / (counts.length - 1);
  }

  @Test
  void every_face_comes_equally_often() {
    for (int faces : new int[] {2, 6, 7, 100}) {
      var counts = new int[faces];
      long chance = Chance.seeded(5);
      for (int i = 0; i < ROLLS; i++) {
        chance = Chance.next(chance);
        counts[Chance.below(chance, faces)]++;
      }
      assertTrue(unevenness(counts, ROLLS) < 2.5, faces + " faces");
    }
  }

  @Test
  void successive_rolls_do_not_depend_on_each_other() {
    var pairs = new int[36];
    long chance = Chance.seeded(9);
    for (int i = 0; i < ROLLS; i++) {
      long first = Chance.next(chance);
      chance = Chance.next(first);
      pairs[6 * Chance.below(first, 6) + Chance.below(chance, 6)]++;
    }
    assertTrue(unevenness(pairs, ROLLS) < 2.5);
  }

  @Test
  void neighbouring_seeds_roll_differently() {
    var counts = new int[6];
    for (int seed = 0; seed < ROLLS; seed++) {
      counts[Chance.below(Chance.next(Chance.seeded(seed)), 6)]++;
    }
    assertTrue(unevenness(counts, ROLLS) < 4);
  }

  @Test
  void the_same_seed_rolls_the_same() {
    assertEquals(Chance.bits(Chance.seeded(3)), Chance.bits(Chance.seeded(3)));
    assertNotEquals(Chance.bits(Chance.seeded(3)), Chance.bits(Chance.seeded(4)));
  }

  @Test
  void branches_never_meet_each_other_nor_their_root() {
    long root = Chance.seeded(1);
    Set<Long> seen = new HashSet<>();
    for (int branch = -1; branch < 20; branch++) {
      long chance = branch < 0 ? root : Chance.split(root, branch);
      for (int i = 0; i < 500; i++) {
        chance = Chance.next(chance);
        assertTrue(seen.add(Chance.bits(chance)), "branch " + branch + ", number " + i);
      }
    }
  }

  @Test
  void splitting_is_even_too() {
    var counts = new int[6];
    for (int branch = 0; branch < ROLLS; branch++) {
      counts[Chance.below(Chance.split(77, branch), 6)]++;
    }
    assertTrue(unevenness(counts, ROLLS) < 4);
  }

  @Test
  void a_shuffle_puts_every_card_everywhere_equally_often_and_leaves_the_rest_alone() {
    var places = new int[16];
    long chance = Chance.seeded(11);
    for (int i = 0; i < 20_000; i++) {
      byte[] cards = {9, 0, 1, 2, 3, 9};
      chance = Chance.shuffle(cards, 1, 5, chance);
      assertEquals(9, cards[0]);
      assertEquals(9, cards[5]);
      for (int place = 0; place < 4; place++) {
        places[4 * place + cards[place + 1]]++;
      }
    }
    assertTrue(unevenness(places, 80_000) < 3);
  }

  @Test
  void a_shuffle_of_one_card_takes_no_chance() {
    assertEquals(42, Chance.shuffle(new byte[] {1}, 0, 1, 42));
  }
}
