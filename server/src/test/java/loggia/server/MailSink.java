package loggia.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/// A mail server that takes everything, one letter after the other, and lets a test act between any
/// two steps.
public final class MailSink implements AutoCloseable {
  /// Somebody has called; the letter is here, but not answered for; it is taken.
  public enum Step {
    CALLED,
    READ,
    ANSWERED
  }

  private final ServerSocket door;
  private final List<String> taken = new CopyOnWriteArrayList<>();
  private volatile Predicate<Step> watcher = _ -> true;

  public MailSink() throws IOException {
    door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::serve);
  }

  public int port() {
    return door.getLocalPort();
  }

  /// The ids of all letters that were answered for, in their order.
  public List<String> taken() {
    return taken;
  }

  /// @param other says whether to go on, or hang up
  public void watch(Predicate<Step> other) {
    watcher = other;
  }

  private void at(Step step) throws IOException {
    if (!watcher.test(step)) {
      throw new IOException("hung up");
    }
  }

  private void serve() {
    while (!door.isClosed()) {
      try (Socket caller = door.accept()) {
        at(Step.CALLED);
        talk(caller);
      } catch (IOException e) {
        // Whoever was killed hangs up in the middle.
      }
    }
  }

  private void talk(Socket caller) throws IOException {
    var in =
        new BufferedReader(new InputStreamReader(caller.getInputStream(), StandardCharsets.UTF_8));
    say(caller, "220 sink");
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      switch (line.toUpperCase(Locale.ROOT).split("[ :]", 2)[0]) {
        case "DATA" -> {
          say(caller, "354 go on");
          String id = letter(in);
          at(Step.READ);
          say(caller, "250 taken");
          taken.add(id);
          at(Step.ANSWERED);
        }
        case "QUIT" -> {
          say(caller, "221 bye");
          return;
        }
        default -> say(caller, "250 fine");
      }
    }
  }

  /// @return its id
  private static String letter(BufferedReader in) throws IOException {
    String id = "";
    for (String line = in.readLine(); !".".equals(line); line = in.readLine()) {
      if (line == null) {
        throw new IOException("half a letter");
      }
      if (line.startsWith("Message-ID: ")) {
        id = line.substring("Message-ID: ".length()).strip();
      }
    }
    return id;
  }

  private static void say(Socket to, String line) throws IOException {
    to.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    to.getOutputStream().flush();
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
