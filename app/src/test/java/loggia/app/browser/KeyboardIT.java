package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Nothing but the keyboard: a whole solo turn of XII Century, the first rounds of the others.
/// `-Dloggia.keyboard.whole=true` plays all three to their ends.
class KeyboardIT {
  private static final boolean WHOLE = Boolean.getBoolean("loggia.keyboard.whole");

  @Test
  void a_whole_solo_turn_is_played_with_the_keyboard_alone() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
      Page page = visitor.page;
      visitor.waitForTurn();
      int choices = 0;
      int most = WHOLE ? 2000 : 40;
      while (!finished(visitor, page.locator(".round-mark:has-text('Round 2')"))
          && choices < most) {
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

  @Test
  void the_first_turns_of_1600_are_played_with_the_keyboard_alone() {
    rounds("iron-century", 3, "pass (this|until).*|ask .*");
  }

  @Test
  void the_first_round_of_city_of_iron_is_played_with_the_keyboard_alone() {
    rounds("city-of-iron", 1, "shift.*|return.*|reopen.*|buy.*");
  }

  private static boolean finished(Visitor visitor, Locator later) {
    return visitor.over() || !WHOLE && later.count() > 0;
  }

  /// `C` leads to the question, the tab key to its answers and on to the board; one of the first
  /// few is taken.
  private static void rounds(String game, int rounds, String avoid) {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table(game, List.of(Visitor.me(), Visitor.bot())));
      Page page = visitor.page;
      int choices = 0;
      visitor.waitForTurn();
      Locator later = page.locator(".round-mark:has-text('Round " + (rounds + 1) + "')");
      while (!finished(visitor, later)) {
        assertTrue(choices++ < (WHOLE ? 3000 : 200), game + " does not go on");
        Object before = page.evaluate(WHERE);
        page.keyboard().press("c");
        for (int skip = choices % 3; skip >= 0; skip--) {
          tab(page, avoid);
        }
        page.keyboard().press("Enter");
        page.waitForFunction(MOVED_ON, before);
      }
      assertTrue(choices > 4, choices + " choices");
    }
  }

  /// Which decision this is, and which card was picked up for it.
  private static final String WHERE =
      """
      () => document.querySelector('.scrubber output').textContent
        + (document.querySelector('[data-leads][aria-pressed=true]')?.dataset.leads ?? '')
      """;

  /// It is decided, or a card was picked up or put back, and the table waits for this player again.
  private static final String MOVED_ON =
      """
      before => {
        if (document.querySelector('.status.over')) return true;
        return document.querySelector('.status.yours') !== null && (%s)() !== before
          && document.querySelector('.choices [role=status].muted') === null;
      }
      """
          .formatted(WHERE);

  /// Goes to the next thing that can be chosen and is not to be avoided, for a card that was picked
  /// up to what it is for; round and round the page, so the first such thing comes again.
  private static void tab(Page page, String avoid) {
    for (int i = 0; i < 200; i++) {
      page.keyboard().press("Tab");
      Object on =
          page.evaluate(
              "avoid => { const { move, leads } = document.activeElement?.dataset ?? {};"
                  + " const picked = document.querySelector('[data-leads][aria-pressed=true]');"
                  + " return leads !== undefined && !picked || move !== undefined"
                  + " && move !== 'undo' && !new RegExp('^(' + avoid + ')$').test(move); }",
              avoid);
      if (Boolean.TRUE.equals(on)) {
        return;
      }
    }
    // Nothing else is offered: what was to be avoided is taken.
    if (!avoid.isEmpty()) {
      tab(page, "");
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
