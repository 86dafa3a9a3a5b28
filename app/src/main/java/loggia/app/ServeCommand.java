package loggia.app;

import java.awt.Desktop;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import loggia.server.Server;
import loggia.server.common.Config;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "serve",
    description = "Start the server: play in the browser, alone, with bots or with friends.",
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
  private static final int MOST_PORT = 65_535;

  @Spec private CommandSpec spec;
  @Mixin private ServerOptions options;

  @Option(names = "--port", paramLabel = "N", description = "Where to listen; usually 1600.")
  private Optional<Integer> port = Optional.empty();

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "Who may connect; usually 127.0.0.1, only this machine. 0.0.0.0 is everybody.")
  private Optional<String> host = Optional.empty();

  @Option(names = "--no-browser", description = "Open no browser.")
  private boolean noBrowser;

  @Option(
      names = "--dry-run",
      description = "Start, answer one request of our own, and stop: to see whether all is well.")
  private boolean dryRun;

  @Override
  public Integer call() throws InterruptedException {
    ServerLog.setUp(Boolean.TRUE.equals(spec.root().findOption("--verbose").getValue()));
    var flags = new LinkedHashMap<String, String>();
    port.ifPresent(number -> flags.put("port", valid(number)));
    host.ifPresent(address -> flags.put("host", address));
    Config config = options.config(flags);
    var closed = new CountDownLatch(1);
    Server server = options.start(config);
    if (dryRun) {
      return tryOut(server, config);
    }
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .unstarted(
                    () -> {
                      server.close();
                      closed.countDown();
                    }));
    String address = address(config, server.port());
    PrintWriter out = spec.commandLine().getOut();
    out.println("Loggia is open at " + address + " and keeps its games in " + keeps(config));
    out.flush();
    if (!noBrowser && Progress.onTerminal()) {
      browse(address);
    }
    closed.await();
    return 0;
  }

  private String valid(int number) {
    if (number < 0 || number > MOST_PORT) {
      throw new ParameterException(
          spec.commandLine(), "--port is a number from 0 to " + MOST_PORT + ", not " + number);
    }
    return Integer.toString(number);
  }

  /// Never an address of a database: it may carry a password.
  private static String keeps(Config config) {
    return config.text("store").equals("sqlite") ? config.data().toString() : "PostgreSQL";
  }

  private int tryOut(Server server, Config config) throws InterruptedException {
    try (server;
        var http = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create(address(config, server.port()) + "health"));
      int status = http.send(request.build(), BodyHandlers.discarding()).statusCode();
      spec.commandLine().getOut().println("Loggia would be open; /health answers " + status);
      return status == 200 ? 0 : 1;
    } catch (IOException e) {
      throw new Failure("the server does not answer itself: " + e.getMessage());
    }
  }

  private static String address(Config config, int port) {
    String host = config.text("host");
    boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
    boolean here = everywhere || host.equals("127.0.0.1") || host.equals("::1");
    return "http://" + (here ? "localhost" : host) + ":" + port + "/";
  }

  private static void browse(String address) {
    if (!Desktop.isDesktopSupported()) {
      return;
    }
    try {
      Desktop desktop = Desktop.getDesktop();
      if (desktop.isSupported(Desktop.Action.BROWSE)) {
        desktop.browse(URI.create(address));
      }
    } catch (IOException | UnsupportedOperationException e) {
      // The address is on the screen; who sees it can open it.
      System.getLogger("loggia").log(System.Logger.Level.DEBUG, "no browser", e);
    }
  }
}
