package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import org.junit.jupiter.api.Test;

/// Going back further than undo does, when everybody agrees.
class RewindIT {
  private static final LocatorAssertions.HasTextOptions AS_SHOWN =
      new LocatorAssertions.HasTextOptions().setUseInnerText(true);
  private static final String ASK = "Ask to go back to here";

  private static Locator question(Visitor visitor) {
    return visitor
        .page
        .locator("[role=alert]")
        .filter(new Locator.FilterOptions().setHasText("asks to go back to decision"));
  }

  @Test
  void both_go_back_together_or_not_at_all() {
    var study = Study.of("xii-century");
    int number = study.turnChange();
    try (var two = Two.at(study, number)) {
      Visitor asker = two.acting();
      Visitor asked = two.other();
      asker.waitForTurn();
      String before = asker.page.locator(".the-board").innerText();
      asker.choose(study.decision(number).text());
      asked.waitForTurn();

      ask(asker);
      question(asked).waitFor();
      assertThat(question(asker)).hasCount(0);
      assertThat(asker.page.locator(".history")).containsText("It waits until everybody agrees");
      asked.button("Refuse").click();
      assertThat(question(asked)).hasCount(0);
      assertThat(asker.page.locator(".history")).not().containsText("It waits");
      assertThat(asked.page.locator(".status.yours")).isVisible();

      ask(asker);
      asked.page.reload();
      asked.button("Agree").click();
      asker.page.locator(".status.yours").waitFor();
      assertThat(question(asked)).hasCount(0);
      assertThat(asked.page.locator(".status.yours")).hasCount(0);
      asker.page.reload();
      assertThat(asker.page.locator(".the-board")).hasText(before, AS_SHOWN);
    }
  }

  /// One step back in the history, and from there.
  private static void ask(Visitor asker) {
    asker.page.getByLabel("One back").click();
    asker.button(ASK).click();
    assertThat(asker.button(ASK)).hasCount(0);
  }
}
