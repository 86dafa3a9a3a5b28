package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// 1600 has hidden hands and answers at any time.
class ReactionIT {
  private static final String IRON = "iron-century";

  /// Plays on until this player is asked whether to answer.
  private static void untilAsked(Visitor visitor) {
    Page page = visitor.page;
    askAlways(visitor);
    page.reload();
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

  /// Wants to be asked every time, which a new player is not.
  private static void askAlways(Visitor visitor) {
    visitor.page.evaluate("() => localStorage.setItem('loggia.iron.standing', 'always')");
  }

  /// Somebody acts in their turn, and somebody else may draw three cards all the same.
  private static Two othersAct() {
    Study.Spot spot =
        FullCities.where(
            (state, seat) -> Study.may(state, seat, "end") && holder(state, seat).isPresent());
    State<?, ?> state = spot.study().moments().get(spot.number());
    Seat acting = spot.study().decision(spot.number()).seat();
    return Two.at(spot, holder(state, acting).orElseThrow());
  }

  private static Optional<Seat> holder(State<?, ?> state, Seat acting) {
    for (Seat seat : Seats.all(state.seats()).without(acting)) {
      if (Study.may(state, seat, "use smugglers")) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  @Test
  @Rule("IC-40")
  void while_another_acts_a_card_glows_and_one_click_plays_it() {
    try (var two = othersAct()) {
      Page page = two.other().page;
      page.locator(".iron-standing .now:has-text('about what is mine')").waitFor();
      assertThat(page.locator(".status.yours")).hasCount(0);
      page.locator(".iron-hand [data-move='use smugglers'] .lit").waitFor();
      page.locator(".iron-hand [data-move='use smugglers']").click();
      assertThat(two.acting().page.locator(".iron-chain")).containsText("Smugglers");
    }
  }

  @Test
  @Rule("IC-40")
  void an_interjection_that_comes_too_late_is_sent_again_by_itself() {
    try (var two = othersAct()) {
      Page page = two.other().page;
      page.locator(".iron-standing .now:has-text('about what is mine')").waitFor();
      // As if somebody else had decided while it was on its way.
      page.evaluate(
          """
          () => {
            const real = window.fetch;
            window.sent = [];
            window.fetch = (address, request) => {
              if (!String(address).includes('/decisions')) return real(address, request);
              const body = JSON.parse(request.body);
              if (window.sent.length === 0) body.number--;
              window.sent.push(body.number);
              return real(address, {...request, body: JSON.stringify(body)});
            };
          }
          """);
      page.locator(".iron-hand [data-move='use smugglers']").click();
      assertThat(two.acting().page.locator(".iron-chain")).containsText("Smugglers");
      List<?> sent = (List<?>) page.evaluate("() => window.sent");
      assertEquals(2, sent.size());
      assertThat(page.locator(".refusal p")).hasCount(0);
    }
  }

  @Test
  @Rule("IC-41")
  void a_new_player_is_asked_about_what_is_theirs_and_one_click_changes_that() {
    try (var two = othersAct()) {
      Page page = two.other().page;
      page.locator(".iron-standing .now:has-text('about what is mine')").waitFor();
      page.locator(".iron-standing [data-move='ask again']").click();
      page.locator(".iron-standing .now:has-text('always')").waitFor();
      page.reload();
      page.locator(".iron-standing .now:has-text('always')").waitFor();
      assertThat(two.acting().page.locator(".log")).hasCount(0);
    }
  }

  @Test
  void a_standing_answer_passes_until_the_next_turn_of_ones_own() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(IRON, List.of(Visitor.me(), Visitor.bot())));
      untilAsked(visitor);
      visitor.page.locator(".iron-standing [data-move='pass until-my-turn']").click();
      // The prompt goes; the turn of one's own may have begun by then, so the status says nothing.
      assertThat(visitor.page.locator(".iron-prompt")).hasCount(0);
      // From now on nothing is asked before the next turn of one's own begins.
      String said =
          (String)
              visitor.page.evaluate(
                  """
                  () => new Promise(tell => {
                    const look = () => {
                      const status = document.querySelector('.status');
                      if (!status?.matches('.yours, .over')) return;
                      watch.disconnect();
                      tell(document.querySelector('[data-move=draw]') || status.matches('.over') ? '' : status.textContent);
                    };
                    const watch = new MutationObserver(look);
                    watch.observe(document.body, {subtree: true, childList: true, attributes: true});
                    look();
                  })
                  """);
      assertEquals("", said, "what flashed while the standing answer was given");
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
