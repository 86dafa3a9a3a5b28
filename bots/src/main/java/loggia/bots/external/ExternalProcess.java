package loggia.bots.external;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A running program and the lines to and from it. What it writes to its standard error goes to
/// ours.
final class ExternalProcess implements AutoCloseable {
  private static final Duration START = Duration.ofSeconds(20);
  private static final int LONGEST_LINE = 10_000;

  private final Process process;
  private final OutputStream out;
  private LineProtocol.Terms terms = LineProtocol.Terms.FIRST;

  /// Empty: the program has nothing more to say.
  private final LinkedBlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>(1000);

  private ExternalProcess(Process process) {
    this.process = process;
    out = process.getOutputStream();
    Thread.ofPlatform().daemon().name("external-bot").start(this::listen);
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
      throw new ExternalFailure("cannot be started: " + e.getMessage());
    }
    try {
      started.say(LineProtocol.HELLO);
      started.shakeHands();
    } catch (ExternalFailure failure) {
      started.close();
      throw failure;
    }
    return started;
  }

  private void listen() {
    try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.put(Optional.of(line.length() > LONGEST_LINE ? "" : line));
      }
    } catch (IOException | InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      var _ = lines.offer(Optional.empty());
    }
  }

  /// Before it is ready a program may say which version of the conversation it knows.
  private void shakeHands() {
    long deadline = System.nanoTime() + START.toNanos();
    while (true) {
      String line = next(deadline, START);
      if (begins(line, LineProtocol.PROTOCOL)) {
        terms = LineProtocol.Terms.read(line.substring(LineProtocol.PROTOCOL.length()).strip());
      } else if (begins(line, LineProtocol.READY)) {
        return;
      }
    }
  }

  LineProtocol.Terms terms() {
    return terms;
  }

  private void say(String line) {
    say((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /// @param line with its end
  void say(byte[] line) {
    try {
      out.write(line);
      out.flush();
    } catch (IOException e) {
      throw new ExternalFailure("has ended");
    }
  }

  /// What follows `word` in the first line that begins with it; other lines are passed over.
  ///
  /// @throws ExternalFailure when no such line comes in time
  String hear(String word, Duration limit) {
    long deadline = System.nanoTime() + limit.toNanos();
    while (true) {
      String text = next(deadline, limit);
      if (begins(text, word)) {
        return text.substring(word.length()).strip();
      }
    }
  }

  private static boolean begins(String text, String word) {
    return text.equals(word) || text.startsWith(word + " ");
  }

  private String next(long deadline, Duration limit) {
    try {
      var line = lines.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (line == null) {
        throw new ExternalFailure("gave no answer within " + limit.toMillis() + " ms");
      }
      return line.orElseThrow(() -> new ExternalFailure("has ended")).strip();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ExternalFailure("was interrupted");
    }
  }

  @Override
  public void close() {
    try {
      say(LineProtocol.QUIT);
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
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
