package loggia.app.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import loggia.server.Server;
import loggia.server.common.Config;

/// One server and one browser for all browser tests of a run. Bots answer at once.
final class RunningServer {
  static final Path SCREENSHOTS = Path.of("target", "screenshots");

  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private static final RunningServer SERVER = new RunningServer();

  private final Browser browser;
  private final Path data;
  private final int port;
  private Server server;

  private RunningServer() {
    try {
      data = Files.createTempDirectory("loggia-browser");
      server = Server.start(Config.of(List.of(settings(data, 0))));
      port = server.port();
      Files.createDirectories(SCREENSHOTS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var playwright = Playwright.create();
    var options = new BrowserType.LaunchOptions().setArgs(FLAGS);
    String chromium = System.getenv("LOGGIA_CHROMIUM");
    Path usual = Path.of("/usr/bin/chromium");
    if (chromium != null) {
      options.setExecutablePath(Path.of(chromium));
    } else if (Files.exists(usual)) {
      options.setExecutablePath(usual);
    }
    browser = playwright.chromium().launch(options);
    // A busy machine is slow, not wrong.
    PlaywrightAssertions.setDefaultAssertionTimeout(30_000);
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .unstarted(
                    () -> {
                      playwright.close();
                      server.close();
                    }));
  }

  private static Map<String, String> settings(Path data, int port) {
    return Map.ofEntries(
        Map.entry("port", Integer.toString(port)),
        Map.entry("data", data.toString()),
        Map.entry("contract", "check"),
        Map.entry("pace.bot", "0"),
        Map.entry("pace.forced", "0"),
        Map.entry("pace.interject", "0"),
        Map.entry("limit.requests", "100000"),
        Map.entry("limit.writes", "100000"),
        Map.entry("limit.messages", "100000"),
        Map.entry("limit.sessions", "1000"),
        Map.entry("limit.tables", "1000"),
        Map.entry("limit.connections", "1000"));
  }

  static String address() {
    return "http://127.0.0.1:" + SERVER.port;
  }

  /// The server goes away. Whoever calls this opens it again.
  static void shut() {
    SERVER.server.close();
  }

  /// The server comes back where it was, with all it knew.
  static void reopen() {
    SERVER.server = Server.start(Config.of(List.of(settings(SERVER.data, SERVER.port))));
  }

  static Browser browser() {
    return SERVER.browser;
  }
}
