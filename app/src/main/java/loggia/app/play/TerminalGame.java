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
import loggia.kernel.Setup;
import loggia.kernel.State;

/// One game at one terminal, from where it stands to its end or until somebody leaves.
///
/// @param players in seat order
/// @param record where the game is kept after every decision, if anywhere
/// @param welcome what the first person who is asked is told before
public record TerminalGame(
    List<Player> players,
    List<String> names,
    TerminalTexts texts,
    Screen screen,
    Optional<Path> record,
    List<String> welcome) {

  /// Plays on.
  ///
  /// @param before the decisions that led to the match, for the record
  public <S extends State<S, M>, M extends Move> void play(
      Match<S, M> begun, List<Decision> before, Journal.Pages journal) {
    var match = new LocalMatch<>(begun, before, journal, names, texts);
    int[] read = new int[players.size()];
    machines(begun.setup());
    Optional<Seat> last = Optional.empty();
    Optional<Seat> reader = Optional.empty();
    if (!welcome.isEmpty()) {
      screen.tell(String.join("\n", welcome));
    }
    while (!match.state().over()) {
      Seat seat = next(match.state());
      Moves<M> moves = match.state().moves(seat);
      boolean human = players.get(seat.index()) instanceof Player.Human;
      if (moves.size() == 1 && !(human && match.asks(seat, moves.get(0)))) {
        force(match, seat, moves.get(0), human);
      } else if (players.get(seat.index()) instanceof Player.Machine(var bot)) {
        if (!last.equals(Optional.of(seat))) {
          if (humans() > 1) {
            screen.hide();
          }
          screen.busy(texts.say(new TerminalMessage.Thinking(seat)));
        }
        last = Optional.of(seat);
        if (bot.listens()) {
          match.events(seat, read[seat.index()]).forEach(bot::hear);
        }
        read[seat.index()] = match.logged();
        match.decide(seat, bot.choose(new Question<>(begun.game(), match.state(), seat)));
      } else {
        if (humans() > 1 && !reader.equals(Optional.of(seat))) {
          screen.handOver(texts, seat);
        }
        last = Optional.of(seat);
        reader = last;
        List<String> news = match.log(seat, read[seat.index()]);
        read[seat.index()] = match.logged();
        if (!obey(match, seat, screen.ask(new LocalSituation<>(match, seat, news)))) {
          return;
        }
      }
      record.ifPresent(match::save);
    }
    finish(match);
  }

  private void machines(Setup setup) {
    for (Player player : players) {
      if (player instanceof Player.Machine(var bot)) {
        bot.begin(setup.withSeed(0));
      }
    }
  }

  /// What a person would otherwise miss is said; where other people look on, nothing is: it could
  /// tell them what that person holds.
  private <S extends State<S, M>, M extends Move> void force(
      LocalMatch<S, M> match, Seat seat, M move, boolean human) {
    if (human && humans() == 1 && move.isPass()) {
      screen.tell(texts.say(new TerminalMessage.Forced(seat, texts.say(move))));
    }
    match.decide(seat, move);
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
      LocalMatch<S, M> match, Seat seat, Answer answer) {
    switch (answer) {
      case Answer.Choose(var text) -> match.decide(seat, match.current().game().move(text));
      case Answer.TakeBack _ -> {
        if (!match.undo(seat)) {
          screen.tell(texts.say(new Reasons.NothingToUndo()));
        }
      }
      case Answer.Save _ -> screen.tell(save(match));
      case Answer.Say _ -> screen.tell(texts.say(new TerminalMessage.NobodyHears()));
      case Answer.LookAgain _ -> {}
      case Answer.Leave _ -> {
        var lines = new ArrayList<String>();
        record.ifPresent(_ -> lines.add(save(match)));
        lines.add(texts.say(new TerminalMessage.Left()));
        screen.leave(lines);
        return false;
      }
    }
    return true;
  }

  /// @return where
  private String save(LocalMatch<?, ?> match) {
    var setup = match.current().setup();
    Path file =
        record.orElseGet(
            () -> Path.of(match.current().game().manual().id() + "-" + setup.seed() + ".record"));
    match.save(file);
    return texts.say(new TerminalMessage.Saved(file.toString()));
  }

  private <S extends State<S, M>, M extends Move> void finish(LocalMatch<S, M> match) {
    record.ifPresent(match::save);
    Result result = match.state().result();
    for (Player player : players) {
      if (player instanceof Player.Machine(var bot)) {
        bot.end(result);
      }
    }
    var lines = new ArrayList<String>();
    lines.add(match.state().view(Onlooker.ORACLE).draw(texts.game(), texts.names()));
    lines.add(texts.say(new TerminalMessage.Over(texts.game().get("ending." + result.ending()))));
    result.standings().stream()
        .sorted(Comparator.comparingInt(Result.Standing::rank))
        .forEach(s -> lines.addAll(standing(s)));
    screen.conclude(texts, lines);
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
