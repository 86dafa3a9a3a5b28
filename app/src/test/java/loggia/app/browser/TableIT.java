package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a person can do at a table besides playing well.
class TableIT {
  private static final String XII = "xii-century";

  @Test
  void play_now_starts_a_game_with_one_click() {
    try (var visitor = new Visitor()) {
      visitor.open("/").page.locator("[data-play='" + XII + "']").click();
      visitor.page.locator(".zone.own").waitFor();
      assertTrue(visitor.page.url().contains("/table/"));
    }
  }

  @Test
  void a_choice_can_be_taken_back() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(XII, List.of(Visitor.me())));
      visitor.waitForTurn();
      var tray = visitor.page.locator(".xii-tray");
      tray.locator("[data-move^='die ']").first().click();
      visitor.page.locator(".xii-held").waitFor();
      visitor.page.locator("button.undo").click();
      assertThat(visitor.page.locator(".xii-held")).hasCount(0);
      assertTrue(tray.locator("[data-move^='die ']").count() > 0);
    }
  }

  @Test
  void what_a_choice_would_do_is_shown_before_it_is_made() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(XII, List.of(Visitor.me())));
      visitor.waitForTurn();
      visitor.page.locator(".xii-tray [data-move^='die ']").first().click();
      visitor.page.locator(".zone.own [data-move='increase population']").hover();
      visitor.page.locator(".xii-place:has-text('Population') .would").waitFor();
    }
  }

  @Test
  void a_refused_choice_says_why_and_leads_to_its_rule() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(XII, List.of(Visitor.me())));
      visitor.waitForTurn();
      visitor.page.locator(".xii-tray [data-move^='die ']").first().click();
      var refused = visitor.page.locator(".zone.own [data-refused]").first();
      refused.click(new Locator.ClickOptions().setForce(true)); // it says that it is disabled
      var link = visitor.page.locator(".refusal .rule-link");
      link.waitFor();
      String rule = link.innerText().strip();
      link.click();
      assertThat(visitor.page.locator("dialog .rule.wanted .rule-id")).hasText(rule);
    }
  }

  @Test
  void a_reload_in_the_middle_loses_nothing() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(XII, List.of(Visitor.me())));
      visitor.waitForTurn();
      visitor.page.locator(".xii-tray [data-move^='die ']").first().click();
      visitor.page.locator(".xii-held").waitFor();
      String board = visitor.page.locator(".zone.own").innerText();
      visitor.page.reload();
      visitor.page.locator(".the-board:not([aria-busy]) .xii-held").waitFor();
      assertEquals(board, visitor.page.locator(".zone.own").innerText());
    }
  }

  @Test
  void the_device_is_handed_over_without_showing_anything_private() {
    try (var visitor = new Visitor()) {
      var seats = List.of(Visitor.seat("hotseat", "Ada"), Visitor.seat("hotseat", "Bea"));
      visitor.sit(visitor.table(XII, seats));
      var handOver = visitor.page.locator("#hand-over");
      handOver.waitFor();
      String first = handOver.innerText();
      assertThat(visitor.page.locator(".the-board")).hasCount(0);
      handOver.click();
      visitor.waitForBoard();
      while (handOver.count() == 0) {
        visitor.choices().first().dispatchEvent("click");
        visitor.page.waitForTimeout(150);
      }
      assertFalse(handOver.innerText().equals(first));
      assertThat(visitor.page.locator(".the-board")).hasCount(0);
      assertThat(visitor.page.locator(".log")).hasCount(0);
    }
  }

  @Test
  void a_bot_can_take_the_seat_over_and_the_seat_can_be_taken_back() {
    // The other person keeps the bot from playing on to the end.
    try (var two = Two.of(XII, Map.of())) {
      Visitor visitor = two.acting();
      visitor.menu("Let a bot play this seat").click();
      visitor.menu("Play this seat myself again").click();
      visitor.menu("Let a bot play this seat").waitFor();
    }
  }

  @Test
  void who_gives_up_is_replaced_by_a_bot() {
    // As above: bots among themselves are soon at the end, and its result covers the page.
    try (var two = Two.of(XII, Map.of())) {
      Visitor visitor = two.acting();
      visitor.page.onDialog(dialog -> dialog.accept());
      visitor.menu("Give up").click();
      visitor.drawer("players");
      visitor.page.locator(".players .tag:has-text('gave up')").waitFor();
    }
  }

  @Test
  void the_language_can_be_switched_at_the_table() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(XII, List.of(Visitor.me())));
      visitor.menu().getByLabel("Language").selectOption("it");
      assertThat(visitor.page.locator(".status.yours")).hasText("Tocca a te");
      assertThat(visitor.page.locator(".zone.own h3").first()).hasText("Risorse di base");
      assertEquals("it", visitor.page.locator("html").getAttribute("lang"));
    }
  }

  @Test
  void a_table_is_set_up_with_options_of_ones_own() {
    try (var visitor = new Visitor()) {
      Page page = visitor.open("/new?game=" + XII).page;
      page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Solo")).click();
      page.locator("[data-option=difficulty]").selectOption("very-hard");
      page.locator("#create").click();
      page.locator(".xii-events li:has(.glyph)").first().waitFor();
      assertEquals(8, page.locator(".xii-events li:has(.glyph)").count());
    }
  }

  @Test
  void shortcuts_are_listed_under_the_question_mark() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(XII, List.of(Visitor.me())));
      visitor.page.keyboard().press("?");
      assertThat(visitor.page.locator("dialog[open] kbd").first()).hasText("?");
    }
  }
}
