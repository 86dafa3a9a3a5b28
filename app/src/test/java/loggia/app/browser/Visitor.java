package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A person with a browser of their own. Every error the page reports ends the test.
final class Visitor implements AutoCloseable {
  private static final Map<String, ?> TERMS =
      Map.of(
          "visibility",
          "public",
          "pace",
          Map.of("kind", "relaxed", "amount", 0),
          "chat",
          true,
          "spectators",
          true,
          "seed",
          7);

  final BrowserContext context;
  final Wire wire;
  private final List<String> complaints = new ArrayList<>();

  /// What the server has refused, as the browser's console tells it.
  final List<String> refusals = new ArrayList<>();

  final Page page;

  Visitor() {
    this(1280, 800, ColorScheme.LIGHT);
  }

  Visitor(int width, int height, ColorScheme scheme) {
    context =
        RunningServer.browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(width, height)
                    .setColorScheme(scheme)
                    .setReducedMotion(ReducedMotion.REDUCE)
                    .setLocale("en-GB"));
    context.setDefaultTimeout(60_000);
    wire = new Wire(context.request());
    page = context.newPage();
    page.onPageError(error -> complaints.add("error: " + error));
    page.onConsoleMessage(
        message -> {
          boolean refusal = message.text().startsWith("Failed to load resource");
          if (message.type().equals("error")) {
            (refusal ? refusals : complaints).add(message.text() + " " + message.location());
          }
        });
    page.onRequest(
        request -> {
          if (!request.url().startsWith(RunningServer.address())) {
            complaints.add("asked another host: " + request.url());
          }
        });
  }

  Visitor open(String path) {
    page.navigate(RunningServer.address() + path);
    return this;
  }

  /// Makes a table as the client's form would.
  String table(String game, List<Map<String, String>> seats) {
    return table(game, seats, Map.of());
  }

  /// @param terms what differs from a public, relaxed table with chat and onlookers
  String table(String game, List<Map<String, String>> seats, Map<String, ?> terms) {
    var order = new HashMap<String, Object>(TERMS);
    order.put("game", game);
    order.put("seats", seats);
    order.putAll(terms);
    return wire.post("/api/tables", order).get("id").stringValue();
  }

  /// Opens a finished game.
  String open(Study study) {
    var record = Map.of("record", study.record().write());
    return wire.post("/api/records", record).get("id").stringValue();
  }

  /// A table that plays on from a moment of a finished game.
  String playOn(Study study, int at, List<Map<String, String>> seats) {
    var from = Map.of("at", at, "seats", seats);
    return wire.post("/api/tables/" + open(study) + "/branch", from).get("id").stringValue();
  }

  static Map<String, String> me() {
    return Map.of("kind", "me");
  }

  static Map<String, String> bot() {
    return Map.of("kind", "bot", "level", "apprentice");
  }

  static Map<String, String> seat(String kind, String name) {
    return Map.of("kind", kind, "name", name);
  }

  Visitor sit(String table) {
    open("/table/" + table);
    page.locator(".the-board:not([aria-busy]), .room, .hand-over").first().waitFor();
    return this;
  }

  /// Waits until all of the board is drawn.
  void waitForBoard() {
    page.locator(".the-board:not([aria-busy])").waitFor();
  }

  /// Waits until the browser has the client for times without a network: the page itself is kept
  /// together with all that it needs.
  void waitUntilKept() {
    // A promise of false would end a waitForFunction.
    page.evaluate(
        "async () => { while (!(await caches.match('/')))"
            + " await new Promise(later => setTimeout(later, 50)); }");
  }

  /// Everything that can be chosen now, wherever on the page it is offered.
  Locator choices() {
    return page.locator("[data-move]:not([disabled]):not([data-move=undo])");
  }

  Locator choice(String move) {
    return page.locator("[data-move='" + move + "']").first();
  }

  /// Clicks a choice, even one in a folded list.
  void choose(String move) {
    choice(move).dispatchEvent("click");
  }

  boolean over() {
    return page.locator(".status.over").count() > 0;
  }

  void waitForTurn() {
    page.waitForFunction(
        "() => document.querySelector('.status.yours, .status.over, .hand-over') !== null"
            + " && document.querySelector('.choices [role=status].muted') === null"
            + " && document.querySelector('.the-board[aria-busy]') === null");
  }

  /// Clicks on and on, always what `choose` says of the choices on the page, until the game is
  /// over.
  int playOn(String pick, int most) {
    Object clicks = page.evaluate(Scripts.PLAY_ON, List.of(pick, most));
    assertTrue(over(), "the game should be over after " + clicks + " choices");
    return ((Number) clicks).intValue();
  }

  /// Begins to click on and on, and goes on doing so while the test does something else.
  void beginToPlay(String avoid) {
    page.evaluate("avoid => { (" + Scripts.PLAY_ON + ")([avoid, 4000]); }", avoid);
  }

  void waitForTheEnd() {
    page.locator(".status.over").waitFor(new Locator.WaitForOptions().setTimeout(240_000));
  }

  /// The first thing offered at the end of a game.
  Locator again() {
    return page.locator("dialog.result")
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play again"));
  }

  /// Says something in the chat and sees it there.
  void say(String words) {
    drawer("chat");
    page.getByLabel("Say something").fill(words);
    page.keyboard().press("Enter");
    page.locator(".chat li", new Page.LocatorOptions().setHasText(words)).waitFor();
  }

  /// A button, link, box or whatever else has this role and name.
  Locator by(AriaRole role, String name) {
    return page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  Locator button(String name) {
    return by(AriaRole.BUTTON, name);
  }

  /// Opens the drawer at this tab: `log`, `chat` or `players`.
  void drawer(String tab) {
    if (page.locator(".table-menu[open]").count() > 0) {
      page.keyboard().press("Escape");
    }
    Locator handle = page.locator("#tab-" + tab);
    if (!handle.isVisible()) {
      page.locator(".zone.tabs button").last().click();
    }
    if (!"true".equals(handle.getAttribute("aria-expanded"))) {
      handle.click();
    }
  }

  /// The table's menu, open.
  Locator menu() {
    Locator menu = page.locator(".table-menu");
    if (menu.getAttribute("open") == null) {
      menu.locator(":scope > summary").click();
    }
    return menu;
  }

  /// Something of the table's menu, which is opened for it.
  Locator menu(String name) {
    return menu().locator("button, a", new Locator.LocatorOptions().setHasText(name));
  }

  void shoot(String name) {
    page.screenshot(
        new Page.ScreenshotOptions()
            .setPath(RunningServer.SCREENSHOTS.resolve(name + ".png"))
            .setFullPage(true));
  }

  @Override
  public void close() {
    assertEquals(List.of(), complaints, "what the page complained about");
    context.close();
  }
}
