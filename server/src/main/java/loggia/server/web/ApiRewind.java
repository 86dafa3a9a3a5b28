package loggia.server.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.Person;
import loggia.server.table.RewindRequest;
import loggia.server.table.Snapshot;
import loggia.server.table.Table;
import loggia.server.table.TableDetails;
import loggia.server.table.Tables;

/// Going back further than the rules of undo allow, when everybody agrees.
public final class ApiRewind implements HttpServer.Resource {
  record RewindWish(int to) {}

  record RewindAnswer(Optional<Boolean> yes) {}

  /// @param done whether everybody has agreed
  record RewindOutcome(boolean done, int number) {}

  private final Tables tables;

  public ApiRewind(Tables tables) {
    this.tables = tables;
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.post("/api/tables/{id}/rewind", "Asks everybody to go back to an earlier number")
            .with(Query.INVITE)
            .takes(RewindWish.class)
            .answers(RewindOutcome.class, this::ask),
        Route.post("/api/tables/{id}/rewind/answer", "Agrees to go back, or not")
            .with(Query.INVITE)
            .takes(RewindAnswer.class)
            .answers(RewindOutcome.class, this::answer));
  }

  private RewindOutcome ask(Request request, RewindWish wish) {
    Person me = request.person();
    int to = wish.to();
    Table table = Access.entered(tables, request);
    Snapshot snapshot = table.now();
    Access.member(snapshot, me.id());
    if (!snapshot.running()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
    if (to < 0 || to >= snapshot.number()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NoSuchNumber(to, snapshot.number()));
    }
    table.change(
        details -> {
          if (details.rewind().isPresent()) {
            throw Fault.of(Fault.Code.REFUSED, new Problem.RewindAsked());
          }
          return details.withRewind(
              Optional.of(new RewindRequest(to, me.id(), me.name(), Map.of(me.id(), true))));
        });
    return settle(table);
  }

  private RewindOutcome answer(Request request, RewindAnswer answer) {
    Person me = request.person();
    boolean yes = answer.yes().orElse(false);
    Table table = Access.entered(tables, request);
    Access.member(table.now(), me.id());
    table.change(
        details -> {
          RewindRequest asked =
              details
                  .rewind()
                  .orElseThrow(() -> Fault.of(Fault.Code.REFUSED, new Problem.NoRewindAsked()));
          return details.withRewind(yes ? Optional.of(agreed(asked, me)) : Optional.empty());
        });
    return settle(table);
  }

  private static RewindRequest agreed(RewindRequest asked, Person me) {
    var answers = new LinkedHashMap<>(asked.answers());
    answers.put(me.id(), true);
    return new RewindRequest(asked.to(), asked.by(), asked.name(), answers);
  }

  /// Goes back once the last person has agreed; bots always do. Of several last answers the one
  /// that takes the request off the table goes back, so that it is done once.
  private RewindOutcome settle(Table table) {
    Snapshot snapshot = table.now();
    Optional<RewindRequest> asked =
        snapshot.details().rewind().filter(rewind -> all(snapshot.details(), rewind));
    var settled = new AtomicBoolean();
    if (asked.isPresent() && snapshot.running()) {
      table.change(
          details -> {
            settled.set(details.rewind().equals(asked));
            return settled.get() ? details.withRewind(Optional.empty()) : details;
          });
      if (settled.get()) {
        table.rewind(asked.get().to(), "");
      }
    }
    return new RewindOutcome(asked.isPresent(), table.now().number());
  }

  private static boolean all(TableDetails details, RewindRequest rewind) {
    return details.people().stream().allMatch(rewind.answers()::containsKey);
  }
}
