package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumbersTest {
  private static void write(Numbers numbers) {
    numbers.number(0);
    numbers.number(0.5);
    numbers.flag(false);
    numbers.flag(true);
    numbers.oneOf(2, 4);
    numbers.oneOf(-1, 3);
    numbers.bits(0b1_0110, 4);
    numbers.bits(1L << 63 | 1, 64);
    numbers.bits(-1, 2);
  }

  @Test
  void what_is_not_zero_is_kept_with_the_place_it_has_among_all() {
    var all = new float[81];
    write(Numbers.into(all));
    var sparse = new SparseNumbers();
    write(sparse.at(0));
    var again = new float[all.length];
    for (int i = 0; i < sparse.size(); i++) {
      again[sparse.place(i)] = sparse.value(i);
    }
    assertArrayEquals(all, again);
    assertEquals(9, sparse.size());
    assertEquals(81, sparse.place());
  }

  @Test
  void what_is_written_anew_replaces_what_was_there_and_a_copy_stays() {
    var sparse = new SparseNumbers();
    write(sparse.at(0));
    SparseNumbers kept = sparse.kept();
    sparse.at(0).number(7);
    assertEquals(1, sparse.size());
    assertEquals(7, sparse.value(0));
    assertEquals(9, kept.size());
    assertEquals(0.5f, kept.value(0));
  }
}
