package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextsTest {
  enum Thing implements Named {
    BELL;

    @Override
    public String id() {
      return "bell";
    }
  }

  record Rang(Seat seat, Thing thing, int times, boolean loud, List<Seat> heard, Optional<Seat> by)
      implements Event {}

  record Heard(Seats seats, Rang what) implements Event {}

  private static final Rang TWICE =
      new Rang(Seat.ONE, Thing.BELL, 2, true, List.of(Seat.TWO, Seat.THREE), Optional.empty());

  private static Texts texts(String... lines) {
    var bytes = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    return Texts.of("en", new ByteArrayInputStream(bytes));
  }

  private static String say(String template, Message message) {
    return texts("name.bell=Glocke à", message.key() + "=" + template)
        .say(message, Names.of(List.of("Ada")));
  }

  @Test
  void a_key_is_the_kind_and_the_name_in_kebab_case() {
    assertEquals("event.rang", TWICE.key());
    assertEquals("reason.nothing-to-undo", new Reasons.NothingToUndo().key());
    assertEquals("move.rang", Message.key("move", Rang.class));
  }

  @Test
  void braces_show_seats_by_name_and_things_in_the_language() {
    assertEquals(
        "Ada rings Glocke à 2, true, #2, #3, ''",
        say("{seat} rings {thing} {times}, {loud}, {heard}, '{by}'", TWICE));
  }

  @Test
  void a_number_chooses_between_one_and_many() {
    assertEquals("2 times", say("{times} {times#time|times}", TWICE));
    var once = new Rang(Seat.ONE, Thing.BELL, 1, false, List.of(), Optional.of(Seat.TWO));
    assertEquals("1 time", say("{times} {times#time|times}", once));
  }

  @Test
  void a_condition_chooses_between_two_forms() {
    String template = "{loud?loud|soft} {heard?heard|unheard} {by?by {|alone} {times?x|}";
    assertEquals("loud heard", say("{loud?loud|soft} {heard?heard|unheard}", TWICE));
    assertEquals("alone", say("{by?together|alone}", TWICE));
    assertEquals(List.of("loud", "heard", "times"), Template.read(template).placeholders());
  }

  @Test
  void messages_and_sets_of_seats_can_stand_in_a_sentence() {
    var texts = texts("event.rang={times} rings", "event.heard={seats} heard {what}");
    assertEquals("#1, #2 heard 2 rings", texts.say(new Heard(Seats.all(2), TWICE), Names.NUMBERS));
  }

  @Test
  void a_brace_that_names_nothing_stays_and_a_missing_text_shows() {
    assertEquals("{nobody}", say("{nobody}", TWICE));
    assertEquals(TWICE.toString(), texts("a=b").say(TWICE, Names.NUMBERS));
    assertEquals("no.such.key", texts("a=b").get("no.such.key"));
    assertEquals(Optional.empty(), texts("a=b").find("no.such.key"));
  }

  @Test
  void dollar_signs_and_backslashes_in_names_are_only_themselves() {
    var texts = texts("event.rang={seat}");
    assertEquals("$1\\", texts.say(TWICE, _ -> "$1\\"));
  }

  @Test
  void a_game_has_the_kernel_s_texts_too_and_keys_are_sorted() {
    var texts = texts("zoo=z", "aaa=a");
    assertEquals("The game is over.", texts.get("reason.game-over"));
    var keys = List.copyOf(texts.entries().keySet());
    assertEquals(keys.stream().sorted().toList(), keys);
  }

  @Test
  void both_languages_of_the_kernel_have_the_same_keys_and_braces() {
    var english = Texts.kernel("en");
    var italian = Texts.kernel("it");
    assertEquals(english.entries().keySet(), italian.entries().keySet());
    for (String key : english.entries().keySet()) {
      assertEquals(
          english.placeholders(key).stream().distinct().sorted().toList(),
          italian.placeholders(key).stream().distinct().sorted().toList(),
          key);
    }
  }

  @Test
  void a_language_without_a_file_is_named() {
    var error = assertThrows(IllegalArgumentException.class, () -> Texts.kernel("xx"));
    assertEquals("no message file for language xx", error.getMessage());
  }
}
