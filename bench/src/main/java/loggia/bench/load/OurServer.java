package loggia.bench.load;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Our server in a process of its own, with a store in a folder that is deleted afterwards and
/// limits that two thousand people behind one address do not meet.
public final class OurServer implements AutoCloseable {
  private static final String MANY = "1000000000";
  private static final Map<String, String> SETTINGS =
      Map.of(
          "LOGGIA_LIMIT_REQUESTS", MANY,
          "LOGGIA_LIMIT_WRITES", MANY,
          "LOGGIA_LIMIT_SESSIONS", MANY,
          "LOGGIA_LIMIT_TABLES", MANY,
          "LOGGIA_LIMIT_CONNECTIONS", MANY,
          "LOGGIA_LIMIT_MESSAGES", MANY,
          "LOGGIA_PACE_FORCED", "0");

  private final Path data;
  private final Process process;
  private final String address;
  private final double startMillis;

  public OurServer(List<String> java) throws IOException, InterruptedException {
    data = Files.createTempDirectory("loggia-bench");
    int port = freePort();
    address = "http://127.0.0.1:" + port;
    var command = new ArrayList<>(java);
    command.addAll(List.of("serve", "--port", Integer.toString(port), "--data", data.toString()));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(data.resolve("server.log").toFile());
    builder.environment().putAll(SETTINGS);
    long begin = System.nanoTime();
    process = builder.start();
    awaitFirstAnswer();
    startMillis = (System.nanoTime() - begin) / 1e6;
  }

  private void awaitFirstAnswer() throws InterruptedException, IOException {
    try (var http = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create(address + "/health")).build();
      for (int i = 0; i < 3000 && process.isAlive(); i++) {
        try {
          http.send(request, BodyHandlers.discarding());
          return;
        } catch (IOException e) {
          Thread.sleep(10);
        }
      }
    }
    throw new IOException(
        "the server did not start: " + Files.readString(data.resolve("server.log")));
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  public String address() {
    return address;
  }

  /// From the start of the process to its first answer.
  public double startMillis() {
    return startMillis;
  }

  /// Bytes of live objects: what is left after a collection.
  public double heap() throws IOException, InterruptedException {
    jcmd("GC.run");
    Matcher used = Pattern.compile("used (\\d+)K").matcher(jcmd("GC.heap_info"));
    return used.find() ? 1024.0 * Long.parseLong(used.group(1)) : 0;
  }

  /// Resident memory in bytes; 0 where the system does not tell.
  public double resident() throws IOException {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    if (!Files.exists(status)) {
      return 0;
    }
    Matcher size = Pattern.compile("VmRSS:\\s+(\\d+) kB").matcher(Files.readString(status));
    return size.find() ? 1024.0 * Long.parseLong(size.group(1)) : 0;
  }

  private String jcmd(String what) throws IOException, InterruptedException {
    Path tool = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    var asked =
        new ProcessBuilder(tool.toString(), Long.toString(process.pid()), what)
            .redirectErrorStream(true)
            .start();
    String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    asked.waitFor();
    return answer;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      try (var files = Files.walk(data)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    } catch (IOException | InterruptedException e) {
      process.destroyForcibly();
    }
  }
}
