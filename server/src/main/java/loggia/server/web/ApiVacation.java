package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.Vacation;
import loggia.server.table.Tables;
import loggia.server.table.Vacations;

/// Going away for some days: clocks of days stand still meanwhile.
public final class ApiVacation implements HttpServer.Resource {
  private static final long DAY = TimeUnit.DAYS.toMillis(1);
  private static final long YEAR = 365 * DAY;

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record MyVacation(
      @About("days that may still be taken within a year") int left,
      @About("while one is away") Optional<Long> until) {}

  record VacationWish(@About("from now on; 0: I am back") int days) {}

  private final Tables tables;
  private final Store store;
  private final int most;

  public ApiVacation(Tables tables, Config config) {
    this.tables = tables;
    this.store = tables.store();
    this.most = config.number("vacation.days");
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/me/vacation", "Whether I am away, and how many days are left")
            .answers(MyVacation.class, request -> shown(request.person())),
        Route.put("/api/me/vacation", "I am away from now on: my clocks of days stand still")
            .takes(VacationWish.class)
            .answers(MyVacation.class, this::leave));
  }

  private Optional<Vacation> current(Person me, long now) {
    return store.vacations(me.id(), now).stream().filter(one -> one.isOn(now)).findFirst();
  }

  /// What was taken within a year, what is still to come left out.
  private long left(Person me, long now) {
    List<Vacation> taken =
        store.vacations(me.id(), now - YEAR).stream()
            .map(one -> new Vacation(one.begun(), Math.min(one.ended(), now)))
            .toList();
    return most * DAY - Vacation.since(taken, now - YEAR);
  }

  private static int days(long millis) {
    return (int) Math.max(0, Math.round(millis / (double) DAY));
  }

  private MyVacation shown(Person me) {
    long now = tables.time();
    Optional<Vacation> current = current(me, now);
    long coming = current.map(one -> one.ended() - now).orElse(0L);
    return new MyVacation(days(left(me, now) - coming), current.map(Vacation::ended));
  }

  private MyVacation leave(Request request, VacationWish wish) {
    Person me = request.person();
    long now = tables.time();
    Optional<Vacation> current = current(me, now);
    int longest = days(left(me, now));
    if (wish.days() < 0 || wish.days() > longest) {
      throw Fault.in("days", new Problem.WrongField("days", "0…" + longest));
    }
    if (wish.days() > 0 || current.isPresent()) {
      long begun = current.map(Vacation::begun).orElse(now);
      store.save(me.id(), new Vacation(begun, now + wish.days() * DAY));
      Vacations.apply(tables, me.id());
    }
    return shown(me);
  }
}
