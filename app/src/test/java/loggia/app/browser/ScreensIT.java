package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Every screen, on a phone and on a desk, in light and dark: nothing that the accessibility
/// scanner objects to, nothing out of reach, and a picture of each.
class ScreensIT {
  private Visitor visitor;
  private Page page;

  @BeforeEach
  void enter() {
    visitor = new Visitor();
    page = visitor.page;
  }

  @AfterEach
  void leave() {
    visitor.close();
  }

  /// Waits for `sign`, then looks at the screen in all sizes and themes.
  private void look(String sign, String name) {
    page.locator(sign).first().waitFor();
    size(360, 740);
    check(name + "-phone", Axe.objections(page));
    visitor.shoot(name + "-phone-light");
    theme(ColorScheme.DARK);
    check(name + "-phone-dark", Axe.contrast(page));
    size(1280, 800);
    check(name + "-desktop-dark", Axe.objections(page));
    visitor.shoot(name + "-desktop-dark");
    theme(ColorScheme.LIGHT);
    check(name + "-desktop", Axe.contrast(page));
    size(2560, 1440);
    check(name + "-wide", List.of());
    size(1280, 800);
  }

  private void check(String name, List<String> objections) {
    assertEquals(List.of(), objections, name);
    assertEquals(List.of(), Layout.outside(page), name);
  }

  private void size(int width, int height) {
    page.setViewportSize(width, height);
  }

  private void theme(ColorScheme scheme) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
  }

  @Test
  void the_first_pages() {
    visitor.open("/");
    look(".game-card", "home");
    visitor.open("/rules");
    look(".game-card", "rules");
    visitor.open("/learn");
    look(".game-card", "learn");
    visitor.open("/nowhere");
    look("h1", "nothing-here");
    visitor.open("/table/nosuchtable");
    look("h1", "no-such-table");
  }

  @ParameterizedTest
  @FieldSource("loggia.app.browser.Games#ALL")
  void setting_up_looking_up_and_learning(String game) {
    visitor.open("/new?game=" + game);
    page.locator("#create").waitFor();
    page.locator("details").evaluateAll("all => all.forEach(d => d.open = true)");
    page.getByLabel("Pace").selectOption("decision");
    look("input[type=number]", "new-" + game);
    visitor.open("/rules/" + game);
    page.locator(".component").first().waitFor();
    page.getByLabel("Search rules and components").fill("player");
    look(".rule", "rules-" + game);
    visitor.open("/learn/" + game);
    page.locator("#show-me").click();
    look(".expected >> visible=true", "lesson-" + game);
  }

  @ParameterizedTest
  @FieldSource("loggia.app.browser.Games#ALL")
  void the_board_in_the_middle_its_past_and_its_end(String game) {
    var study = Study.of(game);
    int number = study.turnChange();
    playOn(study, number, Visitor.bot());
    visitor.choose(study.decision(number).text());
    passUntilOthersHavePlayed();
    visitor.waitForTurn();
    look(".the-board", "table-" + game);
    visitor.drawer("log");
    look(".log li.new", "log-" + game);
    visitor.drawer("players");
    look(".players", "players-" + game);
    page.locator("#tab-players").click();
    page.locator(".all-choices summary").click();
    look(".all-choices .list", "list-" + game);
    visitor.open("/replay/" + visitor.open(study) + "?at=" + study.middle());
    look("#branch", "replay-" + game);
    page.getByLabel("To the end").click();
    look(".result table", "over-" + game);
  }

  /// In 1600 who ends a turn is asked for a card before anybody else, and often more than once.
  private void passUntilOthersHavePlayed() {
    for (int asked = 0; asked < 20; asked++) {
      page.waitForFunction(
          "() => document.querySelector('#tab-log b, [data-move=pass]:not([disabled])') !== null");
      if (page.locator("#tab-log b").count() > 0) {
        return;
      }
      page.evaluate("() => document.querySelector('[data-move=pass]:not([disabled])')?.click()");
    }
  }

  /// Sits where the next decision is made at this moment of a game.
  private void playOn(Study study, int at, Map<String, String> other) {
    boolean first = study.decision(at).seat().number() == 1;
    var seats = first ? List.of(Visitor.me(), other) : List.of(other, Visitor.me());
    visitor.sit(visitor.playOn(study, at, seats));
    visitor.waitForTurn();
  }

  /// The same for two at one device, both called alike.
  private void playOn(Study.Spot spot) {
    playOn(spot.study(), spot.number(), Visitor.me());
    page.locator("#hand-over").click();
  }

  @Test
  void the_question_whether_to_answer() {
    playOn(Study.where("iron-century", (state, seat) -> Study.may(state, seat, "pass")));
    look(".iron-prompt", "answer");
  }

  @Test
  void the_secret_choice_of_the_war() {
    playOn(Study.where("xii-century", (state, seat) -> Study.may(state, seat, "support")));
    look(".xii-war", "war");
  }

  @Test
  void a_payment_that_is_owed() {
    playOn(Study.where("city-of-iron", (state, seat) -> Study.may(state, seat, "pay")));
    look(".city-pending .owed", "payment");
  }

  @Test
  void the_room_before_the_game_and_the_device_that_is_handed_over() {
    var open = List.of(Visitor.me(), Visitor.seat("open", ""));
    visitor.sit(visitor.table("xii-century", open));
    look("#invite-link", "room");
    var two = List.of(Visitor.seat("hotseat", "Ada"), Visitor.seat("hotseat", "Bea"));
    visitor.sit(visitor.table("xii-century", two));
    look("#hand-over", "hand-over");
  }

  @Test
  void everything_that_opens_over_a_table() {
    visitor.sit(visitor.table("xii-century", List.of(Visitor.me())));
    visitor.waitForTurn();
    visitor.menu("Rules").click();
    look("dialog[open] .wanted", "rules-panel");
    closeDialog();
    page.keyboard().press("?");
    look("dialog[open] kbd", "help");
    closeDialog();
    visitor.menu().locator("button.who").click();
    look("dialog[open] input[type=password]", "account");
    closeDialog();
    visitor.say("Good luck!");
    page.locator(".xii-tray [data-move^='die ']").first().click();
    page.locator(".xii-held").waitFor();
    page.locator(".zone.own [data-refused]")
        .first()
        .click(new Locator.ClickOptions().setForce(true));
    look(".refusal .rule-link", "refused");
    visitor.context.setOffline(true);
    look(".line.offline", "offline");
    visitor.context.setOffline(false);
  }

  private void closeDialog() {
    page.keyboard().press("Escape");
    page.locator("dialog[open]")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
  }
}
