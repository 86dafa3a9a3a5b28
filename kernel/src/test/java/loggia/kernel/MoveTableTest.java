package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveTableTest {
  private record Go(int step) implements Move {
    @Override
    public String text() {
      return "go " + step;
    }
  }

  private static MoveTable<Go> table(int size) {
    return new MoveTable<>(IntStream.range(0, size).mapToObj(Go::new).toList());
  }

  @Test
  void a_menu_lists_the_moves_whose_bits_are_set_in_the_order_of_the_table() {
    Moves<Go> menu = table(64).menu(1L << 63 | 0b1010);
    assertEquals(List.of(new Go(1), new Go(3), new Go(63)), menu.toList());
    assertEquals(3, menu.size());
    assertTrue(menu.contains(new Go(63)));
    assertFalse(menu.contains(new Go(0)));
    assertFalse(menu.contains(new Go(64)));
  }

  @Test
  void an_empty_menu_is_empty() {
    assertTrue(table(3).menu(0).isEmpty());
    assertTrue(Moves.<Go>none().isEmpty());
    assertEquals(List.of(), table(3).menu(0).toList());
  }

  @Test
  void moves_are_read_by_their_text_and_found_by_value() {
    var table = table(5);
    assertSame(table.get(4), table.read("go 4").orElseThrow());
    assertEquals(Optional.empty(), table.read("go 5"));
    assertEquals(4, table.indexOf(new Go(4)));
    assertEquals(-1, table.indexOf(new Go(5)));
  }

  @Test
  void more_than_64_moves_are_refused() {
    var error = assertThrows(IllegalArgumentException.class, () -> table(65));
    assertEquals("65 moves do not fit into a long", error.getMessage());
  }
}
