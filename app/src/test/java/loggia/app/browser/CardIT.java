package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The card that every component opens, the legend of symbols, and sound.
class CardIT {
  @Test
  void whatever_shows_or_names_a_component_opens_its_card() {
    try (var visitor = new Visitor(1280, 720, ColorScheme.DARK)) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
      visitor.waitForTurn();
      Page page = visitor.page;
      Locator card = page.locator("#component-card");
      page.locator(".xii-place[data-component=church]").hover();
      assertThat(card).containsText("Church");
      assertThat(card).containsText("XII-40");
      assertThat(card.locator(".picture svg")).isVisible();
      assertEquals(List.of(), Axe.objections(page));
      page.keyboard().press("Escape");
      assertThat(card).hasCount(0);
      page.keyboard().press("j");
      assertThat(card).isVisible();
      page.keyboard().press("k");
      assertThat(card).isVisible();
      String first = visitor.choices().first().getAttribute("data-move");
      visitor.choose(first);
      page.locator(".xii-held").waitFor();
      visitor.choose("increase population");
      visitor.drawer("log");
      page.locator(".log .mention").first().hover();
      assertThat(card).containsText("The people of the town");
    }
  }

  @Test
  void on_a_phone_a_tap_opens_the_card() {
    try (var visitor = new Visitor(390, 844, ColorScheme.LIGHT)) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
      visitor.waitForTurn();
      Page page = visitor.page;
      page.locator(".part.open [data-component]:not([data-move])").first().click();
      assertThat(page.locator("#component-card")).isInViewport();
      assertEquals(List.of(), Axe.contrast(page));
    }
  }

  @Test
  void the_symbols_are_one_key_away_and_sound_is_off_until_it_is_switched_on() {
    try (var visitor = new Visitor()) {
      Page page = visitor.page;
      for (String game : Games.ALL) {
        visitor.sit(visitor.table(game, List.of(Visitor.me(), Visitor.bot())));
        visitor.waitForTurn();
        page.keyboard().press("s");
        assertThat(page.locator("dialog[open] .symbols li").nth(10)).isVisible();
        assertEquals(List.of(), Axe.objections(page), game);
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog[open]")).hasCount(0);
      }
      Locator sound = visitor.menu().locator("#sound");
      assertThat(sound).not().isChecked();
      sound.check();
      page.reload();
      visitor.waitForBoard();
      assertThat(visitor.menu().locator("#sound")).isChecked();
    }
  }
}
