package loggia.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Our server with its durable store and limits that thousands of people behind one address do not
/// meet.
public final class LoggiaServer implements MeasuredServer {
  private static final String MANY = "1000000000";
  private static final List<String> LIMITS =
      List.of("REQUESTS", "WRITES", "SESSIONS", "TABLES", "CONNECTIONS", "MESSAGES", "BOTS");

  private final String game;
  private final String address;
  private final HttpClient http;
  private final List<String> command;
  private final Queue<List<HttpSession>> resting = new ConcurrentLinkedQueue<>();
  private final Map<String, String> settings = new HashMap<>();
  private ServerProcess program;

  /// @param java how to start Loggia, without a command
  public LoggiaServer(List<String> java, String game) throws IOException, InterruptedException {
    this(java, game, Database.FILE);
  }

  public LoggiaServer(List<String> java, String game, Database database)
      throws IOException, InterruptedException {
    this.game = game;
    LIMITS.forEach(limit -> settings.put("LOGGIA_LIMIT_" + limit, MANY));
    settings.putAll(database.settings());
    Path data = Files.createTempDirectory("loggia-bench");
    int port = ServerProcess.freePort();
    address = "http://127.0.0.1:" + port;
    command = new ArrayList<>(java);
    command.addAll(List.of("serve", "--port", Integer.toString(port), "--data", data.toString()));
    program = start(data);
    http = ServerProcess.http();
  }

  private ServerProcess start(Path data) throws IOException, InterruptedException {
    return new ServerProcess(data, command, settings, address + "/health");
  }

  /// A new process on the same store: what is stored stays, what was loaded does not.
  public void restart() throws IOException, InterruptedException {
    restart(_ -> {});
  }

  /// @param meanwhile gets the data folder, which nobody holds then
  public void restart(Consumer<Path> meanwhile) throws IOException, InterruptedException {
    program.stop();
    meanwhile.accept(program.folder());
    program = start(program.folder());
  }

  /// Somebody new.
  public HttpSession session() {
    return new HttpSession(http, address);
  }

  /// Milliseconds from the start of the process to its first answer.
  public double startMillis() {
    return program.startMillis();
  }

  @Override
  public Seats open(int number) {
    var free = resting.poll();
    var people =
        free == null
            ? List.of(new HttpSession(http, address), new HttpSession(http, address))
            : free;
    var seats = List.of(Map.of("kind", "me"), Map.of("kind", "open"));
    String id =
        people
            .getFirst()
            .post("/api/tables", Map.of("game", game, "seats", seats, "seed", number))
            .get("id")
            .asString();
    people.getLast().post("/api/tables/" + id + "/join", Map.of("seat", 2));
    return new LoggiaSeats(address, id, people);
  }

  @Override
  public void left(Seats seats) {
    if (seats instanceof LoggiaSeats ours) {
      resting.add(ours.people());
    }
  }

  @Override
  public double cpu() {
    return program.cpu();
  }

  @Override
  public double heap() {
    jcmd("GC.run");
    Matcher used = Pattern.compile("used (\\d+)K").matcher(jcmd("GC.heap_info"));
    return used.find() ? 1024.0 * Long.parseLong(used.group(1)) : 0;
  }

  @Override
  public double resident() {
    return program.resident();
  }

  private String jcmd(String what) {
    Path tool = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    try {
      var asked =
          new ProcessBuilder(tool.toString(), program.pid(), what)
              .redirectErrorStream(true)
              .start();
      String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      asked.waitFor();
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
    program.close();
  }
}
