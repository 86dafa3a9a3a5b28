package loggia.app.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import loggia.kernel.Decision;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.Verdict;
import loggia.kernel.View;

/// A match at this terminal: where it stands, every decision, and the log.
public final class LocalMatch<S extends State<S, M>, M extends Move> {
  private final TerminalTexts texts;
  private final List<String> names;
  private final List<Decision> decisions;
  private final Journal.Pages journal;
  private Match<S, M> match;

  LocalMatch(
      Match<S, M> match,
      List<Decision> decisions,
      Journal.Pages journal,
      List<String> names,
      TerminalTexts texts) {
    this.match = match;
    this.decisions = new ArrayList<>(decisions);
    this.journal = journal;
    this.names = names;
    this.texts = texts;
  }

  TerminalTexts texts() {
    return texts;
  }

  Match<S, M> current() {
    return match;
  }

  S state() {
    return match.state();
  }

  void decide(Seat seat, M move) {
    match = match.play(seat, move, journal);
    decisions.add(new Decision(seat, move.text()));
  }

  /// Takes the seat's last choice back, and with it what had left nothing to choose.
  ///
  /// @return whether there was one
  boolean undo(Seat seat) {
    if (!match.mayUndo(seat)) {
      return false;
    }
    do {
      match = match.undo(seat, journal);
      decisions.add(Decision.undo(seat));
    } while (match.mayUndo(seat) && state().moves(seat).size() == 1);
    return true;
  }

  View view(Seat seat) {
    return state().view(seat);
  }

  String draw(Seat seat) {
    return view(seat).draw(texts.game(), texts.names());
  }

  /// What this seat may read of the log, from an entry on.
  List<String> log(Seat seat, int from) {
    return journal.entries().stream()
        .skip(from)
        .filter(entry -> entry.audience().includes(seat))
        .map(entry -> texts.say(entry.event()))
        .toList();
  }

  int logged() {
    return journal.entries().size();
  }

  /// What choosing this move would do, as far as it may be known; and what is not possible now.
  List<String> explain(Seat seat, M move) {
    var lines = new ArrayList<String>();
    lines.add(texts.say(move));
    lines.add(texts.say(new TerminalMessage.Written(move.text())));
    var would = Journal.pages();
    S next = state().play(seat, move, would);
    if (next.disclosures() != state().disclosures()) {
      lines.add(texts.say(new TerminalMessage.WouldRoll()));
    } else {
      List<String> events = would.visibleTo(seat).stream().map(texts::say).toList();
      if (!events.isEmpty()) {
        lines.add(texts.say(new TerminalMessage.WouldHappen()));
        events.forEach(event -> lines.add("  " + event));
      }
    }
    lines.addAll(notNow(seat));
    return lines;
  }

  private List<String> notNow(Seat seat) {
    List<String> reasons = reasons(seat, "");
    if (reasons.isEmpty()) {
      return List.of(texts.say(new TerminalMessage.NothingElse()));
    }
    var lines = new ArrayList<String>();
    lines.add(texts.say(new TerminalMessage.NotNow()));
    reasons.forEach(reason -> lines.add("  " + reason));
    return lines;
  }

  /// Why what a person might try is not possible now, for the choices that have these words in
  /// their name; then the rules that say so, each once.
  List<String> reasons(Seat seat, String words) {
    var lines = new ArrayList<String>();
    var rules = new TreeSet<String>();
    for (M intent : state().intents(seat)) {
      String label = texts.say(intent);
      boolean meant = label.toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT));
      if (meant && state().explain(seat, intent) instanceof Verdict.Refused(var reason)) {
        lines.add(label + ": " + texts.say(reason) + " [" + reason.rule() + "]");
        rules.add(reason.rule());
      }
    }
    for (String rule : rules) {
      texts.game().find("rule." + rule).ifPresent(text -> lines.add(rule + ": " + text));
    }
    return lines;
  }

  void save(Path file) {
    try {
      Files.writeString(file, GameRecord.of(match, names, decisions).write());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write '" + file + "'", e);
    }
  }
}
