package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Two people in two browsers, and somebody who looks on.
class TwoBrowsersIT {
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
      host.waitForBoard();
      guest.waitForBoard();
      toTheEnd(host, guest, "");
    }
  }

  @Test
  void a_whole_match_of_1600_is_played_by_two_people() {
    try (var two = Two.of("iron-century", Map.of())) {
      toTheEnd(two.acting(), two.other(), "^pass (this|until)");
    }
  }

  @Test
  void a_whole_game_of_city_of_iron_is_played_by_two_people() {
    try (var two = Two.of("city-of-iron", Map.of())) {
      toTheEnd(two.acting(), two.other(), "^(shift|return|reopen)");
    }
  }

  /// Both click until the game is over; the guest begins the page anew in the middle.
  private static void toTheEnd(Visitor host, Visitor guest, String avoid) {
    host.beginToPlay(avoid);
    guest.beginToPlay(avoid);
    guest.page.waitForFunction(
        "() => parseInt(document.querySelector('.scrubber output').textContent) > 25");
    guest.page.reload();
    guest.waitForBoard();
    guest.beginToPlay(avoid);
    host.waitForTheEnd();
    guest.waitForTheEnd();
    assertThat(guest.page.locator(".result table"))
        .hasText(host.page.locator(".result table").innerText(), AS_SHOWN);
  }

  private static final LocatorAssertions.HasTextOptions AS_SHOWN =
      new LocatorAssertions.HasTextOptions().setUseInnerText(true);

  @Test
  void a_word_is_heard_at_once_by_the_other() {
    try (var two = Two.of("xii-century", Map.of())) {
      two.acting().say("Good luck!");
      two.other().drawer("chat");
      assertThat(two.other().page.locator(".chat li")).containsText("Good luck!");
    }
  }

  @Test
  void an_onlooker_at_city_of_iron_is_sent_nobodys_hand() {
    try (var two = Two.of("city-of-iron", Map.of());
        var onlooker = new Visitor()) {
      onlooker.sit(two.table());
      assertThat(two.acting().page.locator(".city-hand")).isVisible();
      assertThat(onlooker.page.locator(".city-hand")).hasCount(0);
      assertThat(onlooker.page.locator("[data-move]")).hasCount(0);
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
      onlooker.page.locator(".xii-held").waitFor();
    }
  }
}
