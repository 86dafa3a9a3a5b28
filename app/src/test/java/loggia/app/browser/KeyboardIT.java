package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A whole solo turn of XII Century with nothing but the keyboard.
class KeyboardIT {
  @Test
  void a_whole_solo_turn_is_played_with_the_keyboard_alone() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
      Page page = visitor.page;
      visitor.waitForTurn();
      int choices = 0;
      while (page.locator(".round-mark:has-text('Round 2')").count() == 0 && choices < 40) {
        visitor.waitForTurn();
        String before = page.locator(".scrubber output").innerText();
        page.keyboard().press("b");
        assertTrue(tabToAChoice(page), "every choice can be reached with the tab key");
        page.keyboard().press("Enter");
        page.waitForFunction(
            "before => document.querySelector('.scrubber output').textContent !== before", before);
        choices++;
      }
      assertTrue(choices >= 8, "four dice taken up and used, in " + choices + " choices");
    }
  }

  @Test
  void after_a_decision_the_focus_stays_at_the_table() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
      Page page = visitor.page;
      visitor.waitForTurn();
      Locator die = page.locator(".xii-tray [data-move^='die ']").first();
      die.focus();
      page.keyboard().press("Enter");
      page.locator(".xii-held").waitFor();
      page.waitForFunction(
          "() => document.querySelector('.board').contains(document.activeElement)");
      page.keyboard().press("u");
      page.locator(".xii-held").waitFor(gone());
      page.waitForFunction(
          "() => document.querySelector('.board').contains(document.activeElement)");
    }
  }

  private static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);
  }

  /// Goes on from the board with the tab key until a choice has the focus.
  private static boolean tabToAChoice(Page page) {
    for (int i = 0; i < 120; i++) {
      page.keyboard().press("Tab");
      Object on =
          page.evaluate(
              "() => document.activeElement?.dataset?.move !== undefined"
                  + " && document.activeElement.dataset.move !== 'undo'");
      if (Boolean.TRUE.equals(on)) {
        return visibleFocus(page);
      }
    }
    return false;
  }

  private static boolean visibleFocus(Page page) {
    return Boolean.TRUE.equals(
        page.evaluate(
            "() => { const s = getComputedStyle(document.activeElement);"
                + " return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2; }"));
  }
}
