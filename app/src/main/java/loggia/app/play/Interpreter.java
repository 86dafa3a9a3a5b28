package loggia.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Reads what a person typed, the same on every screen.
record Interpreter(Situation situation) {
  /// What comes of a typed line.
  sealed interface Reply {
    record Done(Answer answer) implements Reply {}

    /// Nothing is decided; these lines are to be read.
    record Told(List<String> lines) implements Reply {}
  }

  private static final Set<String> ALONE = Set.of("u", "s", "q", "l", "h", "log", "help", "hint");
  private static final Set<String> FIRST = Set.of("rules", "why", "say");

  /// Whether this is a question or a command, so that it never stands for the words of a choice.
  static boolean isCommand(String typed) {
    return typed.startsWith("?")
        || typed.endsWith("?")
        || ALONE.contains(typed.strip())
        || FIRST.contains(typed.strip().split(" ", 2)[0]);
  }

  /// @param marked the choice that `?` alone is about
  Reply read(String line, Optional<Menu.Item> marked) {
    String typed = line.strip();
    String rest = typed.contains(" ") ? typed.substring(typed.indexOf(' ') + 1).strip() : "";
    Optional<Menu.Item> exact = situation.menu().exact(typed);
    if (exact.isPresent()) {
      return choose(exact.get().text());
    }
    if (typed.startsWith("/")) {
      return pick(typed.substring(1).strip());
    }
    if (typed.startsWith("?")) {
      return new Reply.Told(explain(typed.substring(1).strip(), marked));
    }
    if (typed.endsWith("?")) {
      return new Reply.Told(explain(typed.substring(0, typed.length() - 1).strip(), marked));
    }
    return switch (isCommand(typed) ? typed.split(" ", 2)[0] : "") {
      case "u" -> new Reply.Done(new Answer.TakeBack());
      case "s" -> new Reply.Done(new Answer.Save());
      case "q" -> new Reply.Done(new Answer.Leave());
      case "say" -> new Reply.Done(new Answer.Say(rest));
      case "l", "log" -> new Reply.Told(log());
      case "h", "help" -> new Reply.Told(List.of(say(new TerminalMessage.Help()).split("\n", -1)));
      case "rules" -> new Reply.Told(rest.isEmpty() ? situation.lookUp().rules() : lookUp(rest));
      case "hint" -> new Reply.Told(hint());
      case "why" -> new Reply.Told(why(rest));
      default -> pick(typed);
    };
  }

  private static Reply choose(String text) {
    return new Reply.Done(new Answer.Choose(text));
  }

  private Reply pick(String typed) {
    Optional<String> allowed = situation.allowed(typed);
    if (allowed.isPresent()) {
      return choose(allowed.get());
    }
    List<Menu.Item> fitting = situation.menu().fitting(typed);
    if (fitting.size() == 1) {
      return choose(fitting.getFirst().text());
    }
    return new Reply.Told(fitting.isEmpty() ? nothingFits(typed) : several(typed, fitting));
  }

  private List<String> several(String typed, List<Menu.Item> fitting) {
    var lines = new ArrayList<String>();
    lines.add(say(new TerminalMessage.SeveralChoices(typed)));
    fitting.forEach(item -> lines.add(line(item)));
    return lines;
  }

  /// Why it is not possible, if that is what fits; else the choices that are written most alike.
  List<String> nothingFits(String typed) {
    var lines = new ArrayList<String>();
    lines.add(say(new TerminalMessage.NoSuchChoice(typed)));
    List<String> reasons = reasons(typed);
    lines.addAll(reasons);
    if (reasons.isEmpty()) {
      situation.refused(typed).ifPresent(reason -> lines.add("  " + reason));
      situation.menu().nearest(typed).forEach(item -> lines.add(line(item)));
    }
    return lines;
  }

