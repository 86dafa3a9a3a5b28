package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import loggia.kernel.Result.Line;
import loggia.kernel.Result.Tally;
import org.junit.jupiter.api.Test;

class ResultTest {
  private static Tally tally(int points, int more, int tie) {
    return new Tally(
        List.of(new Line("a", points), new Line("b", more)), List.of(new Line("tie", tie)));
  }

  @Test
  void lines_make_the_score_and_tie_breaks_decide_between_equals() {
    var result = Result.ranked("end", List.of(tally(3, 2, 1), tally(9, -1, 0), tally(5, 0, 4)));
    assertEquals("end 3:5 1:8 2:5", result.text());
    assertEquals(Seats.of(Seat.TWO), result.winners());
  }

  @Test
  void equals_share_a_rank_and_the_next_is_skipped() {
    var result = Result.ranked("end", List.of(tally(5, 0, 1), tally(0, 0, 0), tally(2, 3, 1)));
    assertEquals("end 1:5 3:0 1:5", result.text());
    assertEquals(Seats.of(Seat.ONE).with(Seat.THREE), result.winners());
  }
}
