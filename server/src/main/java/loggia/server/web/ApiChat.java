package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import java.util.regex.Pattern;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.ChatRow;
import loggia.server.store.Person;
import loggia.server.table.Snapshot;
import loggia.server.table.Table;
import loggia.server.table.Tables;

/// What is said at the tables.
public final class ApiChat implements HttpServer.Resource {
  private static final int MOST = 500;
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]");

  private final Tables tables;
  private final LiveChannel live;

  public ApiChat(Tables tables, LiveChannel live) {
    this.tables = tables;
    this.live = live;
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    http.post(
        routes,
        "/api/tables/{id}/chat",
        request -> {
          Person person = request.person();
          String text = request.body("text").text("text", 2000);
          say(Access.entered(tables, request), person, text);
          return Map.of();
        });
  }

  void say(Table table, Person person, String said) {
    Snapshot snapshot = table.now();
    Access.member(snapshot, person.id());
    if (!snapshot.details().settings().chat()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoChat());
    }
    String text = said.strip();
    // Control and direction characters could forge lines in somebody's log.
    if (text.isEmpty() || text.length() > MOST || CONTROL.matcher(text).find()) {
      throw Fault.in("text", new Problem.BadText());
    }
    tables
        .store()
        .say(
            new ChatRow(
                table.id(),
                0,
                person.id(),
                person.name(),
                person.hasAccount(),
                text,
                tables.time()));
    live.chatted(table.id());
  }
}
