package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Before and after the game: who may come in, who has to leave, who plays again.
class RoomIT {
  private static final String XII = "xii-century";
  private static final Map<String, String> FREE = Map.of("kind", "open");
  private static final String NOT_FOR_YOU = "This table does not exist, or you may not see it.";
  private static final String SIT = "Sit down here";

  @Test
  void who_was_sent_away_may_come_again_and_leave() {
    try (var host = new Visitor();
        var guest = new Visitor()) {
      String table = host.table(XII, List.of(Visitor.me(), FREE, FREE));
      host.sit(table);
      guest.sit(table);
      guest.button(SIT).first().click();
      host.button("Free the seat").click();
      assertThat(guest.button(SIT)).hasCount(2);
      assertThat(host.page.locator(".seat-list")).containsText("Free seat");
      guest.button(SIT).first().click();
      assertThat(host.button("Free the seat")).hasCount(1);
      guest.button("Leave").click();
      guest.page.locator(".game-card").first().waitFor();
      assertThat(host.button("Free the seat")).hasCount(0);
    }
  }

  @Test
  void nobody_is_offered_to_watch_a_table_that_lets_no_onlookers_in() {
    try (var host = new Visitor();
        var stranger = new Visitor()) {
      var seats = List.of(Visitor.me(), Visitor.bot());
      String closed = host.table(XII, seats, Map.of("spectators", false));
      String open = host.table(XII, seats, Map.of("spectators", true));
      stranger.open("/");
      stranger.page.locator("a[href='/table/" + open + "']").waitFor();
      assertThat(stranger.page.locator("a[href='/table/" + closed + "']")).hasCount(0);
      assertThat(stranger.page.locator("a[href='/table/" + open + "'] .guest")).hasCount(1);
    }
  }

  @Test
  void only_the_newest_invite_link_leads_to_a_private_table() {
    try (var host = new Visitor();
        var guest = new Visitor()) {
      String table = host.table(XII, List.of(Visitor.me(), FREE), Map.of("visibility", "invite"));
      host.sit(table);
      Locator link = host.page.getByLabel("Invite link");
      String old = link.inputValue();
      guest.open("/table/" + table);
      assertThat(guest.page.locator("h1")).hasText(NOT_FOR_YOU);
      host.button("Make a new link").click();
      assertThat(link).not().hasValue(old);
      guest.page.navigate(old);
      assertThat(guest.page.locator("h1")).hasText(NOT_FOR_YOU);
      guest.page.navigate(link.inputValue());
      guest.button(SIT).click();
      host.waitForBoard();
    }
  }

  @Test
  void a_table_without_chat_offers_none() {
    try (var visitor = new Visitor()) {
      visitor.open("/new?game=" + XII);
      visitor.button("Solo").click();
      visitor.page.getByText("Pace, visibility and seed").click();
      visitor.page.getByLabel("Chat at the table").uncheck();
      visitor.button("Open the table").click();
      visitor.waitForBoard();
      assertThat(visitor.page.locator("#tab-log")).isVisible();
      assertThat(visitor.page.locator("#tab-chat")).hasCount(0);
      visitor.page.keyboard().press("t");
      assertThat(visitor.page.locator("#chat-input")).hasCount(0);
    }
  }

  @Test
  void a_game_that_nobody_may_watch_is_not_shown_to_a_stranger() {
    try (var player = new Visitor();
        var stranger = new Visitor()) {
      String table = player.table(XII, List.of(Visitor.me()), Map.of("spectators", false));
      stranger.open("/table/" + table);
      assertThat(stranger.page.locator("h1")).hasText(NOT_FOR_YOU);
    }
  }

  @Test
  void both_play_to_the_end_and_again_at_the_same_new_table() {
    var study = Study.of(XII);
    try (var two = Two.at(study, study.end() - 6)) {
      Visitor host = two.acting();
      Visitor guest = two.other();
      host.beginToPlay("");
      guest.beginToPlay("");
      host.waitForTheEnd();
      guest.waitForTheEnd();
      assertEquals(
          host.page.locator(".result table").innerText(),
          guest.page.locator(".result table").innerText());
      assertThat(host.again()).isFocused();
      host.again().click();
      host.page.waitForURL(address -> !address.contains(two.table()));
      host.waitForBoard();
      guest.again().click();
      guest.page.waitForURL(address -> address.equals(host.page.url()));
      guest.waitForBoard();
      assertThat(guest.page.locator(".choices")).not().containsText("You are watching");
    }
  }

  @Test
  void a_match_of_1600_in_pairs_is_won_by_a_pair() {
    try (var visitor = new Visitor()) {
      visitor.open("/new?game=iron-century");
      visitor.button("Pairs").click();
      for (int seat = 2; seat <= 4; seat++) {
        visitor.page.getByLabel("Seat " + seat + ": Strength").selectOption("apprentice");
      }
      visitor.button("Open the table").click();
      visitor.waitForBoard();
      assertThat(visitor.page.locator(".iron-city")).hasCount(4);
      visitor.playOn("^pass (this|until)", 4000);
      assertThat(visitor.page.locator("dialog.result h2")).containsText("share the victory");
    }
  }
}
