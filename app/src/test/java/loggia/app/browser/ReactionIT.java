package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/// 1600 has hidden hands and answers at any time.
class ReactionIT {
  private static final String IRON = "iron-century";

  /// Plays on until this player is asked whether to answer.
  private static void untilAsked(Visitor visitor) {
    Page page = visitor.page;
    for (int i = 0; i < 60 && page.locator(".iron-prompt").count() == 0; i++) {
      visitor.waitForTurn();
      if (page.locator(".iron-prompt").count() == 0) {
        for (String move : List.of("end", "draw")) {
          if (visitor.choice(move).count() > 0) {
            visitor.choose(move);
            break;
          }
        }
        if (visitor.choice("end").count() + visitor.choice("draw").count() == 0) {
          visitor.choices().first().dispatchEvent("click");
        }
        page.waitForTimeout(80);
      }
    }
    page.locator(".iron-prompt").waitFor();
  }

  @Test
  void a_standing_answer_passes_until_the_next_turn_of_ones_own() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(IRON, List.of(Visitor.me(), Visitor.bot())));
      untilAsked(visitor);
      visitor.page.locator(".iron-prompt [data-move='pass until-my-turn']").click();
      // From now on nothing is asked before the next turn of one's own begins.
      visitor.page.locator("[data-move='draw'], .status.over").first().waitFor();
      visitor.drawer("log");
      assertThat(visitor.page.locator(".log")).containsText("ends the turn");
    }
  }

  @Test
  void an_onlooker_sees_the_cities_but_nobodys_hand() {
    try (var player = new Visitor();
        var onlooker = new Visitor()) {
      String table = player.table(IRON, List.of(Visitor.me(), Visitor.bot()));
      player.sit(table);
      untilAsked(player);
      List<String> hand = player.page.locator(".iron-hand .face-name").allInnerTexts();
      List<String> inPlay = player.page.locator(".iron-city .face-name").allInnerTexts();
      List<String> pile = player.page.locator(".pile .face-name").allTextContents();
      assertFalse(hand.isEmpty());
      onlooker.sit(table);
      assertThat(onlooker.page.locator(".iron-hand")).hasCount(0);
      assertEquals(
          hand.size(), player.page.locator(".iron-hand .iron-card").count(), "the player's own");
      String seen = onlooker.page.locator(".the-board").innerText();
      String told =
          String.valueOf(
              onlooker.page.evaluate(
                  "async id => (await fetch(`/api/tables/${id}/position?lang=en`)).text()", table));
      for (String card : hand) {
        if (!inPlay.contains(card) && !pile.contains(card)) {
          assertFalse(seen.contains(card), card + " is seen");
        }
      }
      assertTrue(told.contains("\"hand\":[]"), "no hand is even sent");
    }
  }
}
