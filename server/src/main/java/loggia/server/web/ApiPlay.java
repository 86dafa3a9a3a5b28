package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
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
import loggia.server.contract.Longest;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;

/// Seeing a game and deciding in it.
public final class ApiPlay implements HttpServer.Resource {
  record Drawing(int number, String text) {}

  record PreviewWish(int seat, int number, @Longest(DecisionEntrance.LONGEST_MOVE) String move) {}

  /// @param view empty where only chance or others could tell
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Preview(Optional<View> view, List<String> log) {}

  private final Tables tables;
  private final TableHistory history;
  private final DecisionEntrance entrance;

  public ApiPlay(Tables tables) {
    this.tables = tables;
    this.history = new TableHistory(tables.store());
    this.entrance = new DecisionEntrance(tables);
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/tables/{id}/position", "What a seat sees and may do, now or earlier")
            .with(Query.SEAT, Query.number("at"), Query.INVITE)
            .answers(ApiModel.Position.class, this::position),
        Route.get("/api/tables/{id}/drawing", "What a seat sees as plain lines")
            .with(Query.SEAT, Query.INVITE)
            .answers(Drawing.class, this::drawing),
        Route.get("/api/tables/{id}/log", "What has happened")
            .with(Query.SEAT, Query.number("from"), Query.INVITE)
            .answersMany(ApiModel.LogLine.class, this::log),
        Route.get("/api/tables/{id}/rounds", "Where rounds begin")
            .with(Query.INVITE)
            .answersMany(TableHistory.RoundMark.class, request -> history.rounds(begun(request))),
        Route.ask("/api/tables/{id}/preview", "What would be seen after a move that can be undone")
            .with(Query.INVITE)
            .or(409, ApiModel.Failed.class)
            .takes(PreviewWish.class)
            .answers(Preview.class, this::preview),
        Route.post("/api/tables/{id}/decisions", "Makes a move, or takes one back")
            .with(Query.INVITE)
            .or(409, ApiModel.Failed.class)
            .takes(DecisionEntrance.Decision.class)
            .answers(DecisionEntrance.Outcome.Stored.class, this::decide));
  }

  private Snapshot begun(Request request) {
    Snapshot snapshot = Access.seen(tables, request);
    if (snapshot.status() == Status.WAITING) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
    return snapshot;
  }

  private ApiModel.Position position(Request request) {
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
  private Drawing drawing(Request request) {
    Snapshot snapshot = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(snapshot, request.personId(), seat);
    Play play = history.at(snapshot, snapshot.number());
    String lines =
        play.state()
            .view(viewer)
            .draw(
                PositionPresenter.texts(snapshot, request.lang()),
                PositionPresenter.names(snapshot, request.lang()));
    return new Drawing(play.number(), lines);
  }

  private List<ApiModel.LogLine> log(Request request) {
    Snapshot snapshot = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(snapshot, request.personId(), seat);
    var entries = history.log(snapshot, request.number("from").orElse(0), snapshot.number());
    return PositionPresenter.log(snapshot, entries, viewer, request.lang());
  }

  private Preview preview(Request request, PreviewWish sent) {
    Snapshot snapshot = Access.entered(tables, request).now();
    Seat seat = Access.own(snapshot, request.person().id(), sent.seat());
    int number = sent.number();
    try {
      if (!snapshot.running()) {
        throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
      }
      Play play = snapshot.play().orElseThrow();
      if (!play.answers(seat, number)) {
        throw Fault.of(Fault.Code.CONFLICT, new Problem.Outdated(number, play.number()));
      }
      return preview(play.match(), seat, sent.move(), Labels.at(snapshot, request.lang()));
    } catch (Refusal refusal) {
      throw failed(request, seat, Fault.refused(refusal, "move"));
    } catch (Fault fault) {
      throw failed(request, seat, fault);
    }
  }

  private Answered failed(Request request, Seat seat, Fault fault) {
    return answered(
        entrance.failed(Access.entered(tables, request), Optional.of(seat), fault, request.lang()));
  }

  /// Only what could be taken back again: otherwise a preview would show what comes next. To look
  /// at such a move is no mistake, so the answer is empty and no error.
  private static <S extends State<S, M>, M extends Move> Preview preview(
      Match<S, M> match, Seat seat, String text, Labels labels) {
    M move = match.game().move(text);
    var told = Journal.pages();
    Match<S, M> after = match.play(seat, move, told);
    if (!after.mayUndo(seat)) {
      return new Preview(Optional.empty(), List.of());
    }
    return new Preview(
        Optional.of(after.state().view(seat)),
        told.visibleTo(seat).stream().map(labels::of).toList());
  }

  private DecisionEntrance.Outcome.Stored decide(
      Request request, DecisionEntrance.Decision decision) {
    Table table = Access.entered(tables, request);
    return switch (entrance.decide(table, request.person(), decision, request.lang())) {
      case DecisionEntrance.Outcome.Stored stored -> stored;
      case DecisionEntrance.Outcome.Failed failed -> throw answered(failed);
    };
  }

  private static Answered answered(DecisionEntrance.Outcome.Failed failed) {
    return new Answered(
        failed.fault().code().status(), new ApiModel.Failed(failed.error(), failed.position()));
  }
}
