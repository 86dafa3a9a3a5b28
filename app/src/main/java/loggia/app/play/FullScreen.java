package loggia.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;

/// The whole terminal as a table: the view, what happened, the choices. Colour only repeats what is
/// said in words as well.
public final class FullScreen implements Screen {
  private final Terminal terminal;
  private final Attributes before;
  private final Display display;
  private final Keyboard keys;
  private String message = "";

  public FullScreen(Terminal terminal) {
    this.terminal = terminal;
    before = terminal.enterRawMode();
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.keypad_xmit);
    display = new Display(terminal, true);
    keys = new Keyboard(terminal);
  }

  @Override
  public <S extends State<S, M>, M extends Move> Answer<M> ask(
      LocalMatch<S, M> match, Seat seat, List<String> news) {
    TerminalTexts texts = match.texts();
    var picker = new Picker<>(Menu.of(match.state().moves(seat), texts));
    var page = new Page(texts.say(new TerminalMessage.Turn(match.state().round(), seat)));
    String body = match.draw(seat).stripTrailing();
    while (true) {
      String help =
          picker.typing()
              ? texts.say(new TerminalMessage.Typed(picker.typed()))
              : message.isEmpty() ? texts.say(new TerminalMessage.Keys()) : message;
      draw(page.lay(body, news, picker, help, terminal.getColumns(), terminal.getRows()));
      message = "";
      Optional<Answer<M>> answer = press(match, seat, picker, page);
      if (answer.isPresent()) {
        return answer.get();
      }
    }
  }

  private <S extends State<S, M>, M extends Move> Optional<Answer<M>> press(
      LocalMatch<S, M> match, Seat seat, Picker<M> picker, Page page) {
    switch (keys.next()) {
      case UP -> picker.move(-1);
      case DOWN -> picker.move(1);
      case PAGE_UP -> page.scroll(-10);
      case PAGE_DOWN -> page.scroll(10);
      case ESCAPE -> picker.clear();
      case BACK -> picker.erase();
      case END -> {
        return Optional.of(new Answer.Leave<>());
      }
      case ENTER -> {
        return picker.picked().map(Answer.Choose::new);
      }
      case TYPED -> {
        return typed(match, seat, picker, keys.typed());
      }
    }
    return Optional.empty();
  }

  private <S extends State<S, M>, M extends Move> Optional<Answer<M>> typed(
      LocalMatch<S, M> match, Seat seat, Picker<M> picker, String typed) {
    if (!picker.typing()) {
      switch (typed) {
        case "u" -> {
          return Optional.of(new Answer.TakeBack<>());
        }
        case "s" -> {
          return Optional.of(new Answer.Save<>());
        }
        case "q", "\003", "\004" -> {
          return Optional.of(new Answer.Leave<>());
        }
        case "l" -> {
          show(match.texts(), match.log(seat, 0));
          return Optional.empty();
        }
        case "?" -> {
          picker.picked().ifPresent(move -> show(match.texts(), match.explain(seat, move)));
          return Optional.empty();
        }
        default -> {}
      }
    }
    picker.type(typed);
    return Optional.empty();
  }

  private void draw(List<AttributedString> lines) {
    display.resize(terminal);
    display.update(lines, -1);
  }

  @Override
  public void handOver(TerminalTexts texts, Seat seat) {
    pause(
        List.of(
            texts.say(new TerminalMessage.HandOver(seat)),
            "",
            texts.say(new TerminalMessage.Ready())));
  }

  @Override
  public void busy(String line) {
    draw(List.of(new AttributedString(line)));
  }

  @Override
  public void tell(String line) {
    message = line;
    draw(List.of(new AttributedString(line)));
  }

  @Override
  public void show(TerminalTexts texts, List<String> lines) {
    int width = Math.max(20, terminal.getColumns());
    int height = Math.max(2, terminal.getRows() - 2);
    List<String> wrapped = Page.wrap(lines, width);
    for (int from = 0; from == 0 || from < wrapped.size(); from += height) {
      var part = new ArrayList<>(wrapped.subList(from, Math.min(wrapped.size(), from + height)));
      part.add("");
      part.add(texts.say(new TerminalMessage.Ready()));
      pause(part);
    }
  }

  private void pause(List<String> lines) {
    display.clear();
    draw(lines.stream().map(AttributedString::new).toList());
    Keyboard.Key key = keys.next();
    while (key != Keyboard.Key.ENTER && key != Keyboard.Key.END && key != Keyboard.Key.ESCAPE) {
      key = keys.next();
    }
  }

  @Override
  public void close() {
    terminal.puts(Capability.exit_ca_mode);
    terminal.puts(Capability.keypad_local);
    terminal.setAttributes(before);
    terminal.flush();
  }
}
