package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The fullest states fit into one window: whatever lights up lies inside it, uncovered, and can be
/// read, at three sizes of a desk.
class OneScreenIT {
  private static final List<int[]> DESKS =
      List.of(new int[] {1280, 720}, new int[] {1440, 900}, new int[] {1920, 1080});

  /// Lit things outside the window or under something else, a page that scrolls, a question that is
  /// cut off, text below 12 px.
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
        const strip = document.querySelector('.choices').getBoundingClientRect();
        const asked = document.querySelector('#choices-title').getBoundingClientRect();
        if (asked.top < strip.top - 1 || asked.bottom > strip.bottom + 1) found.push(`the question is ${asked.height} px high`);
        for (const node of document.querySelectorAll('.frame *')) {
          const says = [...node.childNodes].some(c => c.nodeType === 3 && c.textContent.trim() !== '');
          if (!says || node.closest('.unseen') || !node.checkVisibility({visibilityProperty: true})) continue;
          const size = parseFloat(getComputedStyle(node).fontSize);
          if (size < 11.99) found.push(`${size} px: ${node.textContent.trim().slice(0, 30)}`);
        }
        return found.slice(0, 6);
      }
      """;

  /// Zones, and cards in them, that show less than they hold.
  private static final String CUT_OFF =
      """
      () => [...document.querySelectorAll('.zone.around, .zone.own, .zone.own .part > *, .city-line, .city-card, .city-hand')]
        .filter(zone => zone.scrollHeight > zone.clientHeight + 2 || zone.scrollWidth > zone.clientWidth + 2)
        .map(zone => `${zone.className}: ${zone.scrollWidth} x ${zone.scrollHeight} in ${zone.clientWidth} x ${zone.clientHeight}`)
      """;

  /// What is pinned is in the window; the open part is no longer than one and a half windows.
  private static final String PHONE =
      """
      () => {
        const found = [];
        for (const pinned of document.querySelectorAll('.zone.strip, .zone.hand')) {
          const { top, bottom } = pinned.getBoundingClientRect();
          if (top < innerHeight / 4 || bottom > innerHeight + 1) found.push(`${pinned.className} from ${top} to ${bottom}`);
        }
        const open = document.querySelector('.part.open');
        if (open.scrollHeight > 1.5 * innerHeight) found.push(`${open.scrollHeight} px of ${open.dataset.tab}`);
        return found;
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
      assertLit(visitor.page, move);
      inEverySize(visitor.page, move);
      Locator perks = visitor.page.locator("[data-leads]");
      if (perks.count() > 0) {
        perks.first().click();
        visitor.page.locator(".perk").first().waitFor();
        inEverySize(visitor.page, move + ", then a perk");
      }
    }
  }

  /// Each kind of question of City of Iron, by a move that answers it, late in a game of four with
  /// the expansion, where there is most to see.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bid", "build", "row", "stored", "city", "which", "town", "fight", "pay", "land", "token",
        "rob", "bury", "confirm", "buy"
      })
  void all_that_lights_up_in_the_fullest_city_of_iron_is_in_the_window(String move) {
    Study.Spot spot = fullestCity(move);
    try (var visitor = new Visitor()) {
      sit(visitor, spot, 4);
      Page page = visitor.page;
      assertLit(page, move);
      inEverySize(page, move);
      page.locator(".person:not([data-move]):not([data-refused])").last().click();
      inEverySize(page, move + ", looking at another's cities");
    }
  }

  @Test
  void every_part_of_the_fullest_city_of_iron_is_wholly_seen_at_a_desk() {
    try (var visitor = new Visitor()) {
      sit(visitor, fullestCity("play"), 4);
      for (int[] desk : DESKS) {
        visitor.page.setViewportSize(desk[0], desk[1]);
        assertEquals(List.of(), visitor.page.evaluate(CUT_OFF), "at " + desk[0] + " x " + desk[1]);
      }
    }
  }

  @Test
  void six_stored_buildings_and_all_tokens_are_in_the_window() {
    try (var visitor = new Visitor()) {
      sit(visitor, FullStore.spot(), FullStore.SEATS);
      assertLit(visitor.page, "stored");
      inEverySize(visitor.page, "stored");
      for (int[] desk : DESKS) {
        visitor.page.setViewportSize(desk[0], desk[1]);
        assertEquals(List.of(), visitor.page.evaluate(UNSEEN_CHIPS), desk[0] + " x " + desk[1]);
      }
    }
  }

  /// Chips of what is stored and not placed that lie outside their player's part of the table.
  private static final String UNSEEN_CHIPS =
      """
      () => {
        const part = document.querySelector('.city-player').getBoundingClientRect();
        return [...document.querySelectorAll('.spare-chip')]
          .filter(chip => chip.getBoundingClientRect().right > part.right)
          .map(chip => chip.textContent.trim());
      }
      """;

  @Test
  void on_a_phone_question_and_hand_stay_at_the_bottom_and_no_tab_is_long() {
    try (var visitor = new Visitor(390, 844, ColorScheme.LIGHT)) {
      sit(visitor, fullestCity("play"), 4);
      Page page = visitor.page;
      for (Locator tab : page.locator(".zone.tabs [data-for]").all()) {
        tab.click();
        assertEquals(List.of(), page.evaluate(PHONE), tab.innerText());
      }
    }
  }

  /// Whatever may be chosen is lit on the board, not only in the list of all choices.
  private static void assertLit(Page page, String move) {
    Locator lit =
        page.locator(".the-board :is([data-move^='%1$s'], [data-leads^='%1$s'])".formatted(move));
    assertTrue(lit.count() > 0, move + " is lit");
  }

  private static Study.Spot fullestCity(String move) {
    return Study.fullest(
        "city-of-iron",
        4,
        Map.of("towns", "expansion"),
        (state, seat) -> Study.may(state, seat, move + " ") || Study.may(state, seat, move));
  }

  /// Each kind of question that 1600 can ask, by a move that answers it.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pass",
        "put",
        "discard",
        "attack",
        "sacrifice",
        "strike",
        "keep",
        "use betrayal",
        "use exile",
        "use spy",
        "use cannonade",
        "use robbery",
        "use miracle",
        "use ambush",
        "use smugglers"
      })
  void all_that_lights_up_among_five_full_cities_of_1600_is_in_the_window(String move) {
    Study.Spot spot =
        FullCities.where(
            (state, seat) -> Study.may(state, seat, move + " ") || Study.may(state, seat, move));
    try (var visitor = new Visitor()) {
      sit(visitor, spot, FullCities.SEATS);
      assertLit(visitor.page, move);
      inEverySize(visitor.page, move);
      Locator card = visitor.page.locator(".iron-hand [data-leads='" + move + "']");
      if (card.count() > 0) {
        card.first().click();
        visitor.page.locator(".iron-targets .chip").first().waitFor();
        inEverySize(visitor.page, move + ", picked up");
        Locator several = visitor.page.locator(".iron-city .iron-tile[data-leads]");
        if (several.count() > 0) {
          several.first().click();
          visitor.page.locator(".iron-targets .chip[data-move]").first().waitFor();
          inEverySize(visitor.page, move + ", aimed");
        }
        visitor.page.locator(".iron-targets .chip[data-move]").first().click();
        assertThat(visitor.page.locator(".iron-targets")).hasCount(0);
      }
    }
  }

  @Test
  void all_protagonists_to_choose_from_are_in_the_window() {
    try (var visitor = new Visitor()) {
      var seats = new ArrayList<>(List.of(Visitor.me()));
      for (int seat = 2; seat <= FullCities.SEATS; seat++) {
        seats.add(Visitor.bot());
      }
      var terms = Map.of("options", Map.of("edition", "it", "first", "2"));
      visitor.sit(visitor.table("iron-century", seats, terms));
      visitor.waitForTurn();
      inEverySize(visitor.page, "pick");
    }
  }

  @Test
  void on_a_phone_the_question_and_the_hand_of_1600_stay_at_the_bottom_and_no_tab_is_long() {
    Study.Spot spot = FullCities.where((state, seat) -> Study.may(state, seat, "pass"));
    try (var visitor = new Visitor(390, 844, ColorScheme.LIGHT)) {
      sit(visitor, spot, FullCities.SEATS);
      for (Locator tab : visitor.page.locator(".zone.tabs [data-for]").all()) {
        tab.click();
        assertEquals(List.of(), visitor.page.evaluate(PHONE), tab.innerText());
      }
    }
  }

  @Test
  void the_zones_of_1600_keep_their_places_whatever_is_picked_up_or_announced() {
    Study.Spot spot = FullCities.where((state, seat) -> Study.may(state, seat, "use betrayal "));
    try (var visitor = new Visitor()) {
      sit(visitor, spot, FullCities.SEATS);
      String before = places(visitor.page);
      visitor.page.locator(".iron-hand [data-leads='use betrayal']").click();
      visitor.page.locator(".iron-targets .chip").first().waitFor();
      assertEquals(before, places(visitor.page));
      visitor.page.locator(".put-back").click();
      assertThat(visitor.page.locator(".iron-targets")).hasCount(0);
      assertEquals(before, places(visitor.page));
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

  /// Between a phone and a desk, and where a window of 1280 x 720 is zoomed to 200%, in the dark
  /// and with the longer words of Italian: the question is in the window, and nothing sticks out.
  @ParameterizedTest
  @FieldSource("loggia.app.browser.Games#ALL")
  void tablets_and_zoomed_windows_show_the_question_first(String game) {
    try (var visitor = new Visitor(820, 1180, ColorScheme.DARK)) {
      visitor.sit(visitor.table(game, List.of(Visitor.me(), Visitor.bot())));
      visitor.waitForTurn();
      Page page = visitor.page;
      visitor.menu().getByLabel("Language").selectOption("it");
      page.keyboard().press("Escape");
      page.locator("html[lang=it]").waitFor();
      for (int[] size :
          List.of(new int[] {820, 1180}, new int[] {1024, 768}, new int[] {640, 360})) {
        page.setViewportSize(size[0], size[1]);
        String where = game + " at " + size[0] + " x " + size[1];
        assertEquals(List.of(), Layout.outside(page), where);
        assertThat(page.locator("#choices-title")).isInViewport();
        assertThat(visitor.choices().locator("visible=true").first()).isInViewport();
      }
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
      visitor.waitForBoard();
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
