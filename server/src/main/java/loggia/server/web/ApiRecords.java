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
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.Person;
import loggia.server.table.NewTable;
import loggia.server.table.Pace;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.TableHistory;
import loggia.server.table.TableSeat;
import loggia.server.table.TableSettings;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;

/// Records out and in, and playing on from a point of one.
public final class ApiRecords implements HttpServer.Resource {
  private final Tables tables;
  private final TableHistory history;
  private final TableLimit limit;

  public ApiRecords(Tables tables, Config config) {
    this.tables = tables;
    this.history = new TableHistory(tables.store());
    this.limit = new TableLimit(tables, config);
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    routes.get("/api/tables/{id}/record", context -> download(http.request(context), context));
    http.post(routes, "/api/records", this::importRecord);
    http.post(routes, "/api/tables/{id}/branch", this::branch);
  }

  private Snapshot over(Request request) {
    Snapshot snapshot = Access.seen(tables, request);
    if (snapshot.status() != Status.OVER) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotOver());
    }
    return snapshot;
  }

  private void download(Request request, Context context) {
    Snapshot snapshot = over(request);
    context
        .contentType("text/plain; charset=utf-8")
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", "attachment; filename=\"" + snapshot.id() + ".record\"")
        .result(history.record(snapshot).write());
  }

  private Object importRecord(Request request) {
    Person me = request.person();
    limit.check(me);
    RequestBody body = request.body("record", "files");
    GameRecord record = GameRecord.read(body.text("record", 60_000));
    Game<?, ?> game = ApiGames.game(record.game());
    List<Attachment> files = ApiTables.files(body);
    record.replay(game, files);
    var seats = new ArrayList<TableSeat>();
    Names names = Names.of(record.names());
    for (int i = 0; i < record.seats(); i++) {
      seats.add(TableSeat.named(SeatReader.clean(names.of(Seat.of(i)))));
    }
    var newTable =
        new NewTable(
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
            seats);
    return open(newTable, me, Status.OVER, record.decisions());
  }

  private Object branch(Request request) {
    Person me = request.person();
    RequestBody body = request.body("at", "seats");
    int at = body.number("at");
    Snapshot snapshot = over(request);
    TableSettings settings = snapshot.details().settings();
    List<TableSeat> seats = SeatReader.read(body, tables.store(), me, request.lang());
    limit.check(me, seats);
    if (seats.size() != snapshot.details().seats().size()) {
      throw Fault.in("seats", new Problem.NoSuchSeat(seats.size()));
    }
    var newTable =
        new NewTable(
            settings.game(),
            settings.rules(),
            settings.options(),
            settings.files(),
            Optional.of(settings.seed()),
            false,
            Pace.RELAXED,
            settings.chat(),
            true,
            0,
            seats);
    return open(newTable, me, Status.WAITING, history.decisions(snapshot, at));
  }

  private Object open(NewTable newTable, Person me, Status status, List<Decision> decisions) {
    String id = Tokens.id();
    long now = tables.time();
    tables.open(
        newTable.details(me.id(), status, true, now), id, NewTable.rows(id, decisions, now));
    return Map.of("id", id);
  }
}
