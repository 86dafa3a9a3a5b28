package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// How one learns that it is one's turn: on the board, in the title, to the ear, and as a
/// notification.
class TurnIT {
  private static final Pattern MARK = Pattern.compile("^● Your turn · XII Century");

  /// A page in the background, whose notifications are written down instead of shown.
  private static final String HIDDEN =
      """
      window.told = [];
      class Told { constructor(title, options) { window.told.push(title + ': ' + options.body); } }
      Told.permission = 'default';
      Told.requestPermission = async () => Told.permission = 'granted';
      window.Notification = Told;
      Object.defineProperty(document, 'hidden', {get: () => true});
      """;

  @Test
  void the_other_sees_a_decision_at_once_and_is_told_that_it_is_their_turn() {
    var study = Study.of("xii-century");
    int number = study.turnChange();
    try (var two = Two.at(study, number)) {
      Visitor acting = two.acting();
      Visitor waiting = two.other();
      waiting.page.addInitScript(HIDDEN);
      waiting.page.reload();
      waiting.waitForBoard();
      waiting.menu("Notify me when it is my turn").click();
      waiting.menu("Notifications are on").waitFor();
      assertThat(acting.page).hasTitle(MARK);
      assertThat(waiting.page).not().hasTitle(MARK);
      assertThat(waiting.page.locator(".status")).containsText("Waiting for");
      waiting.drawer("log");
      int lines = waiting.page.locator(".log li").count();

      acting.choose(study.decision(number).text());

      waiting.page.locator(".status.yours").waitFor();
      assertThat(waiting.page).hasTitle(MARK);
      assertThat(acting.page).not().hasTitle(MARK);
      assertThat(waiting.page.locator("#announcer")).containsText("It is your turn.");
      waiting.page.waitForFunction(
          "before => document.querySelectorAll('.log li').length > before", lines);
      assertEquals(
          List.of("Loggia: XII Century: Your turn"), waiting.page.evaluate("() => window.told"));
    }
  }
}
