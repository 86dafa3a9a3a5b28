package loggia.bots.external;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import loggia.bots.json.JsonWriter;

/// A running program and the lines to and from it. Who asks reads the answer himself: a thread that
/// read for him would have to wake him each time. So what is late is ended by a [Watchdog], and
/// with it the reading. What the program writes to its standard error goes to ours.
final class ExternalProcess implements AutoCloseable {
  private static final Duration START = Duration.ofSeconds(20);

  /// How long it sleeps between two looks while it may not simply wait.
  private static final long LOOK_NANOS = 200_000;

  private final Process process;
  private final OutputStream out;
  private final InputStream answers;
  private final LineReader in;
  private final Watchdog watchdog;
  private final ShortWait wait = new ShortWait();
  private final JsonWriter line = new JsonWriter();
  private LineProtocol.Terms terms = LineProtocol.Terms.FIRST;

  private ExternalProcess(Process process) {
    this.process = process;
    out = process.getOutputStream();
    answers = process.getInputStream();
    in = new LineReader(this::read);
    watchdog = new Watchdog(process);
  }

  /// Starts the program and shakes hands with it.
  ///
  /// @throws ExternalFailure when it cannot be started or does not answer
  static ExternalProcess start(List<String> command) {
    ExternalProcess started;
    try {
      started =
          new ExternalProcess(
              new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    } catch (IOException e) {
      throw new ExternalFailure("cannot be started: " + String.valueOf(e.getMessage()).strip());
    }
    try {
      started.shakeHands();
    } catch (ExternalFailure failure) {
      started.close();
      throw failure;
    }
    return started;
  }

  /// Before it is ready a program may say which version of the conversation it knows.
  private void shakeHands() {
    line.clear().put(LineProtocol.HELLO).put("\n");
    within(
        START,
        () -> {
          write();
          for (String said = next(); !begins(said, LineProtocol.READY); said = next()) {
            if (begins(said, LineProtocol.PROTOCOL)) {
              terms =
                  LineProtocol.Terms.read(said.substring(LineProtocol.PROTOCOL.length()).strip());
            }
          }
          return "";
        });
    watchdog.count();
  }

  LineProtocol.Terms terms() {
    return terms;
  }

  /// Where the next line to the program is written, before it is said.
  JsonWriter line() {
    return line;
  }

  /// Says what [#line] holds.
  ///
  /// @throws ExternalFailure when the program has ended or does not listen in time
  void say(Duration limit) {
    within(
        limit,
        () -> {
          write();
          return "";
        });
  }

  /// Says what [#line] holds. The answer is what follows `word` in the first line that begins with
  /// it; other lines are passed over.
  ///
  /// @throws ExternalFailure when no such line comes in time
  String ask(String word, Duration limit) {
    return within(
        limit,
        () -> {
          write();
          String said = next();
          while (!begins(said, word)) {
            said = next();
          }
          return said.substring(word.length()).strip();
        });
  }

  private String within(Duration limit, Supplier<String> conversation) {
    watchdog.begin(limit);
    wait.begin();
    try {
      return conversation.get();
    } finally {
      wait.end();
      watchdog.end();
    }
  }

  private void write() {
    try {
      out.write(line.bytes(), 0, line.size());
      out.flush();
    } catch (IOException e) {
      throw watchdog.failure();
    }
  }

  /// Who waits for bytes cannot be woken, and where a program has ended but something that it
  /// started lives on, none may come for long. So it waits only once it is known what that is;
  /// before, it looks whether there are any.
  private int read(byte[] into, int at, int most) throws IOException {
    while (!watchdog.knowsHelpers()) {
      boolean alive = process.isAlive();
      if (answers.available() > 0) {
        break;
      }
      if (!alive) {
        return -1;
      }
      LockSupport.parkNanos(LOOK_NANOS);
    }
    wait.look(answers);
    return answers.read(into, at, most);
  }

  private String next() {
    try {
      return in.next().orElseThrow(watchdog::failure).strip();
    } catch (IOException e) {
      throw watchdog.failure();
    }
  }

  private static boolean begins(String text, String word) {
    return text.startsWith(word)
        && (text.length() == word.length() || text.charAt(word.length()) == ' ');
  }

  @Override
  public void close() {
    try {
      line.clear().put(LineProtocol.QUIT).put("\n");
      say(Duration.ofMillis(500));
      if (!process.waitFor(500, TimeUnit.MILLISECONDS)) {
        kill();
      }
    } catch (ExternalFailure e) {
      kill();
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
  }

  void kill() {
    watchdog.kill();
  }
}
