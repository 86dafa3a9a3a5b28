package loggia.server.web;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Seat;
import loggia.server.coach.Analyst;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.AnalysisRow;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.Adviser;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;

/// What the coach says of a finished game, for whoever may see it, and to somebody who plays among
/// bots.
public final class ApiCoach implements HttpServer.Resource {
  record AdviceWish(int seat, int number) {}

  /// @param choices at most three, the best first
  record Advice(int number, List<AnalysisPresenter.Valued> choices) {}

  private final Tables tables;
  private final Store store;
  private final TableHistory history;
  private final Analyst analyst;
  private final Adviser adviser;
  private final boolean offered;
  private final int most;
  private final int mostAdvice;

  public ApiCoach(Tables tables, Analyst analyst, Adviser adviser, Config config) {
    this.tables = tables;
    this.store = tables.store();
    this.history = new TableHistory(store);
    this.analyst = analyst;
    this.adviser = adviser;
    this.offered = config.number("coach.worlds") > 0;
    this.most = config.number("limit.analyses");
    this.mostAdvice = config.number("limit.advice");
  }

  @Override
  public List<Route> routes(HttpServer http) {
    String analysis = "/api/tables/{id}/analysis";
    return List.of(
        Route.get(analysis, "What the coach says of a finished game, as far as it is")
            .with(Query.INVITE)
            .answers(
                AnalysisPresenter.AnalysisShown.class, request -> shown(request, over(request))),
        Route.post(analysis, "Asks the coach to look at a finished game")
            .with(Query.INVITE)
            .takes(ApiSeats.Nothing.class)
            .answers(AnalysisPresenter.AnalysisShown.class, (request, _) -> ask(request)),
        Route.post(analysis + "/cancel", "Takes back that one asked for an analysis")
            .with(Query.INVITE)
            .takes(ApiSeats.Nothing.class)
            .answers(AnalysisPresenter.AnalysisShown.class, (request, _) -> cancel(request)),
        Route.get("/api/tables/{id}/practice", "A decision of a finished game, to make once more")
            .with(Query.SEAT, Query.number("at"), Query.INVITE)
            .answers(ApiModel.Position.class, this::practice),
        Route.post("/api/tables/{id}/advice", "What a master would do, for one among bots")
            .with(Query.INVITE)
            .or(409, ApiModel.Failed.class)
            .takes(AdviceWish.class)
            .answers(Advice.class, (request, asked) -> advise(http, request, asked)));
  }

  private Snapshot over(Request request) {
    Snapshot snapshot = Access.seen(tables, request);
    if (snapshot.status() != Status.OVER) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotOver());
    }
    return snapshot;
  }

  /// An analysis of a table that has gone on since is none.
  private Optional<AnalysisRow> stored(Snapshot snapshot) {
    return store.analysis(snapshot.id()).filter(row -> row.number() == snapshot.number());
  }

  private AnalysisPresenter.AnalysisShown shown(Request request, Snapshot snapshot) {
    Optional<AnalysisRow> row = stored(snapshot);
    int ahead = row.filter(AnalysisRow::waits).map(store::analysesBefore).orElse(0);
    return AnalysisPresenter.shown(
        snapshot, row, ahead, request.personId(), tables.time(), request.lang());
  }

  private AnalysisPresenter.AnalysisShown ask(Request request) {
    Person me = request.person();
    Snapshot snapshot = over(request);
    if (!offered) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoAnalyses());
    }
    if (stored(snapshot).filter(row -> !row.state().equals(AnalysisRow.FAILED)).isEmpty()) {
      if (store.analysesOf(me.id()) >= most) {
        throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooManyAnalyses(most));
      }
      store.ask(AnalysisRow.asked(snapshot.id(), snapshot.number(), me.id(), tables.time()));
      analyst.wake();
    }
    return shown(request, snapshot);
  }

  private AnalysisPresenter.AnalysisShown cancel(Request request) {
    Person me = request.person();
    Snapshot snapshot = over(request);
    if (stored(snapshot).filter(row -> row.waits() && !isOf(row, me)).isPresent()) {
      throw Access.forbidden(new Problem.NotYourAnalysis());
    }
    store.cancel(snapshot.id());
    return shown(request, snapshot);
  }

  private static boolean isOf(AnalysisRow row, Person me) {
    return row.person().equals(me.id());
  }

  /// A decision of a finished game as it was to be made, with all that could be chosen.
  private ApiModel.Position practice(Request request) {
    Snapshot snapshot = over(request);
    Seat seat = Access.seat(snapshot, request.number("seat").orElse(0));
    int number = request.number("at").orElse(0);
    if (number >= snapshot.number()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, snapshot.number()));
    }
    Play play = history.at(snapshot, number);
    return PositionPresenter.asked(snapshot, play, seat, request.lang());
  }

  private Advice advise(HttpServer http, Request request, AdviceWish asked) {
    Person me = request.person();
    Table table = Access.entered(tables, request);
    Snapshot snapshot = table.now();
    Seat seat = Access.own(snapshot, me.id(), asked.seat());
    http.limits().take("advice", me.id(), mostAdvice);
    var labels = Labels.at(snapshot, request.lang());
    var choices =
        adviser.advise(table, seat, asked.number()).stream()
            .map(
                advice ->
                    new AnalysisPresenter.Valued(
                        advice.move().text(),
                        labels.of(advice.move()),
                        AnalysisPresenter.rounded(advice.chance())))
            .toList();
    return new Advice(asked.number(), choices);
  }
}
