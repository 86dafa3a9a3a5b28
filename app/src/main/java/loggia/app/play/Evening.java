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
public record Evening(
    List<Player> players, List<String> names, Voice voice, Screen screen, Optional<Path> record) {

  /// Plays on.
  ///
  /// @param before the decisions that led to the match, for the record
  public <S extends State<S, M>, M extends Move> void play(
      Match<S, M> match, List<Decision> before, Journal.Pages journal) {
    var sitting = new Sitting<>(match, before, journal, names, voice);
    int[] read = new int[players.size()];
    Optional<Seat> last = Optional.empty();
    Optional<Seat> reader = Optional.empty();
    while (!sitting.state().over()) {
      Seat seat = next(sitting.state());
      Moves<M> moves = sitting.state().moves(seat);
      if (moves.size() == 1) {
        sitting.decide(seat, moves.get(0));
      } else if (players.get(seat.index()) instanceof Player.Machine(var bot)) {
        if (!last.equals(Optional.of(seat))) {
          screen.busy(voice.say(new Phrase.Thinking(seat)));
        }
        last = Optional.of(seat);
        M move = bot.choose(new Question<>(match.game(), sitting.state(), seat));
        sitting.decide(seat, move);
      } else {
        if (humans() > 1 && !reader.equals(Optional.of(seat))) {
          screen.handOver(voice, seat);
        }
        last = Optional.of(seat);
        reader = last;
        List<String> news = sitting.log(seat, read[seat.index()]);
        read[seat.index()] = sitting.logged();
        if (!obey(sitting, seat, screen.ask(sitting, seat, news))) {
          return;
        }
      }
      record.ifPresent(sitting::save);
    }
    finish(sitting);
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
      Sitting<S, M> sitting, Seat seat, Answer<M> answer) {
    switch (answer) {
      case Answer.Choose<M>(var move) -> sitting.decide(seat, move);
      case Answer.TakeBack<M> _ -> {
        if (!sitting.undo(seat)) {
          screen.tell(voice.say(new Reasons.NothingToUndo()));
        }
      }
      case Answer.Save<M> _ -> save(sitting);
      case Answer.Leave<M> _ -> {
        record.ifPresent(_ -> save(sitting));
        screen.tell(voice.say(new Phrase.Left()));
        return false;
      }
    }
    return true;
  }

  private void save(Sitting<?, ?> sitting) {
    var setup = sitting.match().setup();
    Path file =
        record.orElseGet(
            () -> Path.of(sitting.match().game().manual().id() + "-" + setup.seed() + ".record"));
    sitting.save(file);
    screen.tell(voice.say(new Phrase.Saved(file.toString())));
  }

  private <S extends State<S, M>, M extends Move> void finish(Sitting<S, M> sitting) {
    record.ifPresent(sitting::save);
    Result result = sitting.state().result();
    var lines = new ArrayList<String>();
    lines.add(sitting.state().view(Onlooker.ORACLE).draw(voice.game(), voice.names()));
    lines.add(voice.say(new Phrase.Over(voice.game().get("ending." + result.ending()))));
    result.standings().stream()
        .sorted(Comparator.comparingInt(Result.Standing::rank))
        .forEach(s -> lines.addAll(standing(s)));
    screen.show(voice, lines);
  }

  private List<String> standing(Result.Standing standing) {
    var lines = new ArrayList<String>();
    lines.add(voice.say(new Phrase.Place(standing.rank(), standing.seat(), standing.score())));
    for (Result.Line line : standing.lines()) {
      lines.add("     " + line.points() + " " + voice.game().get("score." + line.key()));
    }
    return lines;
  }

  private long humans() {
    return players.stream().filter(player -> player instanceof Player.Human).count();
  }
}
