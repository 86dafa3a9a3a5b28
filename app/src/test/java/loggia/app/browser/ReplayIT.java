package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Looking back at a game: at a point, by itself, and playing on from there.
class ReplayIT {
  @Test
  void a_finished_game_can_be_seen_at_any_point_and_played_on_from_there() {
    try (var visitor = new Visitor()) {
      String table = visitor.table("xii-century", List.of(Visitor.bot(), Visitor.bot()));
      Page page = visitor.open("/table/" + table).page;
      page.locator(".status.over").waitFor(new Locator.WaitForOptions().setTimeout(120_000));

      visitor.open("/replay/" + table + "?at=57");
      assertThat(page.locator(".scrubber output")).containsText("57/");
      visitor.waitForBoard();
      String there = page.locator(".zone.own").innerText();

      page.locator("[aria-label='One forward']").click();
      assertThat(page.locator(".scrubber output")).containsText("58/");
      assertTrue(page.url().endsWith("at=58"), page.url());
      page.keyboard().press("ArrowLeft");
      assertThat(page.locator(".scrubber output")).containsText("57/");
      assertEquals(there, page.locator(".zone.own").innerText());

      page.locator("[aria-label='Play by itself']").click();
      assertThat(page.locator(".scrubber output")).containsText("59/");
      page.locator("[aria-label='Stop']").click();

      page.locator("#branch").click();
      page.waitForURL("**/table/**");
      page.locator(".status.yours").waitFor();
      assertTrue(visitor.choices().count() > 0);
    }
  }

  @Test
  void the_past_of_a_running_game_can_be_looked_at_and_left() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
      visitor.waitForTurn();
      Page page = visitor.page;
      page.locator(".xii-tray [data-move^='die ']").first().click();
      page.locator(".xii-held").waitFor();
      page.keyboard().press("ArrowLeft");
      assertThat(page.locator(".past-note")).containsText("You are looking at the past");
      assertThat(page.locator(".xii-held")).hasCount(0);
      page.keyboard().press("n");
      page.locator(".xii-held").waitFor();
    }
  }
}
