package loggia.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Lines in, lines out: for screen readers, for pipes, for terminals that can do no more. Nothing
/// is said by colour or by place.
public final class PlainScreen implements Screen {
  private final BufferedReader in;
  private final PrintWriter out;

  public PlainScreen(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public <S extends State<S, M>, M extends Move> Answer<M> ask(
      LocalMatch<S, M> match, Seat seat, List<String> news) {
    TerminalTexts texts = match.texts();
    if (!news.isEmpty()) {
      tell(texts.say(new TerminalMessage.News()));
      news.forEach(line -> tell("  " + line));
    }
    tell("");
    tell(texts.say(new TerminalMessage.Turn(match.state().round(), seat)));
    tell(match.draw(seat).stripTrailing());
    Menu<M> menu = Menu.of(match.state().moves(seat), texts);
    list(texts, menu.items());
    while (true) {
      tell(texts.say(new TerminalMessage.Prompt()));
      Optional<Answer<M>> answer = answer(match, seat, menu, read().orElse("q"));
      if (answer.isPresent()) {
        return answer.get();
      }
    }
  }

  private <S extends State<S, M>, M extends Move> Optional<Answer<M>> answer(
      LocalMatch<S, M> match, Seat seat, Menu<M> menu, String typed) {
    TerminalTexts texts = match.texts();
    switch (typed) {
      case "" -> list(texts, menu.items());
      case "u" -> {
        return Optional.of(new Answer.TakeBack<>());
      }
      case "s" -> {
        return Optional.of(new Answer.Save<>());
      }
      case "q" -> {
        return Optional.of(new Answer.Leave<>());
      }
      case "l" -> {
        tell(texts.say(new TerminalMessage.Log()));
        match.log(seat, 0).forEach(line -> tell("  " + line));
      }
      default -> {
        return typed.startsWith("?")
            ? explain(match, seat, menu, typed.substring(1).strip())
            : pick(match, seat, menu, typed);
      }
    }
    return Optional.empty();
  }

  private <S extends State<S, M>, M extends Move> Optional<Answer<M>> explain(
      LocalMatch<S, M> match, Seat seat, Menu<M> menu, String typed) {
    Optional<String> rule = match.texts().game().find("rule." + typed);
    if (rule.isPresent()) {
      tell(typed + ": " + rule.get());
      return Optional.empty();
    }
    List<Menu.Item<M>> fitting = menu.fitting(typed.isEmpty() ? "1" : typed);
    if (fitting.size() == 1) {
      match.explain(seat, fitting.getFirst().move()).forEach(this::tell);
    } else {
      unclear(match.texts(), typed, fitting);
    }
    return Optional.empty();
  }

  private <S extends State<S, M>, M extends Move> Optional<Answer<M>> pick(
      LocalMatch<S, M> match, Seat seat, Menu<M> menu, String typed) {
    List<Menu.Item<M>> fitting = menu.fitting(typed);
    if (fitting.size() == 1) {
      return Optional.of(new Answer.Choose<>(fitting.getFirst().move()));
    }
    unclear(match.texts(), typed, fitting);
    if (fitting.isEmpty()) {
      match.reasons(seat, typed).forEach(line -> tell("  " + line));
    }
    return Optional.empty();
  }

  private <M extends Move> void unclear(
      TerminalTexts texts, String typed, List<Menu.Item<M>> fitting) {
    if (fitting.isEmpty()) {
      tell(texts.say(new TerminalMessage.NoSuchChoice(typed)));
    } else {
      tell(texts.say(new TerminalMessage.SeveralChoices(typed)));
      fitting.forEach(item -> tell("  " + item.number() + " " + item.label()));
    }
  }

  private <M extends Move> void list(TerminalTexts texts, List<Menu.Item<M>> items) {
    tell(texts.say(new TerminalMessage.Choices()));
    items.forEach(item -> tell("  " + item.number() + " " + item.label()));
  }

  @Override
  public void handOver(TerminalTexts texts, Seat seat) {
    tell("\n".repeat(60));
    tell(texts.say(new TerminalMessage.HandOver(seat)));
    tell(texts.say(new TerminalMessage.Ready()));
    var _ = read();
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
