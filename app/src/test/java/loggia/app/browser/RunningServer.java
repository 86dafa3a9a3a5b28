package loggia.app.browser;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import jakarta.mail.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
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
  private final GreenMail mail =
      new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
  private final Path data;
  private final int port;
  private Server server;

  private RunningServer() {
    try {
      data = Files.createTempDirectory("loggia-browser");
      port = freePort();
      mail.start();
      server = Server.start(Config.of(List.of(settings(data, port))));
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
                      mail.stop();
                    }));
  }

  /// The links in mails must name the port before there is a server.
  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /// Where the link in the newest letter to this address leads, of those that begin so.
  static String link(String address, String path) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < end) {
      for (MimeMessage letter : List.of(SERVER.mail.getReceivedMessages()).reversed()) {
        String text = GreenMailUtil.getBody(letter).replace("=\r\n", "").replace("=3D", "=");
        int at = text.indexOf(path + "?token=");
        if (at >= 0 && GreenMailUtil.getAddressList(recipients(letter)).contains(address)) {
          return text.substring(at).split("[\\s\"]", 2)[0];
        }
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
    }
    throw new AssertionError("no letter to " + address + " with a link to " + path);
  }

  private static Address[] recipients(MimeMessage letter) {
    try {
      return letter.getAllRecipients();
    } catch (MessagingException e) {
      throw new AssertionError(e);
    }
  }

  private Map<String, String> settings(Path data, int port) {
    return Map.ofEntries(
        Map.entry("port", Integer.toString(port)),
        Map.entry("data", data.toString()),
        Map.entry("contract", "check"),
        Map.entry("pace.bot", "0"),
        Map.entry("pace.forced", "0"),
        Map.entry("pace.interject", "0"),
        Map.entry("origin", "http://127.0.0.1:" + port),
        Map.entry("mail.host", "127.0.0.1"),
        Map.entry("mail.port", Integer.toString(mail.getSmtp().getPort())),
        Map.entry("mail.tls", "none"),
        Map.entry("mail.from", "loggia@house.example"),
        Map.entry("mail.after", "0"),
        Map.entry("hook.after", "0"),
        Map.entry("hook.local", "true"),
        Map.entry("limit.mails", "1000"),
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
    SERVER.server = Server.start(Config.of(List.of(SERVER.settings(SERVER.data, SERVER.port))));
  }

  static Browser browser() {
    return SERVER.browser;
  }
}
