package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import loggia.bots.coach.Analysis;
import loggia.bots.coach.Mark;
import loggia.kernel.Game;
import loggia.kernel.Texts;
import loggia.server.store.AnalysisRow;
import loggia.server.store.StoredJson;
import loggia.server.table.Snapshot;
import loggia.server.table.StoredTable;

/// What the coach says, in words. `docs/coach.md` says what the figures mean.
final class AnalysisPresenter {
  private static final double DIGITS = 1e4;

  enum State {
    NONE,
    WAITING,
    RUNNING,
    DONE,
    FAILED
  }

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record AnalysisShown(
      State state,
      boolean yours,
      int done,
      int total,
      int ahead,
      Optional<AnalysisReport> analysis) {}

  record AnalysisReport(
      int worlds, int futures, List<Double> start, List<Moment> moments, List<SeatFigures> seats) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record SeatFigures(
      int seat,
      double share,
      double luck,
      double adjusted,
      int counted,
      double accuracy,
      double errorRate,
      Optional<Integer> best,
      Optional<Integer> worst,
      Optional<Integer> turning) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Moment(
      int number,
      int seat,
      int round,
      String move,
      String label,
      List<Double> chances,
      List<Double> choice,
      List<Double> luck,
      Optional<Judgement> judgement) {}

  record Judgement(
      Mark mark,
      List<Valued> best,
      double chosen,
      double loss,
      double error,
      double hindsight,
      List<String> near,
      List<Difference> why) {}

  record Valued(String text, String label, double value) {}

  record Difference(String label, double points) {}

  private final Game<?, ?> game;
  private final Texts texts;
  private final Labels labels;

  private AnalysisPresenter(Snapshot snapshot, String lang) {
    game = StoredTable.game(snapshot.details().settings());
    texts = game.texts(lang);
    labels = Labels.at(snapshot, lang);
  }

  /// @param ahead how many others come before it
  static AnalysisShown shown(
      Snapshot snapshot,
      Optional<AnalysisRow> stored,
      int ahead,
      String person,
      long now,
      String lang) {
    if (stored.isEmpty()) {
      return new AnalysisShown(State.NONE, false, 0, 0, 0, Optional.empty());
    }
    AnalysisRow row = stored.get();
    var presenter = new AnalysisPresenter(snapshot, lang);
    return new AnalysisShown(
        row.runs(now) ? State.RUNNING : State.valueOf(row.state().toUpperCase(Locale.ROOT)),
        row.person().equals(person),
        row.done(),
        row.total(),
        ahead,
        row.body().isEmpty()
            ? Optional.empty()
            : Optional.of(
                presenter.report(StoredJson.MAPPER.readValue(row.body(), Analysis.class))));
  }

  private AnalysisReport report(Analysis analysis) {
    return new AnalysisReport(
        analysis.effort().worlds(),
        analysis.effort().futures(),
        rounded(analysis.start()),
        analysis.moments().stream().map(this::moment).toList(),
        analysis.seats().stream().map(AnalysisPresenter::figures).toList());
  }

  private static SeatFigures figures(Analysis.SeatReport seat) {
    return new SeatFigures(
        seat.seat().number(),
        rounded(seat.share()),
        rounded(seat.luck()),
        rounded(seat.adjusted()),
        seat.counted(),
        rounded(seat.accuracy()),
        rounded(seat.errorRate()),
        seat.best(),
        seat.worst(),
        seat.turning());
  }

  private Moment moment(Analysis.Moment moment) {
    return new Moment(
        moment.number(),
        moment.seat().number(),
        moment.round(),
        moment.move(),
        label(moment.move()),
        rounded(moment.chances()),
        rounded(moment.choice()),
        rounded(moment.luck()),
        moment.judgement().map(this::judgement));
  }

  private Judgement judgement(Analysis.Judgement judgement) {
    return new Judgement(
        judgement.mark(),
        judgement.best().stream()
            .map(best -> new Valued(best.move(), label(best.move()), rounded(best.value())))
            .toList(),
        rounded(judgement.chosen()),
        rounded(judgement.loss()),
        rounded(judgement.error()),
        rounded(judgement.hindsight()),
        judgement.near(),
        judgement.why().stream()
            .map(why -> new Difference(texts.get("score." + why.key()), rounded(why.points())))
            .toList());
  }

  private String label(String move) {
    return labels.of(game.move(move));
  }

  private static List<Double> rounded(List<Double> values) {
    return values.stream().map(AnalysisPresenter::rounded).toList();
  }

  static double rounded(double value) {
    return Math.round(value * DIGITS) / DIGITS;
  }
}
