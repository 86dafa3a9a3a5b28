package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Two people in two browsers, and somebody who looks on.
class TogetherIT {
  @Test
  void an_invite_link_brings_a_second_player_and_both_play_to_the_end() {
    try (var host = new Visitor();
        var guest = new Visitor()) {
      host.open("/new?game=xii-century");
      host.page.locator(".chip:has-text('With friends')").click();
      host.page.locator("#create").click();
      String link = host.page.locator("#invite-link").inputValue();
      guest.page.navigate(link);
      guest.page.locator("[data-sit='2']").click();
      var start = host.page.locator("button.main:has-text('Start')");
      host.page.waitForFunction(
          "() => document.querySelector('.the-board')"
              + " || document.querySelector('.room button.main:not([disabled])')");
      if (start.count() > 0) {
        start.click();
      }
      host.page.locator(".the-board").waitFor();
      guest.page.locator(".the-board").waitFor();
      int moves = 0;
      while (!host.over() && moves < 3000) {
        moves += turn(host) + turn(guest);
      }
      assertTrue(host.over(), "over after " + moves);
      guest.page.locator(".status.over").waitFor();
      assertThat(guest.page.locator(".result h2"))
          .hasText(host.page.locator(".result h2").innerText());
    }
  }

  /// Clicks until it is not this player's turn any more.
  private static int turn(Visitor visitor) {
    return ((Number) visitor.page.evaluate(Scripts.TURN)).intValue();
  }

  @Test
  void a_decision_and_a_word_are_seen_at_once_by_the_other() {
    try (var host = new Visitor();
        var guest = new Visitor()) {
      String table = host.table("xii-century", List.of(Visitor.me(), Map.of("kind", "open")));
      host.sit(table);
      guest.sit(table);
      guest.page.locator("[data-sit='2']").click();
      host.page.waitForFunction(
          "() => document.querySelector('.the-board')"
              + " || document.querySelector('.room button.main:not([disabled])')");
      if (host.page.locator(".room").count() > 0) {
        host.page.locator(".room button.main").click();
      }
      guest.page.locator(".the-board").waitFor();
      host.page.locator("#tab-chat").click();
      host.page.locator("#chat-input").fill("Good luck!");
      host.page.keyboard().press("Enter");
      guest.page.locator("#tab-chat").click();
      assertThat(guest.page.locator(".chat li")).containsText("Good luck!");
    }
  }

  @Test
  void an_onlooker_watches_but_chooses_nothing() {
    try (var player = new Visitor();
        var onlooker = new Visitor()) {
      String table = player.table("xii-century", List.of(Visitor.me()));
      player.sit(table);
      onlooker.sit(table);
      assertThat(onlooker.page.locator(".choices")).containsText("You are watching");
      assertThat(onlooker.page.locator("[data-move]")).hasCount(0);
      player.waitForTurn();
      player.page.locator(".xii-tray [data-move^='die ']").first().click();
      onlooker.page.locator(".xii-tray .hand").waitFor();
    }
  }
}
