package loggia.app.terminal;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jline.utils.ScreenTerminal;

/// `loggia play` in a pseudo-terminal of the system (`script` of util-linux opens it), and a screen
/// that shows what a terminal would show.
final class PseudoTerminal implements AutoCloseable {
  private static final Path JAR = Path.of("target", "loggia.jar").toAbsolutePath();
  private static final int PATIENCE_S = 60;
  private static final int BEFORE_AGAIN_S = 5;
  private static final int QUIET_MS = 40;

  private final Process process;
  private final ScreenTerminal screen;
  private final int columns;
  private final int rows;
  private final StringBuilder written = new StringBuilder();
  private volatile boolean ended;

  PseudoTerminal(int columns, int rows, Path folder, String... args) {
    this(columns, rows, folder, Map.of(), args);
  }

  /// @param environment what the program finds there besides the usual
  PseudoTerminal(
      int columns, int rows, Path folder, Map<String, String> environment, String... args) {
    this.columns = columns;
    this.rows = rows;
    screen = new ScreenTerminal(columns, rows);
    var java = Path.of(System.getProperty("java.home"), "bin", "java");
    String command =
        "stty rows %d cols %d; exec %s -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -jar %s play %s"
            .formatted(rows, columns, java, JAR, String.join(" ", args));
    try {
      var builder = new ProcessBuilder(List.of("script", "-qfec", command, "/dev/null"));
      builder.directory(folder.toFile()).redirectErrorStream(true);
      builder.environment().put("TERM", "xterm");
      builder.environment().remove("NO_COLOR");
      builder.environment().putAll(environment);
      process = builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofPlatform().daemon().start(this::watch);
  }

  /// Every Linux has it; other systems have another `script`.
  static boolean isPossible() {
    return System.getProperty("os.name").equals("Linux");
  }

  private void watch() {
    try (Reader reader = process.inputReader(StandardCharsets.UTF_8)) {
      char[] some = new char[4096];
      for (int read = reader.read(some); read >= 0; read = reader.read(some)) {
        write(new String(some, 0, read));
      }
    } catch (IOException e) {
      // The terminal has closed.
    }
    ended = true;
  }

  private synchronized void write(String text) {
    written.append(text);
    screen.write(text);
  }

  /// Everything that was written to the terminal, with what moves its cursor and styles its lines.
  synchronized String written() {
    return written.toString();
  }

  boolean ended() {
    return ended;
  }

  /// What is typed when the program has just ended is heard by nobody.
  void type(String keys) {
    try {
      process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException e) {
      if (process.isAlive()) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// The lines of the screen.
  List<String> lines() {
    long[] cells = new long[columns * rows];
    screen.dump(cells, new int[2]);
    var lines = new ArrayList<String>();
    for (int row = 0; row < rows; row++) {
      var line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        int letter = ScreenTerminal.cellCodePoint(cells[row * columns + column]);
        line.appendCodePoint(letter == 0 ? ' ' : letter);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  String text() {
    return String.join("\n", lines());
  }

  /// Types, and waits until the screen has changed and come to rest; who sees nothing change types
  /// again after a while.
  void answer(String keys) {
    String before = text();
    type(keys);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(BEFORE_AGAIN_S);
    while (text().equals(before) && !ended && System.nanoTime() < end) {
      change(100);
    }
    String now = text();
    do {
      before = now;
      change(QUIET_MS);
      now = text();
    } while (!now.equals(before));
  }

  /// Waits until the screen shows this.
  String await(String words) {
    return await(text -> text.contains(words), words);
  }

  String await(Predicate<String> shown, String what) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S);
    String text = text();
    while (!shown.test(text)) {
      if (System.nanoTime() > end || ended) {
        throw new AssertionError("never shown: " + what + "\n" + text);
      }
      change(100);
      text = text();
    }
    return text;
  }

  /// Waits until the screen changes, or for so long.
  void change(int milliseconds) {
    try {
      screen.waitDirty(milliseconds);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
