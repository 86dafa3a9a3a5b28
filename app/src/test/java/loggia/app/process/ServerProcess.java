package loggia.app.process;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// `loggia serve` in a process of its own.
final class ServerProcess implements AutoCloseable {
  static final Path JAR = Path.of("target", "loggia.jar").toAbsolutePath();
  private static final List<String> USUAL =
      List.of(
          "pace.bot=0",
          "pace.forced=0",
          "pace.interject=0",
          "limit.requests=1000000",
          "limit.writes=1000000",
          "limit.messages=1000000",
          "limit.sessions=1000000");

  final int port;
  private final Process process;
  private final Path log;

  /// Returns when the server says that it is open.
  ServerProcess(Path data, int port, String... settings) throws IOException {
    this.port = port;
    Files.createDirectories(data);
    log = Files.createTempFile(data, "node", ".log");
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m", "-jar"));
    command.addAll(List.of(JAR.toString(), "serve", "--no-browser", "--data", data.toString()));
    command.addAll(List.of("--port", Integer.toString(port)));
    USUAL.forEach(setting -> command.addAll(List.of("--set", setting)));
    for (String setting : settings) {
      command.addAll(List.of("--set", setting));
    }
    process = new ProcessBuilder(command).redirectError(log.toFile()).start();
    String said = process.inputReader().readLine();
    if (said == null) {
      throw new AssertionError("the node does not open: " + Files.readString(log));
    }
  }

  static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /// Without a word, as `kill -9` does.
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        kill();
      }
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
  }
}
