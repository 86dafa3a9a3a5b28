package loggia.app.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// `loggia play --table` in a process of its own: lines in, lines out.
final class TerminalFriend implements AutoCloseable {
  private static final Path JAR = Path.of("target", "loggia.jar").toAbsolutePath();
  private static final int PATIENCE_S = 60;

  private final Process process;
  private final Writer in;
  private final List<String> lines = new ArrayList<>();
  private int read;
  private boolean ended;

  /// @param home where the session is kept
  TerminalFriend(String link, Path home) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var command =
        new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m"));
    command.addAll(List.of("-Duser.home=" + home, "-jar", JAR.toString(), "play", "--plain"));
    command.addAll(List.of("--table", link, "--name", "Ada", "--lang", "en"));
    process = new ProcessBuilder(command).redirectErrorStream(true).start();
    in = process.outputWriter();
    Thread.ofPlatform().daemon().start(this::listen);
  }

  private void listen() {
    try (BufferedReader out = process.inputReader()) {
      out.lines().forEach(this::hear);
    } catch (UncheckedIOException | IOException e) {
      // The process is gone.
    }
    hear("");
    synchronized (this) {
      ended = true;
      notifyAll();
    }
  }

  private synchronized void hear(String line) {
    lines.add(line);
    notifyAll();
  }

  /// What came before is not waited for any more.
  void type(String line) {
    synchronized (this) {
      read = lines.size();
    }
    try {
      in.write(line + "\n");
      in.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Waits for a line with these words that was not waited for yet.
  synchronized void await(String words) {
    await(() -> comes(words), words);
  }

  private boolean comes(String words) {
    while (read < lines.size()) {
      if (lines.get(read++).contains(words)) {
        return true;
      }
    }
    return false;
  }

  synchronized void awaitChoice() {
    await(() -> choice().isPresent(), "a choice");
  }

  private synchronized void await(BooleanSupplier come, String what) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S);
    while (!come.getAsBoolean()) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (ended || left <= 0) {
        throw new AssertionError("'" + what + "' never came:\n" + all());
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  /// The key of the first choice, when it is this person's turn.
  synchronized Optional<String> choice() {
    int title = last("to decide.");
    int choices = last("Choices:");
    return title >= 0
            && title > last("Waiting for")
            && title < choices
            && choices < lines.size() - 1
        ? Optional.of(lines.get(choices + 1).strip().split(" ", 2)[0])
        : Optional.empty();
  }

  private int last(String words) {
    int index = lines.size() - 1;
    while (index >= 0 && !lines.get(index).contains(words)) {
      index--;
    }
    return index;
  }

  synchronized long count(String words) {
    return lines.stream().filter(line -> line.contains(words)).count();
  }

  synchronized String all() {
    return String.join("\n", lines);
  }

  @Override
  public void close() {
    process.destroy();
  }
}
