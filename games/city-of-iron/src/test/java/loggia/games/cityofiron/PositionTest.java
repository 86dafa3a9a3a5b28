package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import loggia.kernel.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
  @Test
  void a_line_that_says_little_is_a_whole_position() {
    CoiState state = Table.GAME.position("seats=2");
    assertEquals(state, Table.GAME.position(state.text()));
    assertEquals(21, Integer.bitCount(state.player(0).deck));
    assertEquals(45 + 3, state.board.deck.length);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "x=1|character 1: there is no key 'x'",
        "seats=5|character 7, seats: '5' is not a whole number from 2 to 4",
        "seats=2 1.hand=spy,scholr|character 20, 1.hand: there is no 'scholr'",
        "row|character 1: 'row' is not of the form key=value",
        "seats=2 row=-,-,-,-,-,-,-,-|character 13, row: there are only 7 slots",
        "step=lunch|character 6, step: there is no 'lunch'",
        "1.military=scholar;|character 12, 1.military: scholar is not of this kind",
        "seats=2 seats=3|character 9: 'seats' is there twice",
        "seats=2 order=1,2,3|character 15, order: there must be 2 numbers, not 3",
        "seats=2 order=1,3|character 17, order: '3' is not a whole number from 1 to 2",
        "piles=lorpha|character 7, piles: there must be four lists, starless first, separated by"
            + " ';'",
        "1.points=1,2,3,4|character 10, 1.points: points are scored three times, not 4",
        "1.cities=start:a1,z9|character 19, 1.cities: there is no 'z9'",
        "chance=high|character 8, chance: 'high' is not a hexadecimal number",
        "components=sha256:0|character 12, components: the file of the components sha256:0 is"
            + " missing",
      })
  void a_bad_position_is_refused_with_what_is_wrong_and_where(String position, String problem) {
    assertEquals("This position cannot be read: " + problem, problem(position));
  }

  private static String problem(String position) {
    return String.valueOf(
        assertThrows(Refusal.class, () -> Table.GAME.position(position)).getMessage());
  }
}
