package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import loggia.kernel.Refusal;
import org.junit.jupiter.api.Test;

class PositionTest {
  @Test
  void a_line_that_says_little_is_a_whole_position() {
    CoiState state = Table.GAME.position("seats=2");
    assertEquals(state, Table.GAME.position(state.text()));
    assertEquals(21, Integer.bitCount(state.player(0).deck));
    assertEquals(45 + 3, state.board.deck.length);
  }

  @Test
  void errors_say_what_is_wrong() {
    assertTrue(problem("x=1").contains("there is no key 'x'"));
    assertTrue(problem("seats=5").contains("it can be 2 to 4"));
    assertTrue(problem("1.hand=scholr").contains("there is no 'scholr'"));
    assertTrue(problem("row").contains("key=value"));
    assertTrue(problem("step=lunch").contains("there is no 'lunch'"));
    assertTrue(problem("1.military=scholar;").contains("not of this kind"));
    assertTrue(problem("seats=2 seats=3").contains("twice"));
  }

  private static String problem(String position) {
    return String.valueOf(
        assertThrows(Refusal.class, () -> Table.GAME.position(position)).getMessage());
  }
}
