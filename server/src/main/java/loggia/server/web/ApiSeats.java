package loggia.server.web;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.Longest;
import loggia.server.store.Person;
import loggia.server.table.Pace;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;
import loggia.server.table.Vacations;

/// Sitting down, standing up, and bots that play for who is away.
public final class ApiSeats implements HttpServer.Resource {
  record Join(Optional<Integer> seat, @Longest(100) Optional<String> invite) {}

  /// @param key of no use, and allowed since every other change has one
  record Nothing(@Longest(100) Optional<String> key) {}

  record ChosenSeat(int seat) {}

  record TakeOver(int seat, @Longest(40) Optional<String> level) {}

  record Invite(String invite) {}

  private final Tables tables;
  private final LiveChannel live;
  private final String level;
  private final long patience;

  public ApiSeats(Tables tables, LiveChannel live, Config config) {
    this.tables = tables;
    this.live = live;
    this.level = config.text("takeover.level");
    this.patience = config.number("takeover.after") * 1000L;
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        changes("join", "Takes a free seat", Join.class, this::join),
        changes("leave", "Gives one's seats back before the start", Nothing.class, this::leave),
        changes("kick", "The owner frees a seat before the start", ChosenSeat.class, this::kick),
        changes(
            "start", "The owner starts a table where enough are there", Nothing.class, this::start),
        Route.post("/api/tables/{id}/invite", "The owner makes a new invite; the old one is void")
            .with(Query.INVITE)
            .takes(Nothing.class)
            .answers(Invite.class, this::invite),
        changes(
            "resign",
            "Gives up a seat of one's own; a bot plays on",
            ChosenSeat.class,
            this::resign),
        changes("takeover", "Lets a bot play a seat", TakeOver.class, this::takeOver),
        changes("retake", "Takes one's seat back from a bot", ChosenSeat.class, this::retake));
  }

  private static <B extends Record> Route changes(
      String verb, String summary, Class<B> body, BiFunction<Request, B, ApiModel.Table> change) {
    return Route.post("/api/tables/{id}/" + verb, summary)
        .with(Query.INVITE)
        .takes(body)
        .answers(ApiModel.Table.class, change);
  }

  private Table table(Request request) {
    return Access.entered(tables, request);
  }

  private ApiModel.Table shown(Request request, Snapshot snapshot) {
    return live.shown(snapshot, request.personId(), request.lang());
  }

  private ApiModel.Table join(Request request, Join join) {
    Person me = request.person();
    Table table = tables.get(request.path("id"));
    Access.enter(table.now(), me.id(), join.invite().orElse(""));
    if (tables.store().blocks(table.now().details().owner(), me.id())) {
      throw Access.forbidden(new Problem.NotWelcome());
    }
    Snapshot joined =
        table.change(
            details -> {
              waiting(details);
              onlyOnce(details, me);
              TableDetails seated =
                  Vacations.applied(
                      tables.store(),
                      details.with(
                          free(table.now(), details, join.seat()), tableSeat -> tableSeat.held(me)),
                      tables.time());
              return seated.starts(tables.time()) ? seated.begun(tables.time()) : seated;
            });
    tables.store().uninvite(table.id(), me.id());
    return shown(request, joined);
  }

  private static Seat free(Snapshot snapshot, TableDetails details, Optional<Integer> wanted) {
    if (wanted.isPresent()) {
      Seat seat = Access.seat(snapshot, wanted.get());
      if (!details.seat(seat).vacant()) {
        throw Fault.of(Fault.Code.REFUSED, new Problem.SeatTaken(wanted.get()));
      }
      return seat;
    }
    for (Seat seat : Seats.all(details.seats().size())) {
      if (details.seat(seat).kind() == TableSeat.Kind.OPEN) {
        return seat;
      }
    }
    throw Fault.of(Fault.Code.REFUSED, new Problem.NoFreeSeat());
  }

  private static void waiting(TableDetails details) {
    if (details.status() != Status.WAITING) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotWaiting());
    }
  }

  /// At a public table everybody has one seat, so that nobody plays with themselves against others.
  private static void onlyOnce(TableDetails details, Person me) {
    for (Seat seat : Seats.all(details.seats().size())) {
      TableSeat taken = details.seat(seat);
      if (details.settings().open()
          && taken.heldBy(me.id())
          && taken.kind() != TableSeat.Kind.HOTSEAT) {
        throw Fault.of(Fault.Code.REFUSED, new Problem.AlreadySeated(seat.number()));
      }
    }
  }

  private static void owner(TableDetails details, Person me) {
    if (!details.isOwner(me.id())) {
      throw Access.forbidden(new Problem.NotOwner());
    }
  }

  private ApiModel.Table leave(Request request, Nothing nothing) {
    Person me = request.person();
    Access.member(table(request).now(), me.id());
    return shown(
        request,
        table(request)
            .change(
                details -> {
                  waiting(details);
                  return withEach(details, me, TableSeat::freed);
                }));
  }

  private static TableDetails withEach(
      TableDetails details, Person me, UnaryOperator<TableSeat> change) {
    return details.withSeats(
        details.seats().stream()
            .map(tableSeat -> tableSeat.heldBy(me.id()) ? change.apply(tableSeat) : tableSeat)
            .toList());
  }

  private ApiModel.Table kick(Request request, ChosenSeat chosen) {
    Person me = request.person();
    Table table = table(request);
    Seat seat = Access.seat(table.now(), chosen.seat());
    return shown(
        request,
        table.change(
            details -> {
              owner(details, me);
              waiting(details);
              return details.with(seat, TableSeat::freed);
            }));
  }

  private ApiModel.Table start(Request request, Nothing nothing) {
    Person me = request.person();
    return shown(
        request,
        table(request)
            .change(
                details -> {
                  owner(details, me);
                  if (details.status() == Status.RUNNING) {
                    // The last one to join has started it already.
                    return details;
                  }
                  waiting(details);
                  if (!details.enough()) {
                    throw Fault.of(Fault.Code.REFUSED, new Problem.SeatsMissing());
                  }
                  return details.begun(tables.time());
                }));
  }

  private Invite invite(Request request, Nothing nothing) {
    Person me = request.person();
    Snapshot after =
        table(request)
            .change(
                details -> {
                  owner(details, me);
                  return details.withInvite(Tokens.secret());
                });
    return new Invite(after.details().invite());
  }

  private ApiModel.Table resign(Request request, ChosenSeat chosen) {
    Person me = request.person();
    Table table = table(request);
    Seat seat = Access.own(table.now(), me.id(), chosen.seat());
    running(table.now());
    return shown(
        request,
        table.change(details -> details.with(seat, tableSeat -> tableSeat.resigned(level))));
  }

  private static void running(Snapshot snapshot) {
    if (!snapshot.running()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
  }

  /// One's own seat any time; another's only when that person is not here.
  private ApiModel.Table takeOver(Request request, TakeOver sent) {
    Person me = request.person();
    int number = sent.seat();
    String wanted = SeatReader.level(sent.level());
    Table table = table(request);
    Snapshot snapshot = table.now();
    Access.member(snapshot, me.id());
    running(snapshot);
    Seat seat = Access.seat(snapshot, number);
    TableSeat tableSeat = snapshot.details().seat(seat);
    if (!tableSeat.heldBy(me.id()) && !isAway(snapshot, seat)) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.StillThere(number));
    }
    if (tableSeat.playedByServer()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.SeatTaken(number));
    }
    return shown(
        request, table.change(details -> details.with(seat, old -> old.takenOver(wanted))));
  }

  /// Not connected, and waited for long enough; by mail-like days only the clock decides.
  private boolean isAway(Snapshot snapshot, Seat seat) {
    long asked = snapshot.play().orElseThrow().waiting(seat).asked();
    return snapshot.details().settings().pace().kind() != Pace.Kind.DAYS
        && !live.present(snapshot.id(), snapshot.details().seat(seat).person())
        && snapshot.awaited().contains(seat)
        && tables.time() - asked >= patience;
  }

  private ApiModel.Table retake(Request request, ChosenSeat chosen) {
    Person me = request.person();
    int number = chosen.seat();
    Table table = table(request);
    Seat seat = Access.own(table.now(), me.id(), number);
    running(table.now());
    return shown(
        request,
        table.change(
            details -> {
              if (details.seat(seat).resigned()) {
                throw Fault.of(Fault.Code.REFUSED, new Problem.Resigned(number));
              }
              if (!details.seat(seat).takenOver()) {
                throw Fault.of(Fault.Code.REFUSED, new Problem.NotTakenOver(number));
              }
              long used = table.now().play().orElseThrow().waiting(seat).used();
              return details.with(seat, tableSeat -> tableSeat.retaken(tables.time(), used));
            }));
  }
}
