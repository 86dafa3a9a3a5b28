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
        Arrays.stream(texts).map(text -> new Menu.Choice(text, text)).toList(),
        List.of(texts),
        new MenuKeys());
  }

  private static List<String> keys(MenuKeys keys, List<String> tried, String... possible) {
    return keys.of(List.of(possible), tried);
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
  void a_choice_keeps_its_key_whatever_else_becomes_possible() {
    var keys = new MenuKeys();
    var first = List.of("build mill", "build church", "end");
    assertEquals(List.of("2", "e"), keys(keys, first, "build church", "end"));
    var later = List.of("build church", "save", "build mill", "end");
    assertEquals(List.of("2", "3", "1"), keys(keys, later, "build church", "save", "build mill"));
    assertEquals(List.of("1"), keys(keys, List.of("sell bread"), "sell bread"));
    assertEquals(List.of("2"), keys(keys, first, "build church"));
  }

  @Test
  void what_is_counted_has_its_number_and_the_second_of_its_kind_a_letter() {
    var keys = new MenuKeys();
    var dice = List.of("die 2", "die 5", "reserve 2", "raise 2", "lower 2 1");
    assertEquals(
        List.of("2", "5", "r2", "ra2", "10"), keys(keys, dice, dice.toArray(String[]::new)));
    assertEquals(List.of("r2"), keys(keys, List.of("reserve 2"), "reserve 2"));
    assertEquals(List.of("3"), keys(keys, List.of("part 3"), "part 3"));
  }

  @Test
  void a_number_is_a_key_and_never_part_of_a_name() {
    Menu bids = menu("bid 12", "pay 13 coins");
    assertEquals(List.of(), bids.fitting("13"));
    var picker = new Picker(bids);
    picker.type("1");
    assertEquals(2, picker.items().size());
    assertEquals(Optional.empty(), picker.picked());
    picker.type("2");
    assertEquals("bid 12", picker.picked().orElseThrow().text());
  }

  @Test
  void the_keys_of_passing_and_ending_are_no_letters_of_another_choice() {
    Menu discards = menu("discard plague", "discard miracle");
    assertEquals(List.of(), discards.fitting("p"));
    assertEquals(1, discards.fitting("pl").size());
    var picker = new Picker(discards);
    picker.type("p");
    assertEquals(Optional.empty(), picker.picked());
    picker.type("lague");
    assertEquals("discard plague", picker.picked().orElseThrow().text());
  }

  @Test
  void commands_are_no_words_of_a_choice_unless_a_stroke_says_so() {
    var picker = new Picker(menu("build school", "say mass"));
    picker.type("s");
    assertTrue(picker.isCommand());
    picker.type("ay hello");
    assertTrue(picker.isCommand());
    assertEquals(2, picker.items().size());
    picker.clear();
    picker.type("/say");
    assertEquals("say mass", picker.picked().orElseThrow().text());
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
  void after_what_fitted_nothing_typing_begins_anew() {
    var picker = new Picker(MENU);
    picker.type("zzz");
    picker.refuse();
    assertEquals(Optional.empty(), picker.picked());
    picker.type("p");
    assertEquals("pass", picker.picked().orElseThrow().text());
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
