package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/// The guided first games.
class LearnIT {
  @Test
  void every_lesson_can_be_played_to_its_end_and_resumed_in_the_middle() {
    try (var visitor = new Visitor()) {
      for (String game : Games.ALL) {
        learn(visitor, game);
      }
    }
  }

  private static void learn(Visitor visitor, String game) {
    Page page = visitor.open("/learn/" + game).page;
    page.locator(".teacher .say").waitFor();
    int steps = 0;
    while (page.locator("#show-me").count() > 0) {
      String expected = page.locator(".teacher .now").getAttribute("data-expect");
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
