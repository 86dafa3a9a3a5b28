package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.Optional;
import loggia.kernel.Seat;
import loggia.server.coach.Analyst;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.AnalysisRow;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;

/// What the coach says of a finished game, for whoever may see it.
public final class ApiCoach implements HttpServer.Resource {
  private final Tables tables;
  private final Store store;
  private final TableHistory history;
  private final Analyst analyst;
  private final boolean offered;
  private final int most;

  public ApiCoach(Tables tables, Analyst analyst, Config config) {
    this.tables = tables;
    this.store = tables.store();
    this.history = new TableHistory(store);
    this.analyst = analyst;
    this.offered = config.number("coach.worlds") > 0;
    this.most = config.number("limit.analyses");
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    http.get(routes, "/api/tables/{id}/analysis", request -> shown(request, over(request)));
    http.post(routes, "/api/tables/{id}/analysis", this::ask);
    http.post(routes, "/api/tables/{id}/analysis/cancel", this::cancel);
    http.get(routes, "/api/tables/{id}/practice", this::practice);
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

  private Object shown(Request request, Snapshot snapshot) {
    Optional<AnalysisRow> row = stored(snapshot);
    int ahead = row.filter(AnalysisRow::waits).map(store::analysesBefore).orElse(0);
    return AnalysisPresenter.shown(
        snapshot, row, ahead, request.personId(), tables.time(), request.lang());
  }

  private Object ask(Request request) {
    Person me = request.person();
    request.body("key");
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

  private Object cancel(Request request) {
    Person me = request.person();
    request.body("key");
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
  private Object practice(Request request) {
    Snapshot snapshot = over(request);
    Seat seat = Access.seat(snapshot, request.number("seat").orElse(0));
    int number = request.number("at").orElse(0);
    if (number >= snapshot.number()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, snapshot.number()));
    }
    Play play = history.at(snapshot, number);
    return PositionPresenter.asked(snapshot, play, seat, request.lang());
  }
}
