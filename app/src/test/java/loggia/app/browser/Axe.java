package loggia.app.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The accessibility scanner: WCAG 2.2 A and AA, and what it holds for good practice.
final class Axe {
  private static final String SOURCE = source();
  private static final List<String> TAGS =
      List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice");

  private static final String RUN =
      """
      async ([tags, rules]) => {
        const only = rules.length > 0 ? {type: 'rule', values: rules} : {type: 'tag', values: tags};
        const found = await axe.run(document, {runOnly: only, resultTypes: ['violations']});
        return found.violations.map(rule => `${rule.id}: ${rule.help} at `
            + rule.nodes.slice(0, 4).map(n => `${n.target} (${n.html.slice(0, 160)}) ${n.failureSummary}`).join(' | '));
      }
      """;

  private Axe() {}

  private static String source() {
    try (InputStream file = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Everything it objects to, a sentence each.
  static List<String> objections(Page page) {
    return run(page, List.of());
  }

  /// Only whether everything can be read: what changes with the theme.
  static List<String> contrast(Page page) {
    return run(page, List.of("color-contrast"));
  }

  private static List<String> run(Page page, List<String> rules) {
    if (Boolean.TRUE.equals(page.evaluate("() => typeof axe === 'undefined'"))) {
      page.evaluate(SOURCE);
    }
    Object found = page.evaluate(RUN, List.of(TAGS, rules));
    return ((List<?>) found).stream().map(String::valueOf).toList();
  }
}
