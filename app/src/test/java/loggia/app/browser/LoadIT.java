package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/// How much travels before anybody can play.
class LoadIT {
  private static final int MOST = 250_000;

  @Test
  void nothing_is_pushed_aside_while_a_page_loads() {
    try (var visitor = new Visitor(390, 844, ColorScheme.LIGHT)) {
      String table = visitor.open(Study.of("iron-century"));
      assertStays(visitor, "/", ".import");
      assertStays(visitor, "/new", "#create");
      assertStays(visitor, "/rules/iron-century", "#the-components");
      assertStays(visitor, "/table/" + table, ".curve polyline");
    }
  }

  /// @param last what is there when the page is
  private static void assertStays(Visitor visitor, String path, String last) {
    visitor.open(path);
    visitor.page.locator(last).first().waitFor();
    Object shifts =
        visitor.page.evaluate(
            "() => new Promise(done => { new PerformanceObserver(list => done(list.getEntries()"
                + ".reduce((sum, shift) => sum + shift.value, 0)))"
                + ".observe({type: 'layout-shift', buffered: true}); setTimeout(() => done(0),"
                + " 300); })");
    double sum = ((Number) shifts).doubleValue();
    assertTrue(sum < 0.05, "layout shift " + sum + " of " + path);
  }

  @Test
  void the_first_load_is_under_250_kilobytes_without_pictures() {
    try (var visitor = new Visitor()) {
      List<Response> loaded = new CopyOnWriteArrayList<>();
      visitor.page.onResponse(loaded::add);
      visitor.open("/");
      visitor.page.locator("[data-play]").first().waitFor();
      visitor.page.waitForLoadState();
      int bytes = 0;
      var told = new StringBuilder();
      for (Response response : loaded) {
        if (!response.request().resourceType().equals("image")) {
          int size = response.request().sizes().responseBodySize;
          bytes += size;
          told.append(' ').append(response.url()).append(": ").append(size);
        }
      }
      assertTrue(bytes > 20_000 && bytes < MOST, bytes + " bytes:" + told);
    }
  }
}