  private List<String> explain(String typed, Optional<Menu.Item> marked) {
    if (typed.isEmpty()) {
      return marked.map(this::explain).orElseGet(this::everything);
    }
    Optional<Menu.Item> exact = situation.menu().exact(typed);
    if (exact.isPresent()) {
      return explain(exact.get());
    }
    List<Menu.Item> fitting = situation.menu().fitting(typed);
    var lines = new ArrayList<>(situation.lookUp().find(typed));
    if (fitting.size() == 1) {
      lines.addAll(outcome(fitting.getFirst()));
    } else if (!fitting.isEmpty()) {
      lines.addAll(several(typed, fitting));
    }
    List<String> reasons = reasons(typed);
    if (!reasons.isEmpty()) {
      lines.add(say(new TerminalMessage.NotNow()));
      lines.addAll(reasons);
    }
    return lines.isEmpty() ? situation.lookUp().unknown(typed, situation.texts()) : lines;
  }

  private List<String> lookUp(String typed) {
    List<String> lines = situation.lookUp().find(typed);
    return lines.isEmpty() ? situation.lookUp().unknown(typed, situation.texts()) : lines;
  }

  private List<String> explain(Menu.Item item) {
    var lines = new ArrayList<String>();
    lines.add(item.label());
    lines.add(say(new TerminalMessage.Written(item.text())));
    lines.addAll(outcome(item));
    lines.addAll(situation.lookUp().named(item.text()));
    if (!situation.barred().isEmpty()) {
      lines.add(say(new TerminalMessage.WhyNot(situation.barred().size())));
    }
    return lines;
  }

  private List<String> outcome(Menu.Item item) {
    List<String> events = situation.preview(item);
    var lines = new ArrayList<String>();
    if (!events.isEmpty()) {
      lines.add(say(new TerminalMessage.WouldHappen()));
      events.forEach(event -> lines.add("  " + event));
    }
    return lines;
  }

  /// Every choice with what it would do.
  private List<String> everything() {
    var lines = new ArrayList<String>();
    for (Menu.Item item : situation.menu().items()) {
      String events = String.join(" ", situation.preview(item));
      lines.add(line(item) + (events.isEmpty() ? "" : ": " + events));
    }
    lines.addAll(why(""));
    return lines;
  }

  private List<String> why(String words) {
    List<String> reasons = reasons(words);
    var lines = new ArrayList<String>();
    lines.add(
        reasons.isEmpty()
            ? situation.menu().items().isEmpty()
                ? situation.title()
                : say(new TerminalMessage.NothingElse())
            : say(new TerminalMessage.NotNow()));
    lines.addAll(reasons);
    return lines;
  }

  /// Why what has these words in its name is not possible now; then the rules that say so, each
  /// once.
  private List<String> reasons(String typed) {
    List<String> words = Words.of(typed);
    var lines = new ArrayList<String>();
    var rules = new TreeSet<String>();
    for (Situation.Barred barred : situation.barred()) {
      if (Words.haveAll(barred.label() + " " + barred.text(), words)) {
        lines.add("  " + barred.label() + ": " + barred.reason() + " [" + barred.rule() + "]");
        rules.add(barred.rule());
      }
    }
    for (String rule : rules) {
      situation.lookUp().rule(rule).ifPresent(text -> lines.add("  " + text));
    }
    return lines;
  }

  /// What a master would do.
  private List<String> hint() {
    List<Situation.Advice> advice = situation.advice();
    if (advice.isEmpty()) {
      return List.of(say(new TerminalMessage.NoHint()));
    }
    var lines = new ArrayList<String>();
    lines.add(say(new TerminalMessage.Hint()));
    for (Situation.Advice advised : advice) {
      situation
          .menu()
          .exact(advised.text())
          .ifPresent(item -> lines.add(line(item) + " (" + advised.percent() + "%)"));
    }
    return lines;
  }

  private List<String> log() {
    var lines = new ArrayList<String>();
    lines.add(say(new TerminalMessage.Log()));
    situation.log().forEach(line -> lines.add("  " + line));
    return lines;
  }

  private static String line(Menu.Item item) {
    return "  " + item.key() + " " + item.label();
  }

  private String say(TerminalMessage message) {
    return situation.texts().say(message);
  }
}
