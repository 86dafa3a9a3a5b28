package loggia.app.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/// Whether everything fits into the width of the window.
final class Layout {
  private static final String OUTSIDE =
      """
      () => {
        const width = document.documentElement.clientWidth;
        const found = [];
        const wider = document.documentElement.scrollWidth - width;
        if (wider > 0) found.push(`the page is ${wider} px wider than the window`);
        for (const panel of document.querySelectorAll('.frame-bar, .choices, .talk, .log, .players, dialog, .rules-body')) {
          const more = panel.scrollWidth - panel.clientWidth;
          if (more > 1 && panel.clientWidth > 0) found.push(`${panel.className || panel.localName} is ${more} px wider than its place`);
        }
        const scrolls = node => {
          for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
          }
          return false;
        };
        for (const node of document.querySelectorAll('a, button, input, select, summary, [data-move]')) {
          if (node.matches('.skip') || !node.checkVisibility({visibilityProperty: true})) continue;
          const box = node.getBoundingClientRect();
          const out = box.left < -1 || box.right > width + 1;
          if (box.width > 0 && out && !scrolls(node)) {
            found.push(`${node.outerHTML.slice(0, 120)} from ${Math.round(box.left)} to ${Math.round(box.right)} of ${width}`);
          }
        }
        return found.slice(0, 5);
      }
      """;

  private Layout() {}

  /// What sticks out, a sentence each: the page itself, and whatever could be clicked.
  static List<String> outside(Page page) {
    return ((List<?>) page.evaluate(OUTSIDE)).stream().map(String::valueOf).toList();
  }
}
