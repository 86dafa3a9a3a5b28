package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.State;
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
  private final Tables tables;
  private final TableHistory history;
  private final DecisionEntrance entrance;

  public ApiPlay(Tables tables) {
    this.tables = tables;
    this.history = new TableHistory(tables.store());
    this.entrance = new DecisionEntrance(tables);
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    http.get(routes, "/api/tables/{id}/position", this::position);
    http.get(routes, "/api/tables/{id}/drawing", this::drawing);
    http.get(routes, "/api/tables/{id}/log", this::log);
    http.get(routes, "/api/tables/{id}/rounds", request -> history.rounds(begun(request)));
    http.ask(routes, "/api/tables/{id}/preview", this::preview);
    http.post(routes, "/api/tables/{id}/decisions", this::decide);
  }

  private Snapshot begun(Request request) {
    Snapshot snapshot = Access.seen(tables, request);
    if (snapshot.status() == Status.WAITING) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
    return snapshot;
  }

  private Object position(Request request) {
    Snapshot snapshot = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(snapshot, request.personId(), seat);
    int number = request.number("at").orElse(snapshot.number());
    if (number > snapshot.number()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, snapshot.number()));
    }
    Play play = history.at(snapshot, number);
    long time = TableHistory.timeOf(snapshot, request.personId(), tables.time());
    return PositionPresenter.at(snapshot, play, viewer, request.lang(), time);
  }

  /// What the viewer sees now as plain lines, for terminals and screen readers.
  private Object drawing(Request request) {
    Snapshot snapshot = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(snapshot, request.personId(), seat);
    Play play = history.at(snapshot, snapshot.number());
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
    var entries = history.log(snapshot, request.number("from").orElse(0), snapshot.number());
    return PositionPresenter.log(snapshot, entries, viewer, request.lang());
  }

  private Object preview(Request request) {
    RequestBody body = request.body("seat", "number", "move");
    Snapshot snapshot = Access.entered(tables, request).now();
    Seat seat = Access.own(snapshot, request.person().id(), body.number("seat"));
    int number = body.number("number");
    String move = body.text("move", DecisionEntrance.LONGEST_MOVE);
    try {
      if (!snapshot.running()) {
        throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
      }
      Play play = snapshot.play().orElseThrow();
      if (!play.answers(seat, number)) {
        throw Fault.of(Fault.Code.CONFLICT, new Problem.Outdated(number, play.number()));
      }
      return preview(play.match(), seat, move, labels(snapshot, request.lang()));
    } catch (Refusal refusal) {
      return failed(request, seat, Fault.refused(refusal, "move"));
    } catch (Fault fault) {
      return failed(request, seat, fault);
    }
  }

  private Object failed(Request request, Seat seat, Fault fault) {
    return answer(
        request,
        entrance.failed(Access.entered(tables, request), Optional.of(seat), fault, request.lang()));
  }

  /// Only what could be taken back again: otherwise a preview would show what comes next.
  private static <S extends State<S, M>, M extends Move> Object preview(
      Match<S, M> match, Seat seat, String text, Labels labels) {
    M move = match.game().move(text);
    var told = Journal.pages();
    Match<S, M> after = match.play(seat, move, told);
    if (!after.mayUndo(seat)) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoPreview());
    }
    return Map.of(
        "view", after.state().view(seat),
        "log", told.visibleTo(seat).stream().map(labels::of).toList());
  }

  private static Labels labels(Snapshot snapshot, String lang) {
    return new Labels(PositionPresenter.texts(snapshot, lang), PositionPresenter.names(snapshot));
  }

  private Object decide(Request request) {
    RequestBody body = request.body("seat", "number", "move", "key");
    Table table = Access.entered(tables, request);
    return switch (entrance.decide(table, request.person(), body, request.lang())) {
      case DecisionEntrance.Outcome.Stored stored -> stored;
      case DecisionEntrance.Outcome.Failed failed -> answer(request, failed);
    };
  }

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  private record Failure(ApiModel.Failure error, Optional<ApiModel.Position> position) {}

  private static Object answer(Request request, DecisionEntrance.Outcome.Failed failed) {
    request.context().status(failed.fault().code().status());
    return new Failure(failed.error(), failed.position());
  }
}
