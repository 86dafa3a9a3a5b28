package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The lessons: guided first games, and what comes later in a game.
class LearnIT {
  @Test
  void every_lesson_can_be_played_to_its_end_and_resumed_in_the_middle() {
    try (var visitor = new Visitor()) {
      for (String game : Games.ALL) {
        learn(visitor, game);
      }
    }
  }

  @Test
  void every_second_lesson_can_be_played_to_its_end() {
    try (var visitor = new Visitor()) {
      for (String game : Games.ALL) {
        learn(visitor, game + "?part=2");
      }
    }
  }

  /// What is expected is marked on the board, inside the window, also where a card has to be picked
  /// up first; nothing has to be looked for in a list.
  @ParameterizedTest
  @CsvSource({"1280, 720, 1", "390, 844, 1", "1280, 720, 2"})
  void the_lessons_of_1600_are_played_by_clicking_what_is_marked(int width, int height, int part) {
    try (var visitor = new Visitor(width, height, ColorScheme.LIGHT)) {
      Page page = visitor.open("/learn/iron-century?part=" + part).page;
      page.locator(".teacher .say").waitFor();
      for (int clicks = 0; page.locator("#show-me").count() > 0; clicks++) {
        assertTrue(clicks < 60, "the lesson does not end");
        var marked = page.locator(".expected:not(.all-choices *)").first();
        marked.waitFor();
        assertThat(marked).isInViewport();
        marked.click();
        assertThat(page.locator(".teacher .problem")).hasCount(0);
      }
      assertThat(page.locator(".teacher h2")).isVisible();
    }
  }

  @Test
  void the_lesson_of_city_of_iron_shows_all_ten_goods_it_speaks_of() {
    try (var visitor = new Visitor()) {
      Page page = visitor.open("/learn/city-of-iron").page;
      page.locator(".teacher .say").waitFor();
      for (int[] desk : List.of(new int[] {1280, 720}, new int[] {1366, 768})) {
        page.setViewportSize(desk[0], desk[1]);
        for (String part : List.of(".city-goods", ".city-hand")) {
          Object hidden =
              page.locator(part).evaluate("part => part.scrollHeight - part.clientHeight");
          assertEquals(0, hidden, part + " at " + desk[0] + " x " + desk[1]);
        }
      }
    }
  }

  private static void learn(Visitor visitor, String game) {
    Page page = visitor.open("/learn/" + game).page;
    page.locator(".teacher .say").waitFor();
    int steps = 0;
    while (page.locator("#show-me").count() > 0) {
      String expected = page.locator(".teacher .now").getAttribute("data-expect");
      if (visitor.choice(expected).count() == 0) {
        // A card has to be picked up first: then what it may be used on is offered.
        page.locator(".expected").first().dispatchEvent("click");
      }
      visitor.choose(expected);
      steps++;
      if (steps == 2) {
        String say = page.locator(".teacher .say").innerText();
        page.reload();
        assertThat(page.locator(".teacher .say")).hasText(say);
      }
      assertTrue(steps < 100, game + " does not end");
      assertThat(page.locator(".teacher .problem")).hasCount(0);
    }
    assertThat(page.locator(".teacher h2")).isVisible();
    assertTrue(steps > 4, game + " has " + steps + " steps");
  }
}
