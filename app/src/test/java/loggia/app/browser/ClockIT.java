package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Tables with a clock.
class ClockIT {
  private static Map<String, ?> pace(double minutes) {
    return Map.of("pace", Map.of("kind", "decision", "amount", minutes));
  }

  @Test
  void the_time_that_is_left_runs_down_before_ones_eyes() {
    try (var visitor = new Visitor()) {
      visitor.sit(visitor.table("xii-century", List.of(Visitor.me()), pace(5)));
      Locator clock = visitor.page.locator(".frame-bar").getByLabel("Time left");
      assertThat(clock).hasText(Pattern.compile("[45]:\\d\\d"));
      String first = clock.innerText();
      assertThat(clock).not().hasText(first);
    }
  }

  @Test
  void who_runs_out_of_time_is_played_for_and_takes_the_seat_back() {
    try (var two = Two.of("xii-century", pace(0.1))) {
      Visitor late = two.acting();
      late.drawer("players");
      two.other().drawer("players");
      Locator played = late.page.locator(".player.seat-1", withText("a bot plays"));
      played.waitFor();
      assertThat(two.other().page.locator(".player.seat-1")).containsText("a bot plays");
      late.menu("Play this seat myself again").click();
      assertThat(played).hasCount(0);
    }
  }

  private static Page.LocatorOptions withText(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }
}
