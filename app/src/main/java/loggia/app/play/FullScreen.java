package loggia.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Seat;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;

/// The whole terminal as a table: the view, what happened, the choices. What a line is marked with
/// stands in words or signs as well.
public final class FullScreen implements Screen {
  private static final int PATIENCE_MS = 200;
  private static final int SHORT = 3;

  private final Terminal terminal;
  private final Attributes before;
  private final Display display;
  private final Keyboard keyboard;
  private final boolean styled;
  private List<String> message = List.of();
  private List<String> last = List.of();

  /// What somebody was typing when the table changed.
  private String draft = "";

  private List<AttributedString> drawn = List.of();

  /// @param styled whether lines may be bold or inverse
  public FullScreen(Terminal terminal, boolean styled) {
    this.terminal = terminal;
    this.styled = styled;
    before = terminal.enterRawMode();
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.keypad_xmit);
    display = new Display(terminal, true);
    keyboard = new Keyboard(terminal);
  }

  @Override
  public Answer ask(Situation situation) {
    var picker = new Picker(situation.menu());
    picker.type(draft);
    draft = "";
    var interpreter = new Interpreter(situation);
    var page = new Page(situation, styled);
    while (true) {
      draw(page.lay(picker, help(situation, picker), terminal.getColumns(), terminal.getRows()));
      if (situation.isLive() && !keyboard.waits(PATIENCE_MS)) {
        if (situation.isOutdated()) {
          draft = picker.typed();
          return new Answer.LookAgain();
        }
        continue;
      }
      Optional<Answer> answer = press(situation, interpreter, picker, page);
      if (answer.isPresent()) {
        message = List.of();
        return answer.get();
      }
    }
  }

  /// What stands beneath the choices: what is typed, what was said about it or would come of the
  /// marked choice, and the keys.
  private List<String> help(Situation situation, Picker picker) {
    var lines = new ArrayList<String>();
    if (picker.typing()) {
      lines.add(situation.texts().say(new TerminalMessage.Typed(picker.typed())));
    }
    lines.addAll(message);
    if (!picker.typing() && message.isEmpty()) {
      picker.picked().map(item -> outcome(situation, item)).ifPresent(lines::add);
      lines.removeIf(String::isEmpty);
    }
    lines.add(situation.texts().say(new TerminalMessage.Keys()));
    return lines;
  }

  /// What a choice would do; where nothing is told of that, what is printed on what it names.
  private static String outcome(Situation situation, Menu.Item item) {
    List<String> events = situation.preview(item);
    return events.isEmpty()
        ? String.join("; ", situation.lookUp().named(item.text())).replaceAll(" {2,}", " ")
        : String.join(" ", events);
  }

  private Optional<Answer> press(
      Situation situation, Interpreter interpreter, Picker picker, Page page) {
    Keyboard.Key key = keyboard.next();
    message = key == Keyboard.Key.ENTER ? message : List.of();
    switch (key) {
      case UP -> picker.move(-1);
      case DOWN -> picker.move(1);
      case PAGE_UP -> page.scroll(-10);
      case PAGE_DOWN -> page.scroll(10);
      case ESCAPE -> picker.clear();
      case BACK -> picker.erase();
      case END -> {
        return Optional.of(new Answer.Leave());
      }
      case ENTER -> {
        return enter(situation, interpreter, picker);
      }
      case TYPED -> {
        return typed(picker, keyboard.typed());
      }
    }
    return Optional.empty();
  }

  private Optional<Answer> enter(Situation situation, Interpreter interpreter, Picker picker) {
    Optional<Menu.Item> marked = picker.picked();
    if (marked.isPresent() && !picker.isCommand()) {
      return Optional.of(new Answer.Choose(marked.get().text()));
    }
    return picker.typed().isEmpty()
        ? Optional.empty()
        : obey(situation, interpreter.read(picker.typed(), marked), picker);
  }

  private Optional<Answer> obey(Situation situation, Interpreter.Reply reply, Picker picker) {
    return switch (reply) {
      case Interpreter.Reply.Done(var answer) -> Optional.of(answer);
      case Interpreter.Reply.Told(var lines) -> {
        if (lines.size() <= SHORT) {
          message = lines;
        } else {
          show(situation.texts(), lines);
        }
        if (picker.isCommand() || lines.size() > SHORT) {
          picker.clear();
        } else {
          picker.refuse();
        }
        yield Optional.empty();
      }
    };
  }

  private static Optional<Answer> typed(Picker picker, String typed) {
    if (typed.equals("\003") || typed.equals("\004")) {
      return Optional.of(new Answer.Leave());
    }
    picker.type(typed);
    return Optional.empty();
  }

  private void draw(List<AttributedString> lines) {
    drawn = lines;
    display.resize(terminal);
    display.update(lines, -1);
  }

  @Override
  public void handOver(TerminalTexts texts, Seat seat) {
    show(
        List.of(texts.say(new TerminalMessage.HandOver(seat))),
        texts.say(new TerminalMessage.Ready()));
  }

  /// The table stays in sight; the line stands where the keys were explained.
  @Override
  public void busy(String line) {
    List<String> below = Page.wrap(List.of(line), columns());
    int above = Math.min(drawn.size(), Math.max(1, terminal.getRows())) - below.size();
    var lines = new ArrayList<>(drawn.subList(0, Math.max(0, above)));
    below.forEach(text -> lines.add(new AttributedString(text)));
    List<AttributedString> before = drawn;
    draw(lines);
    drawn = before;
  }

  @Override
  public void hide() {
    drawn = List.of();
  }

  @Override
  public void tell(String line) {
    message = List.of(line);
    busy(line);
  }

  @Override
  public void conclude(TerminalTexts texts, List<String> lines) {
    show(texts, lines);
    leave(lines);
  }

  @Override
  public void leave(List<String> lines) {
    last = lines;
  }

  private int columns() {
    return Math.max(20, terminal.getColumns());
  }

  @Override
  public void show(TerminalTexts texts, List<String> lines) {
    int height = Math.max(2, terminal.getRows() - 2);
    List<String> wrapped = Page.wrap(lines, columns());
    int last = Math.max(0, wrapped.size() - height);
    int from = 0;
    while (true) {
      String foot =
          texts.say(from < last ? new TerminalMessage.MoreToRead() : new TerminalMessage.Ready());
      part(wrapped.subList(from, Math.min(wrapped.size(), from + height)), foot);
      switch (keyboard.next()) {
        case UP -> from = Math.max(0, from - 1);
        case DOWN -> from = Math.min(last, from + 1);
        case PAGE_UP -> from = Math.max(0, from - height);
        case PAGE_DOWN -> from = Math.min(last, from + height);
        case ENTER -> {
          if (from == last) {
            return;
          }
          from = Math.min(last, from + height);
        }
        case ESCAPE, END -> {
          return;
        }
        case BACK, TYPED -> {}
      }
    }
  }

  /// Shows lines and waits for Enter.
  private void show(List<String> lines, String foot) {
    part(lines, foot);
    Keyboard.Key key = keyboard.next();
    while (key != Keyboard.Key.ENTER && key != Keyboard.Key.END) {
      key = keyboard.next();
    }
  }

  private void part(List<String> lines, String foot) {
    display.clear();
    var shown = new ArrayList<>(lines.stream().map(AttributedString::new).toList());
    shown.add(AttributedString.EMPTY);
    shown.add(new AttributedString(foot));
    draw(shown);
  }

  @Override
  public void close() {
    terminal.puts(Capability.exit_ca_mode);
    terminal.puts(Capability.keypad_local);
    terminal.setAttributes(before);
    last.forEach(line -> terminal.writer().println(line));
    terminal.flush();
  }
}
