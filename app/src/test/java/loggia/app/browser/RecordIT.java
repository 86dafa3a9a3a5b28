package loggia.app.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Finished games as files: saved from one house, opened in another.
class RecordIT {
  @ParameterizedTest
  @FieldSource("loggia.app.browser.Games#ALL")
  void a_saved_record_is_the_game_that_was_opened(String game) throws IOException {
    var study = Study.of(game);
    try (var visitor = new Visitor()) {
      choose(visitor, study.record().write());
      visitor.page.waitForURL("**/replay/**");
      visitor.page.getByLabel("To the end").click();
      assertThat(visitor.page.locator(".scrubber output")).hasText(study.end() + "/" + study.end());
      visitor.page.locator(".result table").waitFor();
      visitor.page.keyboard().press("Escape");
      var file = visitor.page.waitForDownload(() -> visitor.menu("Save the record").click());
      assertEquals(study.record().write(), Files.readString(file.path()));
    }
  }

  @Test
  void a_record_with_a_fault_is_refused_with_its_line() {
    try (var visitor = new Visitor()) {
      String record = Study.of("xii-century").record().write();
      choose(visitor, record.replaceFirst("\n1 die \\d", "\n1 dye 3"));
      Locator why = visitor.page.locator(".import [role=alert]");
      assertThat(why).containsText("line");
      assertThat(why).isInViewport();
    }
  }

  private static void choose(Visitor visitor, String record) {
    visitor.open("/");
    visitor.page.locator(".game-card").first().waitFor();
    Locator field = visitor.page.getByLabel("Open a record");
    field.scrollIntoViewIfNeeded();
    field.setInputFiles(
        new FilePayload("game.record", "text/plain", record.getBytes(StandardCharsets.UTF_8)));
  }
}
