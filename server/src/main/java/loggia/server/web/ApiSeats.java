package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.Person;
import loggia.server.table.Pace;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;

/// Sitting down, standing up, and bots that play for who is away.
public final class ApiSeats implements HttpServer.Resource {
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
  public void routes(HttpServer http, RoutesConfig routes) {
    http.post(routes, "/api/tables/{id}/join", this::join);
    http.post(routes, "/api/tables/{id}/leave", this::leave);
    http.post(routes, "/api/tables/{id}/kick", this::kick);
    http.post(routes, "/api/tables/{id}/start", this::start);
    http.post(routes, "/api/tables/{id}/invite", this::invite);
    http.post(routes, "/api/tables/{id}/resign", this::resign);
    http.post(routes, "/api/tables/{id}/takeover", this::takeOver);
    http.post(routes, "/api/tables/{id}/retake", this::retake);
  }

  private Table table(Request request) {
    return Access.entered(tables, request);
  }

  private Object shown(Request request, Snapshot snapshot) {
    return live.shown(snapshot, request.personId(), request.lang());
  }

  private Object join(Request request) {
    Person me = request.person();
    RequestBody body = request.body("seat", "invite");
    Optional<Integer> wanted = body.maybeNumber("seat");
    String invite = body.maybeText("invite", 100).orElse("");
    Table table = tables.get(request.path("id"));
    Access.enter(table.now(), me.id(), invite);
    return shown(
        request,
        table.change(
            details -> {
              waiting(details);
              onlyOnce(details, me);
              TableDetails seated =
                  details.with(free(table.now(), details, wanted), tableSeat -> tableSeat.held(me));
              return seated.full() ? seated.begun(tables.time()) : seated;
            }));
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

  private Object leave(Request request) {
    Person me = request.person();
    request.body("key");
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

  private Object kick(Request request) {
    Person me = request.person();
    int number = request.body("seat").number("seat");
    Table table = table(request);
    Seat seat = Access.seat(table.now(), number);
    return shown(
        request,
        table.change(
            details -> {
              owner(details, me);
              waiting(details);
              return details.with(seat, TableSeat::freed);
            }));
  }

  private Object start(Request request) {
    Person me = request.person();
    request.body("key");
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
                  if (!details.full()) {
                    throw Fault.of(Fault.Code.REFUSED, new Problem.SeatsMissing());
                  }
                  return details.begun(tables.time());
                }));
  }

  private Object invite(Request request) {
    Person me = request.person();
    request.body("key");
    Snapshot after =
        table(request)
            .change(
                details -> {
                  owner(details, me);
                  return details.withInvite(Tokens.secret());
                });
    return Map.of("invite", after.details().invite());
  }

  private Object resign(Request request) {
    Person me = request.person();
    int number = request.body("seat").number("seat");
    Table table = table(request);
    Seat seat = Access.own(table.now(), me.id(), number);
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
  private Object takeOver(Request request) {
    Person me = request.person();
    RequestBody body = request.body("seat", "level");
    int number = body.number("seat");
    String wanted = SeatReader.level(body);
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

  private Object retake(Request request) {
    Person me = request.person();
    int number = request.body("seat").number("seat");
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
