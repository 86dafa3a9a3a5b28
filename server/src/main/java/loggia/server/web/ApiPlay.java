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
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.table.Moment;
import loggia.server.table.Past;
import loggia.server.table.Play;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.Tables;

/// Seeing a game and deciding in it.
public final class ApiPlay implements Doors.Resource {
  static final int LONGEST_MOVE = 500;
  static final int LONGEST_KEY = 100;

  private final Tables tables;
  private final Past past;

  public ApiPlay(Tables tables) {
    this.tables = tables;
    this.past = new Past(tables.store());
  }

  @Override
  public void routes(Doors doors, RoutesConfig routes) {
    doors.get(routes, "/api/tables/{id}/position", this::position);
    doors.get(routes, "/api/tables/{id}/log", this::log);
    doors.ask(routes, "/api/tables/{id}/preview", this::preview);
    doors.post(routes, "/api/tables/{id}/decisions", this::decide);
  }

  private Table table(Request request) {
    return tables.get(request.path("id"));
  }

  private Moment begun(Request request) {
    Moment moment = Access.entered(tables, request);
    if (moment.status() == Status.WAITING) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
    return moment;
  }

  private Object position(Request request) {
    Moment moment = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(moment, request.personId(), seat);
    int horizon = past.horizon(moment, viewer, tables.time());
    int number = request.number("at").orElse(horizon);
    if (number > horizon) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, horizon));
    }
    Play play = past.at(moment, number);
    return Positions.at(moment, play, horizon, viewer, request.lang(), tables.time());
  }

  private Object log(Request request) {
    Moment moment = begun(request);
    int seat = request.number("seat").orElse(0);
    Viewer viewer = Access.viewer(moment, request.personId(), seat);
    int horizon = past.horizon(moment, viewer, tables.time());
    var entries = past.log(moment, request.number("from").orElse(0), horizon);
    return Positions.log(moment, entries, viewer, request.lang());
  }

  private Object preview(Request request) {
    Body body = request.body("seat", "number", "move");
    Moment moment = table(request).now();
    Seat seat = Access.own(moment, request.person().id(), body.number("seat"));
    int number = body.number("number");
    String move = body.text("move", LONGEST_MOVE);
    try {
      if (!moment.running()) {
        throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
      }
      Play play = moment.play().orElseThrow();
      if (!play.answers(seat, number)) {
        throw Fault.of(Fault.Code.CONFLICT, new Problem.Outdated(number, play.number()));
      }
      return Map.of("view", preview(play.match(), seat, move));
    } catch (Refusal refusal) {
      return failed(request, moment, seat, Fault.refused(refusal, "move"));
    } catch (Fault fault) {
      return failed(request, moment, seat, fault);
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
    Body body = request.body("seat", "number", "move", "key");
    Table table = table(request);
    Moment moment = table.now();
    Seat seat = Access.own(moment, request.person().id(), body.number("seat"));
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

  private Object failed(Request request, Moment moment, Seat seat, Fault fault) {
    request.context().status(fault.code().status());
    return failure(moment, seat, fault, request.lang(), tables.time());
  }

  /// What went wrong in the words of the game, and for a conflict how things are now.
  static Map<String, Object> failure(
      Moment moment, Seat seat, Fault fault, String lang, long time) {
    var answer = new LinkedHashMap<String, Object>();
    answer.put(
        "error", Faults.shown(fault, Positions.texts(moment, lang), Positions.names(moment)));
    if (fault.code() == Fault.Code.CONFLICT) {
      answer.put("position", Positions.now(moment, seat, lang, time));
    }
    return answer;
  }
}
