package loggia.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import loggia.kernel.Message;
import org.junit.jupiter.api.Test;

class MenuTest {
  private static Menu menu(String... texts) {
    return Menu.of(
        Arrays.stream(texts).map(text -> new Menu.Choice(text, text)).toList(), List.of(texts));
  }

  private static final Menu MENU = menu("build mill", "build market", "pass");

  private static List<String> fitting(String typed) {
    return MENU.fitting(typed).stream().map(Menu.Item::text).toList();
  }

  @Test
  void a_choice_is_found_by_its_key_its_text_or_part_of_its_name() {
    assertEquals(List.of("build market"), fitting("2"));
    assertEquals(List.of("pass"), fitting("pass"));
    assertEquals(List.of("pass"), fitting("p"));
    assertEquals(List.of("build market"), fitting("ark"));
    assertEquals(List.of("build mill"), fitting("MILL build"));
    assertEquals(List.of("build mill", "build market"), fitting("build"));
    assertEquals(List.of(), fitting("castle"));
    assertEquals(List.of(), fitting(" "));
  }

  @Test
  void keys_stay_put_whatever_else_is_possible() {
    Menu bids = menu("bid 2", "bid 8", "stay");
    assertEquals(List.of("2", "8", "3"), bids.items().stream().map(Menu.Item::key).toList());
    var all = List.of("build mill", "build market", "build church", "end");
    Menu few =
        Menu.of(
            List.of(new Menu.Choice("build church", "Church"), new Menu.Choice("end", "End")), all);
    assertEquals(List.of("3", "e"), few.items().stream().map(Menu.Item::key).toList());
  }

  @Test
  void no_two_choices_have_one_key() {
    Menu dice = menu("take 5", "take 1", "reserve 1", "reserve 5", "save", "pass", "done", "end");
    assertEquals(dice.items().size(), dice.items().stream().map(Menu.Item::key).distinct().count());
  }

  @Test
  void typing_narrows_the_choices_and_arrows_go_round() {
    var picker = new Picker(MENU);
    picker.move(-1);
    assertEquals("pass", picker.picked().orElseThrow().text());
    picker.type("/");
    picker.type("m");
    assertEquals(2, picker.items().size());
    picker.move(1);
    assertEquals("build market", picker.picked().orElseThrow().text());
    picker.clear();
    assertEquals(3, picker.items().size());
  }

  @Test
  void what_fits_no_choice_picks_none() {
    var picker = new Picker(MENU);
    "zzz".chars().forEach(letter -> picker.type(Character.toString(letter)));
    assertEquals(Optional.empty(), picker.picked());
    picker.move(1);
    assertEquals(Optional.empty(), picker.picked());
  }

  @Test
  void a_question_keeps_the_mark_where_it_is() {
    var picker = new Picker(MENU);
    picker.move(1);
    picker.type("?");
    assertEquals("build market", picker.picked().orElseThrow().text());
  }

  @Test
  void long_lines_are_broken_at_blanks_and_stay_indented() {
    assertEquals(List.of("one two", "three"), Page.wrap(List.of("one two three"), 8));
    assertEquals(List.of("  one two", "  three"), Page.wrap(List.of("  one two three"), 10));
  }

  @Test
  void both_languages_say_everything_the_terminal_says() {
    Map<String, String> english = TerminalTexts.terminal("en").entries();
    Map<String, String> italian = TerminalTexts.terminal("it").entries();
    assertEquals(english.keySet(), italian.keySet());
    for (Class<?> message : TerminalMessage.class.getPermittedSubclasses()) {
      String key = Message.key("play", message);
      assertTrue(english.containsKey(key), key);
      assertEquals(
          List.copyOf(new TreeSet<>(TerminalTexts.terminal("en").placeholders(key))),
          List.copyOf(new TreeSet<>(TerminalTexts.terminal("it").placeholders(key))),
          key);
    }
  }
}
