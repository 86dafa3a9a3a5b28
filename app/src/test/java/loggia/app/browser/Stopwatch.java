package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Measures the page, only when it is asked for by name (`docs/performance.md` says how): from the
/// first request of an empty browser until a game can be started, and from a click of one player
/// until the other sees what it did.
class Stopwatch {
  private static final int LOADS = 11;
  private static final int CLICKS = 40;

  /// Writes down when something first stands in the page, by the clock that all pages share.
  private static final String SEEN =
      """
      window.whenSeen = (selector, there) => new Promise(resolve => {
        const look = () => (document.querySelector(selector) !== null) === there
            && resolve(performance.timeOrigin + performance.now());
        new MutationObserver(look).observe(document, {subtree: true, childList: true});
        look();
      });
      """;

  @Test
  void how_long_one_waits_for_the_page() {
    report("first load until a game can be started", loads());
    report("a choice until the other player sees it", clicks());
  }

  private static double[] loads() {
    var times = new double[LOADS];
    for (int i = 0; i < LOADS; i++) {
      try (var visitor = new Visitor()) {
        visitor.page.addInitScript(
            SEEN
                + "window.usable = whenSeen('[data-play]', true).then(at => at -"
                + " performance.timeOrigin);");
        visitor.open("/");
        times[i] = number(visitor.page.evaluate("() => window.usable"));
      }
    }
    return times;
  }

  /// A die is taken up and put back, again and again, and an onlooker's page watches.
  private static double[] clicks() {
    var times = new double[CLICKS];
    try (var player = new Visitor();
        var other = new Visitor()) {
      String table = player.table("xii-century", List.of(Visitor.me()));
      player.sit(table);
      other.page.addInitScript(SEEN);
      other.sit(table);
      player.waitForTurn();
      for (int i = 0; i < CLICKS; i++) {
        boolean up = i % 2 == 0;
        other.page.evaluate("up => { window.next = whenSeen('.xii-held', up); }", up);
        String choice = up ? ".xii-tray [data-move^=\"die \"]" : "button.undo";
        player.page.waitForFunction("s => document.querySelector(s)?.disabled === false", choice);
        double clicked =
            number(
                player.page.evaluate(
                    "s => { const at = performance.timeOrigin + performance.now();"
                        + " document.querySelector(s).click(); return at; }",
                    choice));
        times[i] = number(other.page.evaluate("() => window.next")) - clicked;
      }
    }
    return times;
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  private static void report(String what, double[] times) {
    assertTrue(Arrays.stream(times).allMatch(time -> time > 0), what);
    double[] sorted = times.clone();
    Arrays.sort(sorted);
    System.out.printf(
        "%s: %.0f ms in the middle, %.0f best, %.0f nine of ten, of %d%n",
        what, sorted[sorted.length / 2], sorted[0], sorted[sorted.length * 9 / 10], sorted.length);
  }
}
