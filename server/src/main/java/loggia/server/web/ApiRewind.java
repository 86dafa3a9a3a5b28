package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.store.Person;
import loggia.server.table.Company;
import loggia.server.table.Moment;
import loggia.server.table.Rewind;
import loggia.server.table.Table;
import loggia.server.table.Tables;

/// Going back further than the rules of undo allow, when everybody agrees.
public final class ApiRewind implements Doors.Resource {
  private final Tables tables;

  public ApiRewind(Tables tables) {
    this.tables = tables;
  }

  @Override
  public void routes(Doors doors, RoutesConfig routes) {
    doors.post(routes, "/api/tables/{id}/rewind", this::ask);
    doors.post(routes, "/api/tables/{id}/rewind/answer", this::answer);
  }

  private Object ask(Request request) {
    Person me = request.person();
    int to = request.body("to").number("to");
    Table table = tables.get(request.path("id"));
    Moment moment = table.now();
    Access.member(moment, me.id());
    if (!moment.running()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
    if (to < 0 || to >= moment.number()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoSuchNumber(to, moment.number()));
    }
    table.change(
        company -> {
          if (company.rewind().isPresent()) {
            throw Fault.of(Fault.Code.REFUSED, new Problem.RewindAsked());
          }
          return company.withRewind(
              Optional.of(new Rewind(to, me.id(), me.name(), Map.of(me.id(), true))));
        });
    return settle(table);
  }

  private Object answer(Request request) {
    Person me = request.person();
    Body body = request.body("yes");
    boolean yes = body.has("yes") && body.flag("yes", false);
    Table table = tables.get(request.path("id"));
    Access.member(table.now(), me.id());
    table.change(
        company -> {
          Rewind asked =
              company
                  .rewind()
                  .orElseThrow(() -> Fault.of(Fault.Code.REFUSED, new Problem.NoRewindAsked()));
          return company.withRewind(yes ? Optional.of(agreed(asked, me)) : Optional.empty());
        });
    return settle(table);
  }

  private static Rewind agreed(Rewind asked, Person me) {
    var answers = new LinkedHashMap<>(asked.answers());
    answers.put(me.id(), true);
    return new Rewind(asked.to(), asked.by(), asked.name(), answers);
  }

  /// Goes back once the last person has agreed; bots always do.
  private Object settle(Table table) {
    Moment moment = table.now();
    Optional<Rewind> asked = moment.company().rewind();
    boolean agreed = asked.filter(rewind -> all(moment.company(), rewind)).isPresent();
    if (agreed && moment.running()) {
      table.change(company -> company.withRewind(Optional.empty()));
      table.rewind(asked.get().to(), "");
    }
    return Map.of("done", agreed, "number", table.now().number());
  }

  private static boolean all(Company company, Rewind rewind) {
    return company.people().stream().allMatch(rewind.answers()::containsKey);
  }
}
