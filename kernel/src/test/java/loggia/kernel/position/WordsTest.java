package loggia.kernel.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import loggia.kernel.Named;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class WordsTest {
  private record Stone(String id) implements Named {}

  private static final List<Stone> STONES = List.of(new Stone("marble"), new Stone("slate"));

  private static void refuses(String problem, Executable reading) {
    var refusal = assertThrows(Refusal.class, reading);
    assertEquals(new Reasons.BadPosition(problem), refusal.reason());
  }

  @Test
  void keys_and_values_follow_each_other() {
    Words words = Words.of("  round 3   stone marble slate ");
    assertEquals("round", words.key().text());
    assertEquals(3, words.next().number(1, 9));
    assertTrue(words.key().is("stone"));
    assertEquals(STONES, words.rest().stream().map(word -> word.named(STONES)).toList());
    assertFalse(words.hasNext());
  }

  @Test
  void an_error_says_what_is_wrong_and_where() {
    Words words = Words.of("round 12 stone brick");
    words.key();
    refuses(
        "character 7, round: '12' is not a whole number from 1 to 9",
        () -> words.next().number(1, 9));
    words.key();
    refuses(
        "character 16, stone: 'brick' is none of marble, slate", () -> words.next().named(STONES));
    refuses("character 21, stone: something is missing", words::next);
  }

  @Test
  void a_long_list_of_what_could_stand_there_is_not_told() {
    var many = IntStream.range(0, 40).mapToObj(i -> new Stone("s" + i)).toList();
    refuses("character 1: there is no 'x'", () -> Words.of("x").next().named(many));
  }

  @Test
  void numbers_keep_their_bounds_and_chance_has_64_bits() {
    assertEquals(-2, Words.of("-2").next().number(-5, 5));
    assertEquals(Long.MIN_VALUE, Words.of("" + Long.MIN_VALUE).next().wide());
    assertEquals(-1L, Words.of("ffffffffffffffff").next().hex());
    assertEquals(1, Words.of("2").next().seat(3));
    for (String wrong : List.of("", "x", "1.5", "99999999999999999999", "+1")) {
      var word = new Word(wrong, "chance", 4);
      assertThrows(Refusal.class, () -> word.number(0, 9));
      assertThrows(Refusal.class, () -> word.seat(2));
    }
    refuses(
        "character 1: '9223372036854775808' is not a whole number",
        () -> Words.of("9223372036854775808").next().wide());
  }

  @Test
  void constants_are_spelt_in_lower_case_with_hyphens() {
    assertEquals("nanoseconds", Named.idOf(TimeUnit.NANOSECONDS));
    assertEquals(TimeUnit.DAYS, Words.of("days").next().constant(TimeUnit.class));
    assertThrows(Refusal.class, () -> Words.of("DAYS").next().constant(TimeUnit.class));
  }

  @Test
  void what_is_inside_a_word_knows_its_place_too() {
    Word word = Words.of("city a@shore:b1,b2").rest().get(1);
    assertEquals("a@shore", word.before(':').text());
    List<Word> buildings = word.after(':').orElseThrow().split(',');
    assertEquals(List.of(14, 17), buildings.stream().map(Word::at).toList());
    refuses(
        "character 17: there is no building 'b2'",
        () -> buildings.get(1).found(_ -> Optional.empty(), "building"));
    assertEquals(List.of(), new Word("", "", 1).split(','));
    assertEquals(2, new Word(",", "", 1).split(',').size());
    assertEquals(Optional.empty(), word.after('#'));
  }

  @Test
  void parts_of_a_line_are_words_with_their_own_places() {
    List<Words> parts = Words.parts("seats 2; ; closed;turn 3;", ';');
    assertEquals(3, parts.size());
    assertEquals("closed", parts.get(1).key().text());
    refuses("character 18, closed: something is missing", () -> parts.get(1).next());
    Words turn = parts.get(2);
    turn.key();
    refuses("character 24, turn: '3' is too much", turn::end);
  }

  @Test
  void keys_may_come_in_any_order_and_are_taken_once() {
    var keys = new Keys("step=action round=3 wild=");
    assertEquals(3, keys.number("round", 1, 1, 9));
    assertEquals(4, keys.number("seats", 4, 2, 4));
    assertEquals("", keys.take("wild").orElseThrow().text());
    refuses(
        "character 6, step: 'action' is none of bid, build",
        () -> keys.oneOf("step", "bid", "build"));
    keys.end();
  }

  @Test
  void keys_that_are_unknown_double_or_none_are_refused() {
    refuses("character 1: there is no key 'rond'", () -> new Keys("rond=3").end());
    refuses("character 5: 'a' is there twice", () -> new Keys("a=1 a=2"));
    refuses("character 1: 'round' is not of the form key=value", () -> new Keys("round"));
    refuses("character 1: '=3' is not of the form key=value", () -> new Keys("=3"));
  }

  @Test
  void a_line_is_written_as_it_is_read() {
    assertEquals(
        "round 3; closed; hand 1 spy",
        Line.ofParts()
            .put("round", 3)
            .put("closed")
            .putUnlessZero("dry", 0)
            .put("hand", "1 spy")
            .toString());
    assertEquals(
        "round 3 phase pick", Line.ofWords().put("round", 3).put("phase", "pick").toString());
    assertEquals("round=3 wild=", Line.ofKeys().put("round", 3).put("wild", "").toString());
  }
}
