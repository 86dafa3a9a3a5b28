package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.bots.json.Written;
import loggia.kernel.Match;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Texts;
import loggia.kernel.Verdict;
import loggia.kernel.Viewer;
import loggia.server.common.ServerTexts;
import loggia.server.table.Clocks;
import loggia.server.table.LogEntry;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.TableDetails;

/// What one viewer is shown of a game. Every byte comes from the viewer's view, moves and log.
final class PositionPresenter {
  private PositionPresenter() {}

  /// The position now.
  static ApiModel.Position now(Snapshot snapshot, Viewer viewer, String lang, long time) {
    return at(snapshot, snapshot.play().orElseThrow(), viewer, lang, time);
  }

  /// An earlier position of the same table; nothing can be played there.
  static ApiModel.Position at(Snapshot snapshot, Play play, Viewer viewer, String lang, long time) {
    State<?, ?> state = play.state();
    boolean latest = play.number() == snapshot.number();
    boolean playing = latest && snapshot.running();
    Map<Integer, Long> clock = latest ? Clocks.left(snapshot, time) : Map.of();
    Optional<Seat> seat =
        viewer instanceof Seat own && playing ? Optional.of(own) : Optional.empty();
    Texts texts = texts(snapshot, lang);
    var labels = Labels.at(snapshot, lang);
    return new ApiModel.Position(
        snapshot.id(),
        play.number(),
        snapshot.number(),
        viewer instanceof Seat own ? own.number() : 0,
        snapshot.status(),
        state.round(),
        numbers(snapshot.details().status() == Status.OVER ? Seats.NONE : state.awaited()),
        state.view(viewer),
        seat.map(own -> moves(play.match(), own, labels)).orElse(List.of()),
        seat.map(own -> intents(play.match(), own, labels)).orElse(List.of()),
        seat.map(own -> play.match().mayUndo(own)).orElse(false),
        seat.flatMap(own -> standing(state, own)),
        clock.isEmpty() ? Optional.empty() : Optional.of(clock),
        state.over()
            ? Optional.of(ResultPresenter.shown(state.result(), texts))
            : Optional.empty());
  }

  /// An earlier position as it was asked: with what this seat could choose then.
  static ApiModel.Position asked(Snapshot snapshot, Play play, Seat seat, String lang) {
    TableDetails then = snapshot.details().begun(snapshot.details().started());
    var asked =
        new Snapshot(snapshot.id(), then, snapshot.version(), Optional.of(play), 0, play.at());
    return at(asked, play, seat, lang, play.at());
  }

  private static Optional<String> standing(State<?, ?> state, Seat seat) {
    return state.standing(seat).map(loggia.kernel.Move::text);
  }

  private static List<ApiModel.Move> moves(Match<?, ?> match, Seat seat, Labels labels) {
    var shown = new ArrayList<Written<ApiModel.Move>>();
    match.state().moves(seat).forEach(move -> shown.add(labels.move(move)));
    return Written.list(shown);
  }

  private static <S extends State<S, M>, M extends loggia.kernel.Move>
      List<ApiModel.Intent> intents(Match<S, M> match, Seat seat, Labels labels) {
    var allowed = new ArrayList<Written<ApiModel.Intent>>();
    var refused = new ArrayList<Written<ApiModel.Intent>>();
    for (M move : match.state().intents(seat)) {
      switch (match.explain(seat, move)) {
        case Verdict.Allowed _ -> allowed.add(labels.allowed(move));
        case Verdict.Refused(var reason) -> refused.add(labels.refused(move, reason));
      }
    }
    allowed.addAll(refused);
    return Written.list(allowed);
  }

  static List<Integer> numbers(Seats seats) {
    var numbers = new ArrayList<Integer>();
    seats.forEach(seat -> numbers.add(seat.number()));
    return numbers;
  }

  static Names names(Snapshot snapshot, String lang) {
    return snapshot.details().names(lang);
  }

  static Texts texts(Snapshot snapshot, String lang) {
    return snapshot
        .play()
        .map(play -> play.match().game().texts(lang))
        .orElseGet(() -> ServerTexts.in(lang));
  }

  /// The lines of the log that this viewer may read.
  static List<ApiModel.LogLine> log(
      Snapshot snapshot, List<LogEntry> entries, Viewer viewer, String lang) {
    Texts texts = texts(snapshot, lang);
    var lines = new ArrayList<ApiModel.LogLine>();
    for (LogEntry entry : entries) {
      if (entry.audience().includes(viewer)) {
        Texts own = entry.event() instanceof LogEntry.TableEvent ? ServerTexts.in(lang) : texts;
        lines.add(
            new ApiModel.LogLine(
                entry.number(),
                own.say(entry.event(), names(snapshot, lang)),
                !entry.audience().includes(Onlooker.SPECTATOR),
                entry.event().key(),
                entry.seat() == 0 ? Optional.empty() : Optional.of(entry.seat())));
      }
    }
    return lines;
  }
}
