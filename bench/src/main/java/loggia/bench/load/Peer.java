package loggia.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/// boardgame.io's own server with its usual in-memory store, and scripted clients of its own kind:
/// installed with npm into a folder, started and ended here.
public final class Peer {
  private static final List<String> FILES =
      List.of("package.json", "game.js", "server.js", "clients.js");

  private Peer() {}

  /// Its figures in the same units as ours; empty where there is no Node or nothing to install
  /// from.
  public static Optional<Figures.Summary> run(int matches, double seconds)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("loggia-bench-peer");
    for (String file : FILES) {
      try (InputStream in = Load.class.getResourceAsStream("/loggia/bench/peer/" + file)) {
        Files.write(folder.resolve(file), java.util.Objects.requireNonNull(in).readAllBytes());
      }
    }
    return install(folder) ? measure(folder, matches, seconds) : Optional.empty();
  }

  private static boolean install(Path folder) throws InterruptedException {
    try {
      var npm = start(folder, "npm", "install", "--no-audit", "--no-fund", "--silent");
      npm.getInputStream().transferTo(java.io.OutputStream.nullOutputStream());
      return npm.waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static Optional<Figures.Summary> measure(Path folder, int matches, double seconds)
      throws IOException, InterruptedException {
    String port = "18160";
    Process server = start(folder, "node", "--expose-gc", "server.js", port);
    try {
      drain(server);
      TimeUnit.SECONDS.sleep(2);
      Process clients = start(folder, "node", "clients.js", port, "" + matches, "" + seconds);
      String last = "";
      try (BufferedReader lines = clients.inputReader()) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          last = line;
        }
      }
      if (!last.startsWith("{")) {
        return Optional.empty();
      }
      JsonNode figures = Person.JSON.readTree(last);
      return Optional.of(
          new Figures.Summary(
              figures.get("movesPerSecond").asDouble(),
              figures.get("p50").asDouble(),
              figures.get("p99").asDouble()));
    } finally {
      server.destroyForcibly();
    }
  }

  private static Process start(Path folder, String... command) throws IOException {
    return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
  }

  private static void drain(Process process) {
    Thread.ofVirtual()
        .start(
            () -> {
              try (var in = process.getInputStream()) {
                in.transferTo(java.io.OutputStream.nullOutputStream());
              } catch (IOException e) {
                process.destroyForcibly();
              }
            });
  }
}
