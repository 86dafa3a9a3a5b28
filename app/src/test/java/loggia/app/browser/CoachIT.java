package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The coach at the table: analysis, practice, advice.
class CoachIT {
  private static final double LONG = 300_000;

  @ParameterizedTest
  @CsvSource({"1280, 720", "390, 844"})
  void a_finished_game_is_analysed_from_its_result_and_practised(int width, int height) {
    try (var visitor = new Visitor(width, height, ColorScheme.LIGHT)) {
      Page page = visitor.open("/table/" + visitor.open(Study.of("xii-century"))).page;
      page.locator("dialog.result .analyse").click();
      page.locator(".coach svg.curve").waitFor(new Locator.WaitForOptions().setTimeout(LONG));
      page.locator(".coach h3", new Page.LocatorOptions().setHasText("Marked decisions"))
          .waitFor(new Locator.WaitForOptions().setTimeout(LONG));
      assertEquals(List.of(), Axe.objections(page));
      assertEquals(true, page.evaluate("document.documentElement.scrollHeight <= innerHeight"));
      assertEquals(true, page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
      page.locator(".coach svg.curve").click();
      page.waitForURL(url -> url.contains("at="));
      seatWithMarks(page);
      page.locator(".coach .marked .mention").first().focus();
      assertThat(page.locator("#component-card")).isVisible();
      practise(page);
    }
  }

  /// Somebody has erred in this game.
  private static void seatWithMarks(Page page) {
    for (Locator seat : page.locator(".coach .who button").all()) {
      seat.focus();
      page.keyboard().press("Enter");
      if (page.locator(".coach .marked li").count() > 0) {
        return;
      }
    }
    throw new AssertionError("nothing is marked");
  }

  private static void practise(Page page) {
    int marked = page.locator(".coach .marked li").count();
    page.locator(".coach .marked .to").first().click();
    page.locator(".coach button.main").last().click();
    assertThat(page.locator(".practice .step")).containsText("1 of " + marked);
    page.locator("#show-answer").click();
    assertThat(page.locator("[data-advised]").first()).isAttached();
    for (int i = 0; i < marked; i++) {
      page.locator("#next-practice").click();
    }
    assertThat(page.locator(".practice .step")).containsText("0 of " + marked);
    page.locator(".practice button").last().click();
    assertThat(page.locator(".practice")).hasCount(0);
  }

  @Test
  void an_answer_is_right_or_asked_for_again() {
    try (var visitor = new Visitor()) {
      Page page = visitor.open("/table/" + visitor.open(Study.of("iron-century"))).page;
      page.locator("dialog.result .analyse").click();
      page.locator(".coach h3", new Page.LocatorOptions().setHasText("Marked decisions"))
          .waitFor(new Locator.WaitForOptions().setTimeout(LONG));
      seatWithMarks(page);
      page.locator(".coach button.main").last().click();
      page.locator("#show-answer").waitFor();
      for (int i = 0; i < 60 && page.locator("#show-answer").count() > 0; i++) {
        Locator choices = page.locator(".the-board [data-move]:not([data-move=undo])");
        choices.nth(i % choices.count()).dispatchEvent("click");
        assertThat(page.locator(".practice [role=status]")).not().hasText("");
      }
      assertThat(page.locator(".practice [role=status]")).hasText("Right!");
    }
  }

  @Test
  void who_plays_against_bots_may_ask_what_a_master_would_do_and_everybody_sees_it() {
    try (var visitor = new Visitor()) {
      String id = visitor.table("xii-century", List.of(Visitor.me(), Visitor.bot()));
      Page page = visitor.sit(id).page;
      visitor.waitForTurn();
      page.locator("button.advise").click();
      page.locator("ol.advice li").first().waitFor();
      assertThat(page.locator("[data-advised='1']").first()).isVisible();
      assertEquals(List.of(), Axe.objections(page));
      visitor.drawer("players");
      assertThat(page.locator(".players")).containsText("advised: 1");
      visitor.drawer("log");
      assertThat(page.locator(".log")).containsText("what a master would do");
    }
  }
}
