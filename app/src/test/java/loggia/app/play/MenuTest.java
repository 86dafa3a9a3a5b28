package loggia.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import loggia.kernel.Message;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Names;
import loggia.kernel.Texts;
import org.junit.jupiter.api.Test;

class MenuTest {
  private record Word(String text) implements Move {}

  private static final TerminalTexts TEXTS =
      new TerminalTexts(Texts.kernel("en"), TerminalTexts.terminal("en"), Names.NUMBERS);
  private static final Menu<Word> MENU =
      Menu.of(
          Moves.of(List.of(new Word("build mill"), new Word("build market"), new Word("pass"))),
          TEXTS);

  private static List<String> fitting(String typed) {
    return MENU.fitting(typed).stream().map(item -> item.move().text()).toList();
  }

  @Test
  void a_choice_is_found_by_its_number_its_text_or_part_of_its_name() {
    assertEquals(List.of("build market"), fitting("2"));
    assertEquals(List.of("pass"), fitting("pass"));
    assertEquals(List.of("build market"), fitting("ark"));
    assertEquals(List.of("build mill"), fitting("MILL build"));
    assertEquals(List.of("build mill", "build market"), fitting("build"));
    assertEquals(List.of(), fitting("castle"));
  }

  @Test
  void typing_narrows_the_choices_and_arrows_go_round() {
    var picker = new Picker<>(MENU);
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
  void long_lines_are_broken_at_blanks() {
    assertEquals(List.of("one two", "three"), Page.wrap(List.of("one two three"), 8));
  }

  @Test
  void a_page_never_has_more_lines_than_the_terminal() {
    String body = "a line of the view\n".repeat(100);
    var page = new Page("title");
    page.scroll(1000);
    assertEquals(20, page.lay(body, List.of("news"), new Picker<>(MENU), "help", 80, 20).size());
  }

  @Test
  void both_languages_say_everything_the_terminal_says() {
    Map<String, String> english = TerminalTexts.terminal("en").entries();
    Map<String, String> italian = TerminalTexts.terminal("it").entries();
    assertEquals(english.keySet(), italian.keySet());
    for (Class<?> phrase : TerminalMessage.class.getPermittedSubclasses()) {
      String key = Message.key("play", phrase);
      assertTrue(english.containsKey(key), key);
      assertEquals(
          List.copyOf(new TreeSet<>(TerminalTexts.terminal("en").placeholders(key))),
          List.copyOf(new TreeSet<>(TerminalTexts.terminal("it").placeholders(key))),
          key);
    }
  }
}
