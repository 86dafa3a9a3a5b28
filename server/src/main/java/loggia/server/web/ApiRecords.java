package loggia.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.store.Person;
import loggia.server.table.Chair;
import loggia.server.table.Moment;
import loggia.server.table.Opening;
import loggia.server.table.Pace;
import loggia.server.table.Past;
import loggia.server.table.Status;
import loggia.server.table.Tables;
import loggia.server.table.Terms;
import loggia.server.table.Tokens;

/// Records out and in, and playing on from a point of one.
public final class ApiRecords implements Doors.Resource {
  private final Tables tables;
  private final Past past;

  public ApiRecords(Tables tables) {
    this.tables = tables;
    this.past = new Past(tables.store());
  }

  @Override
  public void routes(Doors doors, RoutesConfig routes) {
    routes.get("/api/tables/{id}/record", context -> download(doors.request(context), context));
    doors.post(routes, "/api/records", this::importRecord);
    doors.post(routes, "/api/tables/{id}/branch", this::branch);
  }

  private Moment over(Request request) {
    Moment moment = Access.entered(tables, request);
    if (moment.status() != Status.OVER) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotOver());
    }
    return moment;
  }

  private void download(Request request, Context context) {
    Moment moment = over(request);
    context
        .contentType("text/plain; charset=utf-8")
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", "attachment; filename=\"" + moment.id() + ".record\"")
        .result(past.record(moment).write());
  }

  private Object importRecord(Request request) {
    Person me = request.person();
    Body body = request.body("record", "files");
    GameRecord record = GameRecord.read(body.text("record", 60_000));
    Game<?, ?> game = ApiGames.game(record.game());
    List<Attachment> files = ApiTables.files(body);
    record.replay(game, files);
    var chairs = new ArrayList<Chair>();
    Names names = Names.of(record.names());
    for (int i = 0; i < record.seats(); i++) {
      chairs.add(Chair.open().held("", Chairs.clean(names.of(Seat.of(i)))));
    }
    var opening =
        new Opening(
            record.game(),
            record.rules(),
            record.options(),
            files,
            Optional.of(record.seed()),
            false,
            Pace.RELAXED,
            false,
            true,
            0,
            chairs);
    return open(opening, me, Status.OVER, record.decisions());
  }

  private Object branch(Request request) {
    Person me = request.person();
    Body body = request.body("at", "seats");
    int at = body.number("at");
    Moment moment = over(request);
    Terms terms = moment.company().terms();
    List<Chair> chairs = Chairs.read(body, me, request.lang());
    if (chairs.size() != moment.company().chairs().size()) {
      throw Fault.in("seats", new Problem.NoSuchSeat(chairs.size()));
    }
    var opening =
        new Opening(
            terms.game(),
            terms.rules(),
            terms.options(),
            terms.files(),
            Optional.of(terms.seed()),
            false,
            Pace.RELAXED,
            terms.chat(),
            true,
            0,
            chairs);
    return open(opening, me, Status.WAITING, past.decisions(moment, at));
  }

  private Object open(Opening opening, Person me, Status status, List<Decision> decisions) {
    String id = Tokens.id();
    long now = tables.time();
    tables.open(opening.company(me.id(), status, true, now), id, Opening.rows(id, decisions, now));
    return Map.of("id", id);
  }
}
