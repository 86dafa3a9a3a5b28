package loggia.app.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Decision;
import loggia.kernel.Event;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// A match at this terminal: where it stands, every decision, and the log.
final class LocalMatch<S extends State<S, M>, M extends Move> {
  private final TerminalTexts texts;
  private final List<String> names;
  private final List<Decision> decisions;
  private final Journal.Pages journal;
  private final LookUp lookUp;
  private final List<MenuKeys> keys;
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
    keys = names.stream().map(_ -> new MenuKeys()).toList();
    lookUp = new LookUp(match.game().manual(match.setup()), texts.game());
  }

  TerminalTexts texts() {
    return texts;
  }

  /// What this seat types for its choices.
  MenuKeys keys(Seat seat) {
    return keys.get(seat.index());
  }

  LookUp lookUp() {
    return lookUp;
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

  /// Whether a person is asked though there is only this choice: it ends the turn, or what can
  /// still be taken back.
  boolean asks(Seat seat, M only) {
    if (!match.mayUndo(seat)) {
      return false;
    }
    Match<S, M> after = match.play(seat, only, Journal.NONE);
    boolean endsTurn = !only.isPass() && !after.state().awaited().contains(seat);
    return MenuKeys.ends(only.text()) || endsTurn || !after.mayUndo(seat);
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
    } while (match.mayUndo(seat) && isForced(seat));
    return true;
  }

  private boolean isForced(Seat seat) {
    return state().moves(seat).size() == 1 && !asks(seat, state().moves(seat).get(0));
  }

  /// What this seat may read of the log, from an entry on.
  List<String> log(Seat seat, int from) {
    return events(seat, from).stream().map(texts::say).toList();
  }

  /// The same as events.
  List<Event> events(Seat seat, int from) {
    return journal.entries().stream()
        .skip(from)
        .filter(entry -> entry.audience().includes(seat))
        .map(Journal.Entry::event)
        .toList();
  }

  int logged() {
    return journal.entries().size();
  }

  void save(Path file) {
    try {
      Files.writeString(file, GameRecord.of(match, names, decisions).write());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write '" + file + "'", e);
    }
  }
}
