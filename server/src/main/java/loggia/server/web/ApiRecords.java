package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
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
import loggia.server.contract.Longest;
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
  record RecordImport(@Longest(60_000) String record, @Longest(4) List<ApiTables.SentFile> files) {}

  record Branch(int at, @Longest(SeatReader.MOST) List<SeatReader.SeatWish> seats) {}

  private final Tables tables;
  private final TableHistory history;
  private final TableLimit limit;

  public ApiRecords(Tables tables, Config config) {
    this.tables = tables;
    this.history = new TableHistory(tables.store());
    this.limit = new TableLimit(tables, config);
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/tables/{id}/record", "The record of a game that is over")
            .with(Query.INVITE)
            .answersText("text/plain; charset=utf-8", this::download),
        Route.post("/api/records", "Opens a study table that shows a record")
            .takes(RecordImport.class)
            .answers(ApiModel.Id.class, this::importRecord),
        Route.post("/api/tables/{id}/branch", "Opens a table that plays on from an earlier number")
            .with(Query.INVITE)
            .takes(Branch.class)
            .answers(ApiModel.Id.class, this::branch));
  }

  private Snapshot over(Request request) {
    Snapshot snapshot = Access.seen(tables, request);
    if (snapshot.status() != Status.OVER) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotOver());
    }
    return snapshot;
  }

  private Route.Text download(Request request) {
    Snapshot snapshot = over(request);
    return new Route.Text(
        history.record(snapshot, request.lang()).write(), snapshot.id() + ".record");
  }

  private ApiModel.Id importRecord(Request request, RecordImport sent) {
    Person me = request.person();
    limit.check(me);
    GameRecord record = GameRecord.read(sent.record());
    Game<?, ?> game = ApiGames.game(record.game());
    List<Attachment> files = ApiTables.files(sent.files());
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
            false,
            0,
            seats);
    return open(newTable, me, Status.OVER, record.decisions());
  }

  private ApiModel.Id branch(Request request, Branch sent) {
    Person me = request.person();
    Snapshot snapshot = over(request);
    TableSettings settings = snapshot.details().settings();
    List<TableSeat> seats = SeatReader.read(sent.seats(), tables.store(), me, request.lang());
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
            true,
            0,
            seats);
    return open(newTable, me, Status.WAITING, history.decisions(snapshot, sent.at()));
  }

  private ApiModel.Id open(NewTable newTable, Person me, Status status, List<Decision> decisions) {
    String id = Tokens.id();
    long now = tables.time();
    tables.open(
        newTable.details(me.id(), status, true, now), id, NewTable.rows(id, decisions, now));
    return new ApiModel.Id(id);
  }
}
