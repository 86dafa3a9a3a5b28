package loggia.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageTest {
  private static List<String> lay(Picker picker, Page page, int columns, int rows) {
    return page.lay(picker, List.of("help"), columns, rows).stream()
        .map(AttributedString::toString)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"80,24", "120,45", "200,60", "20,5"})
  void whatever_does_not_fit_is_said_and_can_be_scrolled_to(int columns, int rows) {
    var situation = new Sample(100, 80);
    var picker = new Picker(situation.menu());
    var page = new Page(situation, false);
    List<String> first = lay(picker, page, columns, rows);
    assertTrue(first.size() <= rows, first::toString);
    assertTrue(first.stream().allMatch(line -> line.length() <= columns), first::toString);
    picker.move(-1);
    page.scroll(1000);
    List<String> last = lay(picker, page, columns, rows);
    assertTrue(last.stream().anyMatch(line -> line.startsWith("> 80 ")), last::toString);
    if (rows >= 24) {
      assertTrue(first.stream().anyMatch(line -> line.contains("more choices: 0 above")));
      assertTrue(first.stream().anyMatch(line -> line.contains("below: Page down")));
      assertTrue(last.contains("board 100"), last::toString);
      assertTrue(last.stream().anyMatch(line -> line.contains("above: Page up")));
    }
  }

  @Test
  void every_line_of_the_board_and_every_choice_can_be_reached() {
    var situation = new Sample(60, 30);
    var picker = new Picker(situation.menu());
    var page = new Page(situation, false);
    var seen = new java.util.HashSet<String>();
    for (int i = 0; i < 60; i++) {
      seen.addAll(lay(picker, page, 80, 24));
      picker.move(1);
      page.scroll(1);
    }
    IntStream.rangeClosed(1, 60).forEach(n -> assertTrue(seen.contains("board " + n), "" + n));
    IntStream.rangeClosed(1, 30)
        .forEach(n -> assertTrue(seen.contains("> " + n + " choice " + n), "choice " + n));
  }

  @Test
  void what_fits_is_shown_whole_without_any_mark() {
    var situation = new Sample(5, 3);
    List<String> lines = lay(new Picker(situation.menu()), new Page(situation, false), 80, 24);
    assertEquals(5, lines.stream().filter(line -> line.startsWith("board ")).count());
    assertTrue(lines.stream().noneMatch(line -> line.contains("more")), lines::toString);
  }
}
