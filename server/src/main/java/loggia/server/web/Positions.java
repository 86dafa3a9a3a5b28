package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Match;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Texts;
import loggia.kernel.Verdict;
import loggia.kernel.Viewer;
import loggia.server.Says;
import loggia.server.table.Clocks;
import loggia.server.table.LogEntry;
import loggia.server.table.Moment;
import loggia.server.table.Play;
import loggia.server.table.Status;

/// What one viewer is shown of a game. Every byte comes from the viewer's view, moves and log.
final class Positions {
  private Positions() {}

  /// The position now.
  static Shown.Position now(Moment moment, Viewer viewer, String lang, long time) {
    return at(moment, moment.play().orElseThrow(), moment.number(), viewer, lang, time);
  }

  /// An earlier position of the same table; nothing can be played there.
  ///
  /// @param horizon the newest number that this viewer may know of
  static Shown.Position at(
      Moment moment, Play play, int horizon, Viewer viewer, String lang, long time) {
    State<?, ?> state = play.state();
    boolean latest = play.number() == moment.number();
    boolean playing = latest && moment.running();
    Map<Integer, Long> clock = latest ? Clocks.left(moment, time) : Map.of();
    Optional<Seat> seat =
        viewer instanceof Seat own && playing ? Optional.of(own) : Optional.empty();
    Texts texts = texts(moment, lang);
    var labels = new Labels(texts, names(moment));
    return new Shown.Position(
        moment.id(),
        play.number(),
        horizon,
        viewer instanceof Seat own ? own.number() : 0,
        moment.status().id(),
        state.round(),
        numbers(moment.company().status() == Status.OVER ? Seats.NONE : state.awaited()),
        state.view(viewer),
        seat.map(own -> moves(play.match(), own, labels)).orElse(List.of()),
        seat.map(own -> intents(play.match(), own, labels)).orElse(List.of()),
        seat.map(own -> play.match().mayUndo(own)).orElse(false),
        seat.flatMap(own -> standing(state, own)),
        clock.isEmpty() ? Optional.empty() : Optional.of(clock),
        state.over() ? Optional.of(Results.shown(state.result(), texts)) : Optional.empty());
  }

  private static Optional<String> standing(State<?, ?> state, Seat seat) {
    return state.standing(seat).map(loggia.kernel.Move::text);
  }

  private static List<Shown.Move> moves(Match<?, ?> match, Seat seat, Labels labels) {
    var shown = new ArrayList<Shown.Move>();
    match
        .state()
        .moves(seat)
        .forEach(move -> shown.add(new Shown.Move(move.text(), labels.of(move))));
    return shown;
  }

  private static <S extends State<S, M>, M extends loggia.kernel.Move> List<Shown.Intent> intents(
      Match<S, M> match, Seat seat, Labels labels) {
    var allowed = new ArrayList<Shown.Intent>();
    var refused = new ArrayList<Shown.Intent>();
    for (M move : match.state().intents(seat)) {
      String label = labels.of(move);
      switch (match.explain(seat, move)) {
        case Verdict.Allowed _ ->
            allowed.add(new Shown.Intent(move.text(), label, Optional.empty(), Optional.empty()));
        case Verdict.Refused(var reason) ->
            refused.add(
                new Shown.Intent(
                    move.text(),
                    label,
                    Optional.of(labels.of(reason)),
                    Optional.of(reason.rule())));
      }
    }
    allowed.addAll(refused);
    return allowed;
  }

  static List<Integer> numbers(Seats seats) {
    var numbers = new ArrayList<Integer>();
    seats.forEach(seat -> numbers.add(seat.number()));
    return numbers;
  }

  static Names names(Moment moment) {
    return moment.company().names();
  }

  static Texts texts(Moment moment, String lang) {
    return moment
        .play()
        .map(play -> play.match().game().texts(lang))
        .orElseGet(() -> Says.in(lang));
  }

  /// The lines of the log that this viewer may read.
  static List<Shown.LogLine> log(
      Moment moment, List<LogEntry> entries, Viewer viewer, String lang) {
    Texts texts = texts(moment, lang);
    var lines = new ArrayList<Shown.LogLine>();
    for (LogEntry entry : entries) {
      if (entry.audience().includes(viewer)) {
        Texts own = entry.event() instanceof LogEntry.Rewound ? Says.in(lang) : texts;
        lines.add(
            new Shown.LogLine(
                entry.number(),
                own.say(entry.event(), names(moment)),
                !entry.audience().includes(Onlooker.SPECTATOR),
                entry.event().key(),
                entry.seat() == 0 ? Optional.empty() : Optional.of(entry.seat())));
      }
    }
    return lines;
  }
}
