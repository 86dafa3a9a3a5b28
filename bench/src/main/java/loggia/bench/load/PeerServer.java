package loggia.bench.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// boardgame.io's own server with its usual in-memory store: installed with npm into a folder of
/// its own, started and ended here.
public final class PeerServer implements MeasuredServer {
  private static final List<String> FILES = List.of("package.json", "game.js", "server.js");

  private static final String HOST = "http://127.0.0.1:";

  private final String address;
  private final String heap;
  private final List<String> command;
  private ServerProcess program;
  private final HttpClient http;

  private PeerServer(Path folder) throws IOException, InterruptedException {
    String port = Integer.toString(ServerProcess.freePort());
    String heapPort = Integer.toString(ServerProcess.freePort());
    address = HOST + port;
    heap = HOST + heapPort;
    command = List.of("node", "--expose-gc", "server.js", port, heapPort);
    program = new ServerProcess(folder, command, Map.of(), address);
    http = ServerProcess.http();
  }

  /// The peer, started; empty where there is no Node or nothing to install from.
  public static Optional<PeerServer> start() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("loggia-bench-peer");
    for (String file : FILES) {
      try (InputStream in = Load.class.getResourceAsStream("/loggia/bench/peer/" + file)) {
        Files.write(folder.resolve(file), Objects.requireNonNull(in).readAllBytes());
      }
    }
    return installed(folder) ? Optional.of(new PeerServer(folder)) : Optional.empty();
  }

  private static boolean installed(Path folder) throws InterruptedException {
    try {
      var npm =
          new ProcessBuilder("npm", "install", "--no-audit", "--no-fund", "--silent")
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .start();
      npm.getInputStream().transferTo(OutputStream.nullOutputStream());
      return npm.waitFor(5, TimeUnit.MINUTES) && npm.exitValue() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  /// A new process: it keeps its matches in memory, and those of earlier rounds would weigh on it.
  public void restart() throws IOException, InterruptedException {
    program.stop();
    program = new ServerProcess(program.folder(), command, Map.of(), address);
  }

  /// The peer makes a match when its first client asks for it.
  @Override
  public Seats open(int number) {
    return new PeerSeats(address, "match-" + number);
  }

  /// Its game never ends.
  @Override
  public void left(Seats seats) {}

  @Override
  public double cpu() {
    return program.cpu();
  }

  @Override
  public double heap() {
    return Double.parseDouble(HttpSession.get(http, heap));
  }

  @Override
  public double resident() {
    return program.resident();
  }

  @Override
  public void close() {
    http.shutdownNow();
    program.close();
  }
}
