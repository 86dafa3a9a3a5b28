package loggia.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A server in a process of its own, with a folder that is deleted afterwards.
final class ServerProcess implements AutoCloseable {
  private final Path folder;
  private final Process process;
  private final double startMillis;

  /// Returns with the server's first answer.
  ServerProcess(
      Path folder, List<String> command, Map<String, String> environment, String firstPage)
      throws IOException, InterruptedException {
    this.folder = folder;
    Path log = folder.resolve("server.log");
    var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.redirectOutput(log.toFile());
    builder.environment().putAll(environment);
    long begin = System.nanoTime();
    process = builder.start();
    if (!answers(firstPage)) {
      process.destroyForcibly();
      throw new IOException("the server did not start: " + Files.readString(log));
    }
    startMillis = (System.nanoTime() - begin) / 1e6;
  }

  private boolean answers(String page) throws InterruptedException {
    try (var http = http()) {
      var request = HttpRequest.newBuilder(URI.create(page)).build();
      for (int i = 0; i < 6000 && process.isAlive(); i++) {
        try {
          http.send(request, BodyHandlers.discarding());
          return true;
        } catch (IOException e) {
          Thread.sleep(5);
        }
      }
      return false;
    }
  }

  /// Plain HTTP/1.1: an offer of HTTP/2 confuses servers that take every upgrade for a WebSocket.
  static HttpClient http() {
    return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }

  static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  String pid() {
    return Long.toString(process.pid());
  }

  Path folder() {
    return folder;
  }

  double startMillis() {
    return startMillis;
  }

  double cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
  }

  double resident() {
    Path status = Path.of("/proc", pid(), "status");
    try {
      if (!Files.exists(status)) {
        return 0;
      }
      Matcher size = Pattern.compile("VmRSS:\\s+(\\d+) kB").matcher(Files.readString(status));
      return size.find() ? 1024.0 * Long.parseLong(size.group(1)) : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void stop() {
    process.destroy();
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    stop();
    try (var files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
