package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A whole game of each of the three, played by clicking, against bots.
class WholeGameIT {
  @Test
  void a_whole_game_of_xii_century_can_be_played_by_clicking() {
    whole("xii-century", "");
  }

  @Test
  void a_whole_match_of_1600_can_be_played_by_clicking() {
    whole("iron-century", "^pass (this|until)");
  }

  @Test
  void a_whole_game_of_city_of_iron_can_be_played_by_clicking() {
    whole("city-of-iron", "^(shift|return|reopen)");
  }

  /// What of the end is longer than the room it has. A town of XII Century may have more lines than
  /// any window: they alone scroll, between who won and what can be done next.
  private static final String SCROLLED =
      """
      () => [...document.querySelectorAll('dialog.result, .frame:not(.xii) dialog.result .scroll')]
        .filter(part => part.scrollHeight > part.clientHeight + 1)
        .map(part => `${part.className}: ${part.scrollHeight} in ${part.clientHeight}`)
      """;

  private static void whole(String game, String avoid) {
    try (var visitor = new Visitor(1280, 720, ColorScheme.LIGHT)) {
      String table = visitor.table(game, List.of(Visitor.me(), Visitor.bot()));
      visitor.sit(table);
      int clicks = visitor.playOn(avoid, 4000);
      // A short match of 1600 asks few things: who is not concerned is not asked.
      assertTrue(clicks > 8, clicks + " choices");
      assertTrue(visitor.page.locator(".result table").isVisible());
      visitor.shoot("over-" + game);
      assertEquals(List.of(), surprises(visitor), "errors in the console");
      theEnd(visitor);
    }
  }

  /// A bot of 1600 may interject while somebody clicks: then the server answers with the table as
  /// it is, and a browser tells its console so.
  private static List<String> surprises(Visitor visitor) {
    return visitor.refusals.stream()
        .filter(refusal -> !(refusal.contains("409") && refusal.contains("/decisions")))
        .toList();
  }

  /// The score over time, a picture to share, and at home the result until it is cleared.
  private static void theEnd(Visitor visitor) {
    Page page = visitor.page;
    // Counted, not looked at: the line of who has no point to the end has no height.
    assertThat(page.locator("figure.curve polyline")).hasCount(2);
    assertEquals(List.of(), page.evaluate(SCROLLED), "the end fits into 1280 x 720");
    Download picture = page.waitForDownload(() -> page.locator("#share").click());
    assertTrue(picture.suggestedFilename().endsWith(".png"), picture.suggestedFilename());
    visitor.open("/");
    assertThat(page.locator("#played .state")).containsText(Pattern.compile("(won|wins|share).*·"));
    page.locator("#clear").click();
    assertThat(page.locator("#played")).hasCount(0);
    page.reload();
    page.locator("#list-yours").waitFor();
    assertThat(page.locator("#played")).hasCount(0);
  }
}
