package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// When the network or the server goes away.
class ReconnectIT {
  private static final Study STUDY = Study.of("xii-century");

  private static Locator offline(Visitor visitor) {
    return visitor.page.locator(".line.offline");
  }

  @Test
  void whoever_was_away_is_shown_what_was_missed() {
    int number = STUDY.turnChange();
    try (var two = Two.at(STUDY, number)) {
      Visitor away = two.other();
      away.context.setOffline(true);
      assertThat(offline(away)).containsText("Offline");
      two.acting().waitForTurn();
      two.acting().choose(STUDY.decision(number).text());
      assertThat(two.acting().page.locator(".status.yours")).hasCount(0);
      assertThat(away.page.locator(".status.yours")).hasCount(0);

      away.context.setOffline(false);
      away.page.locator(".status.yours").waitFor();
      assertThat(offline(away)).hasCount(0);
      assertEquals(
          two.acting().page.locator(".scrubber output").innerText(),
          away.page.locator(".scrubber output").innerText());
    }
  }

  @Test
  void what_was_said_meanwhile_is_heard_once() {
    try (var two = Two.of("xii-century", Map.of())) {
      Visitor away = two.other();
      two.acting().say("Good luck!");
      away.drawer("chat");
      assertThat(away.page.locator(".chat li")).hasCount(1);
      away.context.setOffline(true);
      assertThat(offline(away)).isVisible();
      two.acting().say("Are you there?");
      away.context.setOffline(false);
      assertThat(away.page.locator(".chat li"))
          .containsText(new String[] {"Good luck!", "Are you there?"});
    }
  }

  @Test
  void a_decision_made_without_network_arrives_once() {
    int number = STUDY.turnChange();
    try (var two = Two.at(STUDY, number)) {
      Visitor acting = two.acting();
      acting.waitForTurn();
      acting.context.setOffline(true);
      acting.choose(STUDY.decision(number).text());
      assertThat(acting.page.locator(".choices")).containsText("Sending");
      acting.context.setOffline(false);
      two.other().page.locator(".status.yours").waitFor();
      assertThat(acting.page.locator(".choices")).not().containsText("Sending");
      assertThat(acting.page.locator(".scrubber output"))
          .hasText((number + 1) + "/" + (number + 1));
    }
  }

  @Test
  void a_server_that_comes_back_finds_everybody_at_the_table() {
    int number = STUDY.turnChange();
    try (var two = Two.at(STUDY, number)) {
      two.acting().waitForTurn();
      two.acting().waitUntilKept();
      two.other().waitUntilKept();
      RunningServer.shut();
      try {
        assertThat(offline(two.acting())).isVisible();
        assertThat(offline(two.other())).isVisible();
      } finally {
        RunningServer.reopen();
      }
      assertThat(offline(two.acting())).hasCount(0);
      assertThat(offline(two.other())).hasCount(0);
      assertThat(two.acting().page.locator(".refusal")).isEmpty();
      two.acting().choose(STUDY.decision(number).text());
      two.other().page.locator(".status.yours").waitFor();
    }
  }

  @Test
  void without_network_the_first_page_says_so() {
    try (var visitor = new Visitor()) {
      visitor.open("/new");
      visitor.page.locator("#create").waitFor();
      visitor.context.setOffline(true);
      visitor.page.locator("a.brand").click();
      assertThat(visitor.page.locator("[role=alert]")).hasText("The server cannot be reached.");
      visitor.context.setOffline(false);
    }
  }

  @Test
  void opened_anew_without_network_the_page_is_there_and_says_so() {
    try (var visitor = new Visitor()) {
      visitor.open("/");
      visitor.waitUntilKept();
      visitor.context.setOffline(true);
      visitor.page.reload();
      assertThat(visitor.page.locator("[role=alert]")).hasText("The server cannot be reached.");
      visitor.context.setOffline(false);
    }
  }
}
