package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every screen: nothing the accessibility scanner objects to, in light and dark, on phone and
/// desktop; and a picture of each.
class ScreensIT {
  @ParameterizedTest
  @CsvSource({"1280, 800, LIGHT", "360, 740, DARK"})
  void no_screen_has_an_accessibility_violation(int width, int height, ColorScheme scheme) {
    String size =
        (width > 500 ? "desktop" : "phone")
            + "-"
            + scheme.name().toLowerCase(java.util.Locale.ROOT);
    try (var visitor = new Visitor(width, height, scheme)) {
      look(visitor.open("/"), ".game-card", "home-" + size);
      look(visitor.open("/new"), "#create", "new-" + size);
      look(visitor.open("/rules"), ".game-card", "rules-" + size);
      look(visitor.open("/rules/xii-century"), ".component", "rules-xii-century-" + size);
      look(visitor.open("/learn"), "h1", "learn-" + size);
      String hot =
          visitor.table(
              "xii-century",
              List.of(Visitor.seat("hotseat", "Ada"), Visitor.seat("hotseat", "Bea")));
      look(visitor.open("/table/" + hot), "#hand-over", "hand-over-" + size);
      String room = visitor.table("xii-century", List.of(Visitor.me(), Visitor.seat("open", "")));
      look(visitor.open("/table/" + room), "#invite-link", "room-" + size);
      for (String game : Games.ALL) {
        String table = visitor.table(game, List.of(Visitor.me(), Visitor.bot()));
        visitor.sit(table);
        look(visitor, ".the-board", "table-" + game + "-" + size);
      }
    }
  }

  private static void look(Visitor visitor, String sign, String name) {
    visitor.page.locator(sign).first().waitFor();
    visitor.page.waitForTimeout(300);
    visitor.shoot(name);
    var violations = new AxeBuilder(visitor.page).analyze().getViolations();
    assertEquals(List.of(), violations.stream().map(ScreensIT::told).toList(), name);
    Object wider = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
    assertEquals(0, Math.max(0, ((Number) wider).intValue()), name + " scrolls sideways");
  }

  private static String told(Rule rule) {
    var nodes = rule.getNodes();
    return rule.getId()
        + ": "
        + rule.getHelp()
        + " at "
        + nodes.stream().limit(4).map(n -> n.getTarget() + " " + n.getFailureSummary()).toList();
  }
}
