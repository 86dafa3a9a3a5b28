package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.regex.Pattern;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.store.ChatRow;
import loggia.server.store.Person;
import loggia.server.table.Moment;
import loggia.server.table.Table;
import loggia.server.table.Tables;

/// What is said at the tables.
public final class Talk implements Doors.Resource {
  private static final int MOST = 500;
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]");

  private final Tables tables;
  private final Live live;

  public Talk(Tables tables, Live live) {
    this.tables = tables;
    this.live = live;
  }

  @Override
  public void routes(Doors doors, RoutesConfig routes) {
    doors.post(
        routes,
        "/api/tables/{id}/chat",
        request -> {
          Person person = request.person();
          String text = request.body("text").text("text", 2000);
          say(tables.get(request.path("id")), person, text);
          return Map.of();
        });
  }

  void say(Table table, Person person, String said) {
    Moment moment = table.now();
    Access.member(moment, person.id());
    if (!moment.company().terms().chat()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoChat());
    }
    String text = said.strip();
    // Control and direction characters could forge lines in somebody's log.
    if (text.isEmpty() || text.length() > MOST || CONTROL.matcher(text).find()) {
      throw Fault.in("text", new Problem.BadText());
    }
    tables.store().say(new ChatRow(table.id(), 0, person.id(), person.name(), text, tables.time()));
    live.chatted(table.id());
  }
}
