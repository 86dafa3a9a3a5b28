package loggia.server.web;

import java.util.List;
import java.util.regex.Pattern;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.Longest;
import loggia.server.store.ChatRow;
import loggia.server.store.Person;
import loggia.server.table.Snapshot;
import loggia.server.table.Table;
import loggia.server.table.Tables;

/// What is said at the tables.
public final class ApiChat implements HttpServer.Resource {
  private static final int MOST = 500;
  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]");

  record Said(@Longest(2000) String text) {}

  private final Tables tables;
  private final LiveChannel live;

  public ApiChat(Tables tables, LiveChannel live) {
    this.tables = tables;
    this.live = live;
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.post("/api/tables/{id}/chat", "Says something to everybody at the table")
            .with(Query.INVITE)
            .takes(Said.class)
            .answers(ApiModel.Done.class, this::say));
  }

  private ApiModel.Done say(Request request, Said said) {
    say(Access.entered(tables, request), request.person(), said.text());
    return new ApiModel.Done();
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
