package loggia.app.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import loggia.bots.Question;
import loggia.kernel.Decision;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Onlooker;
import loggia.kernel.Reasons;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// One game at one terminal, from where it stands to its end or until somebody leaves.
///
/// @param players in seat order
/// @param record where the game is kept after every decision, if anywhere
public record TerminalGame(
    List<Player> players,
    List<String> names,
    TerminalTexts texts,
    Screen screen,
    Optional<Path> record) {

  /// Plays on.
  ///
  /// @param before the decisions that led to the match, for the record
  public <S extends State<S, M>, M extends Move> void play(
      Match<S, M> begun, List<Decision> before, Journal.Pages journal) {
    var match = new LocalMatch<>(begun, before, journal, names, texts);
    int[] read = new int[players.size()];
    Optional<Seat> last = Optional.empty();
    Optional<Seat> reader = Optional.empty();
    while (!match.state().over()) {
      Seat seat = next(match.state());
      Moves<M> moves = match.state().moves(seat);
      if (moves.size() == 1) {
        match.decide(seat, moves.get(0));
      } else if (players.get(seat.index()) instanceof Player.Machine(var bot)) {
        if (!last.equals(Optional.of(seat))) {
          screen.busy(texts.say(new TerminalMessage.Thinking(seat)));
        }
        last = Optional.of(seat);
        M move = bot.choose(new Question<>(begun.game(), match.state(), seat));
        match.decide(seat, move);
      } else {
        if (humans() > 1 && !reader.equals(Optional.of(seat))) {
          screen.handOver(texts, seat);
        }
        last = Optional.of(seat);
        reader = last;
        List<String> news = match.log(seat, read[seat.index()]);
        read[seat.index()] = match.logged();
        if (!obey(match, seat, screen.ask(match, seat, news))) {
          return;
        }
      }
      record.ifPresent(match::save);
    }
    finish(match);
  }

  /// People first where several are awaited, so that bots think while nobody waits for them.
  private Seat next(State<?, ?> state) {
    for (Seat seat : state.awaited()) {
      if (players.get(seat.index()) instanceof Player.Human) {
        return seat;
      }
    }
    return state.awaited().first();
  }

  private <S extends State<S, M>, M extends Move> boolean obey(
      LocalMatch<S, M> match, Seat seat, Answer<M> answer) {
    switch (answer) {
      case Answer.Choose<M>(var move) -> match.decide(seat, move);
      case Answer.TakeBack<M> _ -> {
        if (!match.undo(seat)) {
          screen.tell(texts.say(new Reasons.NothingToUndo()));
        }
      }
      case Answer.Save<M> _ -> save(match);
      case Answer.Leave<M> _ -> {
        record.ifPresent(_ -> save(match));
        screen.tell(texts.say(new TerminalMessage.Left()));
        return false;
      }
    }
    return true;
  }

  private void save(LocalMatch<?, ?> match) {
    var setup = match.current().setup();
    Path file =
        record.orElseGet(
            () -> Path.of(match.current().game().manual().id() + "-" + setup.seed() + ".record"));
    match.save(file);
    screen.tell(texts.say(new TerminalMessage.Saved(file.toString())));
  }

  private <S extends State<S, M>, M extends Move> void finish(LocalMatch<S, M> match) {
    record.ifPresent(match::save);
    Result result = match.state().result();
    var lines = new ArrayList<String>();
    lines.add(match.state().view(Onlooker.ORACLE).draw(texts.game(), texts.names()));
    lines.add(texts.say(new TerminalMessage.Over(texts.game().get("ending." + result.ending()))));
    result.standings().stream()
        .sorted(Comparator.comparingInt(Result.Standing::rank))
        .forEach(s -> lines.addAll(standing(s)));
    screen.show(texts, lines);
  }

  private List<String> standing(Result.Standing standing) {
    var lines = new ArrayList<String>();
    lines.add(
        texts.say(new TerminalMessage.Place(standing.rank(), standing.seat(), standing.score())));
    for (Result.Line line : standing.lines()) {
      lines.add("     " + line.points() + " " + texts.game().get("score." + line.key()));
    }
    return lines;
  }

  private long humans() {
    return players.stream().filter(player -> player instanceof Player.Human).count();
  }
}
