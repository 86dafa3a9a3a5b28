package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameRecordTest {
  private static final String WHOLE =
      """
      loggia record 1
      game pebbles
      rules 2
      seats 2
      option heap 5
      option first 2
      option pebbles standard
      seed -17
      name 1 Ada
      name 2 Bruno di Pisa
      decisions
      2 take
      2 undo
      2 take
      2 pass
      1 take
      1 take
      1 take
      1 pass
      2 take
      result empty 2:0 1:1
      """;

  private static String problem(String text) {
    var error =
        assertThrows(
            RecordError.class, () -> GameRecord.read(text).replay(new Pebbles(), List.of()));
    return String.valueOf(error.getMessage());
  }

  @Test
  void what_is_read_is_written_again() {
    assertEquals(WHOLE, GameRecord.read(WHOLE).write());
    assertEquals(GameRecord.read(WHOLE), GameRecord.read(GameRecord.read(WHOLE).write()));
  }

  @Test
  void a_record_is_replayed_to_its_end() {
    var match = GameRecord.read(WHOLE).replay(new Pebbles(), List.of());
    assertTrue(match.state().over());
    assertEquals(9, match.number());
  }

  @Test
  void a_record_is_made_from_a_match_and_its_decisions() {
    var read = GameRecord.read(WHOLE);
    var match = read.replay(new Pebbles(), List.of());
    assertEquals(read, GameRecord.of(match, read.names(), read.decisions()));
  }

  @Test
  void a_record_of_earlier_rules_is_replayed_and_written_under_them() {
    String older = WHOLE.replace("rules 2", "rules 1");
    assertEquals(
        "line 21: the record has a result, but the game is not over there", problem(older));
    var record = GameRecord.read(older.replace("result empty 2:0 1:1", "2 take"));
    var match = record.replay(new Pebbles(), List.of());
    assertTrue(match.state().over());
    assertEquals(1, GameRecord.of(match, record.names(), record.decisions()).rules());
  }

  @Test
  void it_can_be_stopped_anywhere_and_continued() {
    var record = GameRecord.read(WHOLE);
    for (int stop = 0; stop <= record.decisions().size(); stop++) {
      var match = record.replay(new Pebbles(), List.of(), stop, Journal.NONE);
      for (Decision decision : record.decisions().subList(stop, record.decisions().size())) {
        match = match.decide(decision, Journal.NONE);
      }
      assertEquals("empty 2:0 1:1", match.state().result().text());
    }
  }

  @Test
  void empty_lines_comments_other_line_ends_and_a_byte_order_mark_are_for_people() {
    String other = "\uFEFF# mine\r\n\r\n" + WHOLE.replace("\n", "  \r\n# and so on\r\n");
    assertEquals(GameRecord.read(WHOLE), GameRecord.read(other));
  }

  @Test
  void the_line_of_an_error_is_that_of_the_file_and_not_of_a_tidy_one() {
    String other = WHOLE.replace("decisions\n", "# here we go\n\ndecisions\n");
    assertTrue(problem(other.replace("2 pass", "2 roll")).startsWith("line 17: "));
    assertTrue(problem(other.replace("2:0 1:1", "1:9 2:0")).startsWith("line 23: "));
    assertTrue(problem(other.replace("heap 5", "heap 6")).startsWith("line 5: "));
  }

  @Test
  void a_record_that_was_not_read_has_the_lines_of_its_written_form() {
    var read = GameRecord.read(WHOLE.replace("2 pass", "2 roll"));
    var made =
        new GameRecord(
            read.game(),
            read.rules(),
            read.seats(),
            read.options(),
            read.seed(),
            read.names(),
            read.decisions(),
            read.result());
    var error = assertThrows(RecordError.class, () -> made.replay(new Pebbles(), List.of()));
    assertEquals(15, error.line());
    assertEquals(read.write(), made.write());
  }

  @Test
  void names_fit_into_their_lines() {
    var match = Match.begin(new Pebbles(), Setup.of(Pebbles.MANUAL, 2, 3));
    var record = GameRecord.of(match, List.of("  Ada\nB.  ", " "), List.of());
    assertEquals(List.of("Ada B.", "#2"), record.names());
    assertEquals(record, GameRecord.read(record.write()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          loggia record 1 | loggia record 2 | line 1: 'loggia record 2' is a newer format than this program reads
          loggia record 1 | [White "Ada"] | line 1: this is no Loggia record: one begins with 'loggia record 1'
          game pebbles | game chess | line 2: this is a record of chess, not of pebbles
          game pebbles | # | line 11: there is no line 'game'
          rules 2 | rules 3 | line 3: rules version 3 is unknown here, where version 2 is played
          rules 2 | rules two | line 3: 'two' is not a number
          rules 2 | # | line 11: there is no line 'rules'
          seats 2 | seats 9 | line 4: it cannot be 9, only 1 to 8
          seats 2 | seats 3 | line 4: 3 seats do not fit: this game is for 2 to 2.
          seats 2 | seats 1 | line 11: there are 2 names for 1 seats
          seats 2 | # | line 11: there is no line 'seats'
          option heap 5 | option heap 6 | line 5: Option 'heap' cannot be '6'; it can be: 5, 7.
          option heap 5 | option heap | line 5: an option needs a key and a value
          option first 2 | option last 2 | line 6: There is no option 'last'; there are: heap, first, pebbles.
          option first 2 | option heap 5 | line 6: 'option heap' stands here a second time
          pebbles standard | pebbles sha256:00 | line 7: The file for 'pebbles' with the hash sha256:00 is needed.
          seed -17 | seed 99999999999999999999 | line 8: '99999999999999999999' is not a number
          seed -17 | rules 2 | line 8: 'rules' stands here a second time
          seed -17 | # | line 11: there is no line 'seed'
          name 2 Bruno | name 3 Bruno | line 10: expected 'name 2' and a name
          decisions | decisionen | line 11: unknown word 'decisionen'
          2 pass | 3 pass | line 15: it cannot be 3, only 1 to 2
          2 pass | pass | line 15: a decision is a seat number and a move, not 'pass'
          2 pass | two pass | line 15: 'two' is not a number
          2 pass | 1 pass | line 15: seat 1 may not 'pass': #1 has nothing to decide now.
          2 pass | 2 dance | line 15: seat 2 may not 'dance': There is no move 'dance' in this game.
          2 pass | 2 roll | line 15: seat 2 may not 'roll': Take at most 3, and roll only before.
          2 pass | 1 undo | line 15: seat 1 may not 'undo': There is nothing you could take back: undo ends where somebody else has decided, or something was rolled, drawn or shown.
          1 pass | result empty 2:0 1:1 | line 20: nothing may follow the result
          empty 2:0 | empty 1:0 | line 21: the record says 'empty 1:0 1:1', but the game ends with 'empty 2:0 1:1'
          """)
  void a_damaged_or_foreign_record_is_refused_with_line_and_reason(
      String right, String wrong, String problem) {
    assertEquals(problem, problem(WHOLE.replaceFirst(right.replace("[", "\\["), wrong)));
  }

  @Test
  void a_record_that_breaks_off_is_refused() {
    assertEquals("line 1: the file is empty", problem(""));
    assertEquals("line 2: there is no line 'decisions'", problem("loggia record 1\ngame pebbles"));
    assertEquals(
        "line 20: the record has a result, but the game is not over there",
        problem(WHOLE.replace("1 pass\n2 take\n", "1 pass\n")));
  }
}
