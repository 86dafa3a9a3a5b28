package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.LinkedHashMap;
import java.util.Map;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.View;
import loggia.kernel.Viewer;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;

/// Seeing a game and deciding in it.
public final class ApiPlay implements HttpServer.Resource {
  static final int LONGEST_MOVE = 500;
  static final int LONGEST_KEY = 100;

  private final Tables tables;
  private final TableHistory history;

  public ApiPlay(Tables tables) {
    this.tables = tables;
    this.history = new TableHistory(tables.store());
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    http.get(routes, "/api/tables/{id}/position", this::position);
    http.get(routes, "/api/tables/{id}/drawing", this::drawing);
    http.get(routes, "/api/tables/{id}/log", this::log);
    http.ask(routes, "/api/tables/{id}/preview", this::preview);
    http.post(routes, "/api/tables/{id}/decisions", this::decide);
  }

  private Snapshot begun(Request request) {
    Snapshot snapshot = Access.entered(tables, request).now();
    if (snapshot.status() == Status.WAITING) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
    return snapshot;
  }

  private Object position(Request request) {
    Snapshot snapshot = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(snapshot, request.personId(), seat);
    int horizon = history.horizon(snapshot, viewer, tables.time());
    int number = request.number("at").orElse(horizon);
    if (number > horizon) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, horizon));
    }
    Play play = history.at(snapshot, number);
    return PositionPresenter.at(snapshot, play, horizon, viewer, request.lang(), tables.time());
  }

  /// What the viewer sees now as plain lines, for terminals and screen readers.
  private Object drawing(Request request) {
    Snapshot snapshot = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(snapshot, request.personId(), seat);
    Play play = history.at(snapshot, history.horizon(snapshot, viewer, tables.time()));
    String lines =
        play.state()
            .view(viewer)
            .draw(
                PositionPresenter.texts(snapshot, request.lang()),
                PositionPresenter.names(snapshot));
    return Map.of("number", play.number(), "text", lines);
  }

  private Object log(Request request) {
    Snapshot snapshot = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(snapshot, request.personId(), seat);
    int horizon = history.horizon(snapshot, viewer, tables.time());
    var entries = history.log(snapshot, request.number("from").orElse(0), horizon);
    return PositionPresenter.log(snapshot, entries, viewer, request.lang());
  }

  private Object preview(Request request) {
    RequestBody body = request.body("seat", "number", "move");
    Snapshot snapshot = Access.entered(tables, request).now();
    Seat seat = Access.own(snapshot, request.person().id(), body.number("seat"));
    int number = body.number("number");
    String move = body.text("move", LONGEST_MOVE);
    try {
      if (!snapshot.running()) {
        throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
      }
      Play play = snapshot.play().orElseThrow();
      if (!play.answers(seat, number)) {
        throw Fault.of(Fault.Code.CONFLICT, new Problem.Outdated(number, play.number()));
      }
      return Map.of("view", preview(play.match(), seat, move));
    } catch (Refusal refusal) {
      return failed(request, snapshot, seat, Fault.refused(refusal, "move"));
    } catch (Fault fault) {
      return failed(request, snapshot, seat, fault);
    }
  }

  /// Only what could be taken back again: otherwise a preview would show what comes next.
  private static <S extends State<S, M>, M extends Move> View preview(
      Match<S, M> match, Seat seat, String text) {
    M move = match.game().move(text);
    Match<S, M> after = match.play(seat, move, Journal.NONE);
    if (!after.mayUndo(seat)) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoPreview());
    }
    return after.state().view(seat);
  }

  private Object decide(Request request) {
    RequestBody body = request.body("seat", "number", "move", "key");
    Table table = Access.entered(tables, request);
    Snapshot snapshot = table.now();
    Seat seat = Access.own(snapshot, request.person().id(), body.number("seat"));
    try {
      int number =
          table.decide(
              seat,
              body.number("number"),
              body.text("move", LONGEST_MOVE),
              body.maybeText("key", LONGEST_KEY).orElse(""));
      return Map.of("number", number);
    } catch (Fault fault) {
      return failed(request, table.now(), seat, fault);
    }
  }

  private Object failed(Request request, Snapshot snapshot, Seat seat, Fault fault) {
    request.context().status(fault.code().status());
    return failure(snapshot, seat, fault, request.lang(), tables.time());
  }

  /// What went wrong in the words of the game, and for a conflict how things are now.
  static Map<String, Object> failure(
      Snapshot snapshot, Seat seat, Fault fault, String lang, long time) {
    var answer = new LinkedHashMap<String, Object>();
    answer.put(
        "error",
        FaultPresenter.shown(
            fault, PositionPresenter.texts(snapshot, lang), PositionPresenter.names(snapshot)));
    if (fault.code() == Fault.Code.CONFLICT) {
      answer.put("position", PositionPresenter.now(snapshot, seat, lang, time));
    }
    return answer;
  }
}
