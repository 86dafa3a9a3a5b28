package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A person with a browser of their own. Every error the page reports ends the test.
final class Visitor implements AutoCloseable {
  private final BrowserContext context;
  private final List<String> complaints = new ArrayList<>();
  final Page page;

  Visitor() {
    this(1280, 800, ColorScheme.LIGHT);
  }

  Visitor(int width, int height, ColorScheme scheme) {
    context =
        House.browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(width, height)
                    .setColorScheme(scheme)
                    .setReducedMotion(ReducedMotion.REDUCE)
                    .setLocale("en-GB"));
    context.setDefaultTimeout(30_000);
    page = context.newPage();
    page.onPageError(error -> complaints.add("error: " + error));
    page.onConsoleMessage(
        message -> {
          boolean refusal = message.text().startsWith("Failed to load resource");
          if (message.type().equals("error") && !refusal) {
            complaints.add(message.text());
          }
        });
    page.onRequest(
        request -> {
          if (!request.url().startsWith(House.address())) {
            complaints.add("asked another host: " + request.url());
          }
        });
  }

  Visitor open(String path) {
    page.navigate(House.address() + path);
    return this;
  }

  /// Makes a table through the client's own interface, as its form would.
  String table(String game, List<Map<String, String>> seats) {
    return table(game, seats, Map.of());
  }

  String table(String game, List<Map<String, String>> seats, Map<String, String> options) {
    open("/");
    page.locator(".games").waitFor();
    Object id =
        page.evaluate(
            """
            async ([game, seats, options]) => {
              const games = await (await fetch('/api/games?lang=en')).json();
              const all = {};
              for (const o of games.find(g => g.id === game).options) {
                const fits = seats.length >= o.leastSeats && seats.length <= o.mostSeats;
                if (fits && o.kind !== 'file') all[o.key] = o.usual;
              }
              const order = {game, options: {...all, ...options}, seats, visibility: 'public',
                pace: {kind: 'relaxed', amount: 0}, chat: true, spectators: true, seed: 7,
                key: Math.random().toString(36)};
              const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(order),
                headers: {'X-Loggia': '1', 'Content-Type': 'application/json'}});
              const body = await answer.json();
              if (!answer.ok) throw new Error(JSON.stringify(body));
              return body.id;
            }
            """,
            List.of(game, seats, options));
    return String.valueOf(id);
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
    page.locator(".the-board, .room, .hand-over").first().waitFor();
    return this;
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
            + " && document.querySelector('.choices [role=status].muted') === null");
  }

  /// Clicks on and on, always what `choose` says of the choices on the page, until the game is
  /// over.
  int playOn(String pick, int most) {
    Object clicks = page.evaluate(Scripts.PLAY_ON, List.of(pick, most));
    assertTrue(over(), "the game should be over after " + clicks + " choices");
    return ((Number) clicks).intValue();
  }

  void shoot(String name) {
    page.screenshot(
        new Page.ScreenshotOptions()
            .setPath(House.SCREENSHOTS.resolve(name + ".png"))
            .setFullPage(true));
  }

  @Override
  public void close() {
    assertEquals(List.of(), complaints, "what the page complained about");
    context.close();
  }
}
