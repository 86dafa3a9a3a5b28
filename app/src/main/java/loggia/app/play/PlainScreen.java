package loggia.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import loggia.kernel.Seat;

/// Lines in, lines out: for screen readers, for pipes, for terminals that can do no more. Nothing
/// is said by colour or by place.
public final class PlainScreen implements Screen {
  private static final int MOST_WAITING = 100;

  private final BufferedReader in;
  private final PrintWriter out;
  private final LinkedBlockingQueue<Optional<String>> typed =
      new LinkedBlockingQueue<>(MOST_WAITING);
  private boolean reading;

  public PlainScreen(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public Answer ask(Situation situation) {
    TerminalTexts texts = situation.texts();
    if (!situation.news().isEmpty()) {
      tell(texts.say(new TerminalMessage.News()));
      situation.news().forEach(line -> tell("  " + line));
    }
    tell("");
    tell(situation.title());
    tell(situation.board());
    Menu menu = situation.menu();
    list(texts, menu);
    var interpreter = new Interpreter(situation);
    while (true) {
      if (!menu.items().isEmpty()) {
        tell(texts.say(new TerminalMessage.Prompt()));
      }
      Optional<String> line = read(situation);
      if (line.isEmpty()) {
        return new Answer.LookAgain();
      }
      if (line.get().isEmpty()) {
        list(texts, menu);
        continue;
      }
      switch (interpreter.read(line.get(), Optional.empty())) {
        case Interpreter.Reply.Done(var answer) -> {
          return answer;
        }
        case Interpreter.Reply.Told(var lines) -> lines.forEach(this::tell);
      }
    }
  }

  private void list(TerminalTexts texts, Menu menu) {
    if (!menu.items().isEmpty()) {
      tell(texts.say(new TerminalMessage.Choices()));
      menu.items().forEach(item -> tell("  " + item.key() + " " + item.label()));
    }
  }

  /// The next line, `q` at the end of the input; empty: the situation has changed meanwhile.
  private Optional<String> read(Situation situation) {
    if (!situation.isLive()) {
      return Optional.of(read().orElse("q"));
    }
    readAhead();
    try {
      while (true) {
        Optional<String> line = typed.poll(100, TimeUnit.MILLISECONDS);
        if (line != null) {
          return Optional.of(line.orElse("q"));
        }
        if (situation.isOutdated()) {
          return Optional.empty();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("q");
    }
  }

  /// Reads on a thread of its own, so that a table can change while nobody types.
  private void readAhead() {
    if (!reading) {
      reading = true;
      Thread.ofVirtual()
          .start(
              () -> {
                Optional<String> line = read();
                try {
                  while (line.isPresent()) {
                    typed.put(line);
                    line = read();
                  }
                  typed.put(line);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              });
    }
  }

  @Override
  public void handOver(TerminalTexts texts, Seat seat) {
    tell("\n".repeat(60));
    tell(texts.say(new TerminalMessage.HandOver(seat)));
    tell(texts.say(new TerminalMessage.Ready()));
    var _ = read();
  }

  @Override
  public void hide() {
    // Lines that were written cannot be taken back; before another person is asked they are far up.
  }

  @Override
  public void busy(String line) {
    tell(line);
  }

  @Override
  public void tell(String line) {
    out.println(line);
    out.flush();
  }

  @Override
  public void show(TerminalTexts texts, List<String> lines) {
    lines.forEach(this::tell);
  }

  @Override
  public void conclude(TerminalTexts texts, List<String> lines) {
    lines.forEach(this::tell);
  }

  @Override
  public void leave(List<String> lines) {
    lines.forEach(this::tell);
  }

  /// The next line; empty at the end of the input.
  private Optional<String> read() {
    try {
      return Optional.ofNullable(in.readLine()).map(String::strip);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    out.flush();
  }
}
