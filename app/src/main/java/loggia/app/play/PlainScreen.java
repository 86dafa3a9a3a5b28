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
      Sitting<S, M> sitting, Seat seat, List<String> news) {
    Voice voice = sitting.voice();
    if (!news.isEmpty()) {
      tell(voice.say(new Phrase.News()));
      news.forEach(line -> tell("  " + line));
    }
    tell("");
    tell(voice.say(new Phrase.Turn(sitting.state().round(), seat)));
    tell(sitting.draw(seat).stripTrailing());
    Menu<M> menu = Menu.of(sitting.state().moves(seat), voice);
    list(voice, menu.items());
    while (true) {
      tell(voice.say(new Phrase.Prompt()));
      Optional<Answer<M>> answer = answer(sitting, seat, menu, read().orElse("q"));
      if (answer.isPresent()) {
        return answer.get();
      }
    }
  }

  private <S extends State<S, M>, M extends Move> Optional<Answer<M>> answer(
      Sitting<S, M> sitting, Seat seat, Menu<M> menu, String typed) {
    Voice voice = sitting.voice();
    switch (typed) {
      case "" -> list(voice, menu.items());
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
        tell(voice.say(new Phrase.Log()));
        sitting.log(seat, 0).forEach(line -> tell("  " + line));
      }
      default -> {
        return typed.startsWith("?")
            ? explain(sitting, seat, menu, typed.substring(1).strip())
            : pick(sitting, seat, menu, typed);
      }
    }
    return Optional.empty();
  }

  private <S extends State<S, M>, M extends Move> Optional<Answer<M>> explain(
      Sitting<S, M> sitting, Seat seat, Menu<M> menu, String typed) {
    Optional<String> rule = sitting.voice().game().find("rule." + typed);
    if (rule.isPresent()) {
      tell(typed + ": " + rule.get());
      return Optional.empty();
    }
    List<Menu.Item<M>> fitting = menu.fitting(typed.isEmpty() ? "1" : typed);
    if (fitting.size() == 1) {
      sitting.explain(seat, fitting.getFirst().move()).forEach(this::tell);
    } else {
      unclear(sitting.voice(), typed, fitting);
    }
    return Optional.empty();
  }

  private <S extends State<S, M>, M extends Move> Optional<Answer<M>> pick(
      Sitting<S, M> sitting, Seat seat, Menu<M> menu, String typed) {
    List<Menu.Item<M>> fitting = menu.fitting(typed);
    if (fitting.size() == 1) {
      return Optional.of(new Answer.Choose<>(fitting.getFirst().move()));
    }
    unclear(sitting.voice(), typed, fitting);
    if (fitting.isEmpty()) {
      sitting.reasons(seat, typed).forEach(line -> tell("  " + line));
    }
    return Optional.empty();
  }

  private <M extends Move> void unclear(Voice voice, String typed, List<Menu.Item<M>> fitting) {
    if (fitting.isEmpty()) {
      tell(voice.say(new Phrase.NoSuchChoice(typed)));
    } else {
      tell(voice.say(new Phrase.SeveralChoices(typed)));
      fitting.forEach(item -> tell("  " + item.number() + " " + item.label()));
    }
  }

  private <M extends Move> void list(Voice voice, List<Menu.Item<M>> items) {
    tell(voice.say(new Phrase.Choices()));
    items.forEach(item -> tell("  " + item.number() + " " + item.label()));
  }

  @Override
  public void handOver(Voice voice, Seat seat) {
    tell("\n".repeat(60));
    tell(voice.say(new Phrase.HandOver(seat)));
    tell(voice.say(new Phrase.Ready()));
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
  public void show(Voice voice, List<String> lines) {
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
