package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The rulebook's sample round.
class SampleRoundTest {
  private static final int SAM = 1;
  private static final int JULIA = 2;
  private static final int MARK = 3;
  private static final int MARY = 4;
  private static final GameRecord RECORD = GameRecord.read(Fixtures.text("sample-round.record"));

  /// Until the four have decided what they buy.
  private static Table played(int before) {
    int count = RECORD.decisions().size() - before;
    return new Table(RECORD.replay(Table.GAME, List.of(), count, Journal.NONE).state());
  }

  @Rule("COI-22")
  @Test
  void the_turn_order_is_mary_sam_julia_mark() {
    var view = (CoiView) played(28).state().view(Seat.ONE);
    assertEquals(List.of(MARY, SAM, JULIA, MARK), view.turnOrder());
  }

  @Rule("COI-84")
  @Test
  void incomes_are_3_5_4_5_and_the_coins_then_as_printed() {
    var before = played(6);
    assertEquals(Step.CONFIRM, before.state().step);
    assertEquals(3, before.income(MARY));
    assertEquals(5, before.income(SAM));
    assertEquals(4, before.income(JULIA));
    assertEquals(5, before.income(MARK));
    var after = played(5);
    after.has(MARY, 4, 1);
    after.has(SAM, 8, 0);
    after.has(JULIA, 4, 1);
    after.has(MARK, 8, 0);
  }

  @Rule("COI-81")
  @Test
  void eight_cards_left_the_row_four_are_swept_and_two_a_cards_remain() {
    var before = played(6);
    assertEquals(4, before.row().stream().filter(id -> !id.isEmpty()).count());
    Board board = played(5).state().board;
    assertEquals(12, Integer.bitCount(board.filled()));
    assertTrue(board.deck[board.drawn + 2] == Board.SCORE);
    assertEquals(0, ComponentsCheck.deck(board.deck[board.drawn] - 1));
  }

  @Rule("COI-88")
  @Test
  void sam_alone_buys_and_the_next_bid_order_is_mark_julia_sam_mary() {
    var table = played(0);
    assertEquals(6, table.player(SAM).coins);
    assertEquals(List.of("scholar", "inventor"), table.hand(SAM));
    var view = (CoiView) table.state().view(Seat.ONE);
    assertEquals(List.of(MARK, JULIA, SAM, MARY), view.bidOrder());
    assertEquals(2, view.round());
  }
}
