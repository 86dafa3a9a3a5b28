package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.Config;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.store.Person;
import loggia.server.table.Chair;
import loggia.server.table.Company;
import loggia.server.table.Moment;
import loggia.server.table.Pace;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;

/// Sitting down, standing up, and bots that play for who is away.
public final class ApiSeats implements Doors.Resource {
  private final Tables tables;
  private final Live live;
  private final String level;
  private final long patience;

  public ApiSeats(Tables tables, Live live, Config config) {
    this.tables = tables;
    this.live = live;
    this.level = config.text("takeover.level");
    this.patience = config.number("takeover.after") * 1000L;
  }

  @Override
  public void routes(Doors doors, RoutesConfig routes) {
    doors.post(routes, "/api/tables/{id}/join", this::join);
    doors.post(routes, "/api/tables/{id}/leave", this::leave);
    doors.post(routes, "/api/tables/{id}/kick", this::kick);
    doors.post(routes, "/api/tables/{id}/start", this::start);
    doors.post(routes, "/api/tables/{id}/invite", this::invite);
    doors.post(routes, "/api/tables/{id}/resign", this::resign);
    doors.post(routes, "/api/tables/{id}/takeover", this::takeOver);
    doors.post(routes, "/api/tables/{id}/retake", this::retake);
  }

  private Table table(Request request) {
    return tables.get(request.path("id"));
  }

  private Object shown(Request request, Moment moment) {
    return live.shown(moment, request.personId(), request.lang());
  }

  private Object join(Request request) {
    Person me = request.person();
    Body body = request.body("seat", "invite");
    Optional<Integer> wanted = body.maybeNumber("seat");
    String invite = body.maybeText("invite", 100).orElse("");
    Table table = table(request);
    Access.enter(table.now(), me.id(), invite);
    return shown(
        request,
        table.change(
            company -> {
              waiting(company);
              Company seated =
                  company.with(
                      free(table.now(), company, wanted), chair -> chair.held(me.id(), me.name()));
              return seated.full() ? seated.begun(tables.time()) : seated;
            }));
  }

  private static Seat free(Moment moment, Company company, Optional<Integer> wanted) {
    if (wanted.isPresent()) {
      Seat seat = Access.seat(moment, wanted.get());
      if (!company.chair(seat).vacant()) {
        throw Fault.of(Fault.Code.REFUSED, new Problem.SeatTaken(wanted.get()));
      }
      return seat;
    }
    for (Seat seat : Seats.all(company.chairs().size())) {
      if (company.chair(seat).kind() == Chair.Kind.OPEN) {
        return seat;
      }
    }
    throw Fault.of(Fault.Code.REFUSED, new Problem.NoFreeSeat());
  }

  private static void waiting(Company company) {
    if (company.status() != Status.WAITING) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotWaiting());
    }
  }

  private static void owner(Company company, Person me) {
    if (!company.isOwner(me.id())) {
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
                company -> {
                  waiting(company);
                  return withEach(company, me, Chair::freed);
                }));
  }

  private static Company withEach(Company company, Person me, UnaryOperator<Chair> change) {
    return company.withChairs(
        company.chairs().stream()
            .map(chair -> chair.heldBy(me.id()) ? change.apply(chair) : chair)
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
            company -> {
              owner(company, me);
              waiting(company);
              return company.with(seat, Chair::freed);
            }));
  }

  private Object start(Request request) {
    Person me = request.person();
    request.body("key");
    return shown(
        request,
        table(request)
            .change(
                company -> {
                  owner(company, me);
                  if (company.status() == Status.RUNNING) {
                    // The last one to join has started it already.
                    return company;
                  }
                  waiting(company);
                  if (!company.full()) {
                    throw Fault.of(Fault.Code.REFUSED, new Problem.SeatsMissing());
                  }
                  return company.begun(tables.time());
                }));
  }

  private Object invite(Request request) {
    Person me = request.person();
    request.body("key");
    Moment after =
        table(request)
            .change(
                company -> {
                  owner(company, me);
                  return company.withInvite(Tokens.secret());
                });
    return Map.of("invite", after.company().invite());
  }

  private Object resign(Request request) {
    Person me = request.person();
    int number = request.body("seat").number("seat");
    Table table = table(request);
    Seat seat = Access.own(table.now(), me.id(), number);
    running(table.now());
    return shown(
        request, table.change(company -> company.with(seat, chair -> chair.resigned(level))));
  }

  private static void running(Moment moment) {
    if (!moment.running()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
  }

  /// One's own seat any time; another's only when that person is not here.
  private Object takeOver(Request request) {
    Person me = request.person();
    Body body = request.body("seat", "level");
    int number = body.number("seat");
    String wanted = Chairs.level(body);
    Table table = table(request);
    Moment moment = table.now();
    Access.member(moment, me.id());
    running(moment);
    Seat seat = Access.seat(moment, number);
    Chair chair = moment.company().chair(seat);
    if (!chair.heldBy(me.id()) && !isAway(moment, seat)) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.StillThere(number));
    }
    if (chair.playedByServer()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.SeatTaken(number));
    }
    return shown(
        request, table.change(company -> company.with(seat, old -> old.takenOver(wanted))));
  }

  /// Not connected, and waited for long enough; by mail-like days only the clock decides.
  private boolean isAway(Moment moment, Seat seat) {
    long asked = moment.play().orElseThrow().waiting(seat).asked();
    return moment.company().terms().pace().kind() != Pace.Kind.DAYS
        && !live.present(moment.id(), moment.company().chair(seat).person())
        && moment.awaited().contains(seat)
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
            company -> {
              if (company.chair(seat).resigned()) {
                throw Fault.of(Fault.Code.REFUSED, new Problem.Resigned(number));
              }
              if (!company.chair(seat).takenOver()) {
                throw Fault.of(Fault.Code.REFUSED, new Problem.NotTakenOver(number));
              }
              long used = table.now().play().orElseThrow().waiting(seat).used();
              return company.with(seat, chair -> chair.retaken(tables.time(), used));
            }));
  }
}
