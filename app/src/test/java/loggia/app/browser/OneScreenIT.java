package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The fullest states fit into one window: whatever lights up lies inside it, uncovered, and can be
/// read, at three sizes of a desk.
class OneScreenIT {
  private static final List<int[]> DESKS =
      List.of(new int[] {1280, 720}, new int[] {1440, 900}, new int[] {1920, 1080});

  /// Lit things outside the window or under something else, a page that scrolls, text below 12 px.
  private static final String FAULTS =
      """
      () => {
        const found = [];
        const root = document.documentElement;
        if (root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} px high`);
        for (const lit of document.querySelectorAll('.the-board :is([data-move], [data-leads])')) {
          if (lit.closest('details:not([open])')) continue;
          const { left, top, right, bottom } = lit.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
          if (!inside || !over || !(lit.contains(over) || over.contains(lit))) {
            found.push(`${lit.dataset.move ?? lit.dataset.leads} at ${[left, top, right, bottom].map(Math.round)} under ${over?.className}`);
          }
        }
        for (const node of document.querySelectorAll('.frame *')) {
          const says = [...node.childNodes].some(c => c.nodeType === 3 && c.textContent.trim() !== '');
          if (!says || node.closest('.unseen') || !node.checkVisibility({visibilityProperty: true})) continue;
          const size = parseFloat(getComputedStyle(node).fontSize);
          if (size < 11.99) found.push(`${size} px: ${node.textContent.trim().slice(0, 30)}`);
        }
        return found.slice(0, 6);
      }
      """;

  /// Each kind of question that a turn of XII Century can ask, by a move that answers it.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "die",
        "increase",
        "attract",
        "build",
        "influence",
        "support",
        "trade",
        "turn",
        "bonus",
        "build granary a"
      })
  void all_that_lights_up_in_a_full_game_of_five_towns_is_in_the_window(String move) {
    Study.Spot spot =
        Study.where(
            "xii-century",
            5,
            (state, seat) -> Study.may(state, seat, move + " ") || Study.may(state, seat, move));
    try (var visitor = new Visitor()) {
      sit(visitor, spot, 5);
      inEverySize(visitor.page, move);
      Locator perks = visitor.page.locator("[data-leads]");
      if (perks.count() > 0) {
        perks.first().click();
        visitor.page.locator(".perk").first().waitFor();
        inEverySize(visitor.page, move + ", then a perk");
      }
    }
  }

  @Test
  void the_bar_and_the_zones_keep_their_places_while_dice_are_taken_up_and_put_back() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
      visitor.waitForTurn();
      String before = places(visitor.page);
      visitor.page.locator(".xii-tray [data-move^='die ']").first().click();
      visitor.page.locator(".xii-held").waitFor();
      assertEquals(before, places(visitor.page));
      visitor.page.locator("button.undo").click();
      visitor.page.locator(".xii-tray [data-move^='die ']").first().waitFor();
      assertEquals(before, places(visitor.page));
    }
  }

  @Test
  void the_keys_zoom_and_the_device_remembers() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
      double usual = unit(visitor.page);
      visitor.page.keyboard().press("+");
      assertTrue(unit(visitor.page) > usual);
      double larger = unit(visitor.page);
      visitor.page.reload();
      visitor.page.locator(".the-board").waitFor();
      assertEquals(larger, unit(visitor.page));
      visitor.page.keyboard().press("0");
      assertEquals(usual, unit(visitor.page));
    }
  }

  private static double unit(Page page) {
    Object size = page.evaluate("() => getComputedStyle(document.documentElement).fontSize");
    return Double.parseDouble(size.toString().replace("px", ""));
  }

  private static String places(Page page) {
    return page.evaluate(
            "() => [...document.querySelectorAll('.frame-bar, .zone')].map(z => { const b ="
                + " z.getBoundingClientRect(); return [b.top, b.bottom].map(Math.round); }).join('"
                + " ')")
        .toString();
  }

  private static void sit(Visitor visitor, Study.Spot spot, int seats) {
    var who = new ArrayList<Map<String, String>>();
    int mine = spot.study().decision(spot.number()).seat().number();
    for (int seat = 1; seat <= seats; seat++) {
      who.add(seat == mine ? Visitor.me() : Visitor.bot());
    }
    visitor.sit(visitor.playOn(spot.study(), spot.number(), who));
    visitor.waitForTurn();
  }

  private static void inEverySize(Page page, String what) {
    for (int[] desk : DESKS) {
      page.setViewportSize(desk[0], desk[1]);
      Object faults = page.evaluate(FAULTS);
      assertEquals(List.of(), faults, what + " at " + desk[0] + " x " + desk[1]);
    }
  }
}
