package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.contract.Longest;
import loggia.server.notice.Webhooks;
import loggia.server.store.Hook;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.Snapshot;
import loggia.server.table.Tables;

/// Webhooks: a person's for all their turns, and a table's for all of its, by its owner.
public final class ApiHooks implements HttpServer.Resource {
  /// Who listens there. Browsers have an address of their own in the API.
  enum Listener {
    DISCORD,
    SLACK,
    JSON;

    static Listener of(Hook hook) {
      return switch (hook.target().kind()) {
        case DISCORD -> DISCORD;
        case SLACK -> SLACK;
        case JSON, PUSH -> JSON;
      };
    }

    Hook.Kind kind() {
      return switch (this) {
        case DISCORD -> Hook.Kind.DISCORD;
        case SLACK -> Hook.Kind.SLACK;
        case JSON -> Hook.Kind.JSON;
      };
    }
  }

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record ShownHook(
      @About("whether this server calls webhooks") boolean offered,
      @About("empty: there is none") Optional<Listener> kind,
      @About("where it leads; the rest of the address is never sent back") Optional<String> host,
      @About("whether it is called no more, after a day of failures") boolean off,
      @About("why it failed last") Optional<String> error) {}

  record HookWish(
      @About("empty: none any more") @Longest(500) String url, Optional<Listener> kind) {}

  private final Tables tables;
  private final Store store;
  private final Webhooks hooks;
  private final boolean offered;
  private final int most;

  public ApiHooks(Tables tables, Webhooks hooks, Config config) {
    this.tables = tables;
    this.store = tables.store();
    this.hooks = hooks;
    this.offered = Webhooks.isOffered(config);
    this.most = config.number("limit.mails");
  }

  @Override
  public List<Route> routes(HttpServer http) {
    String table = "/api/tables/{id}/hook";
    return List.of(
        Route.get("/api/hook", "My webhook; accounts only")
            .or(422, ApiModel.Failed.class)
            .answers(ShownHook.class, request -> shown(mine(request))),
        Route.put("/api/hook", "Calls another address when a table waits for me")
            .takes(HookWish.class)
            .answers(ShownHook.class, (request, wish) -> change(request, wish, ApiHooks::mine)),
        Route.post("/api/hook/test", "Calls it now, to see whether it answers")
            .takes(ApiSeats.Nothing.class)
            .answers(ShownHook.class, (request, _) -> test(http, request, ApiHooks::mine)),
        Route.get(table, "A table's webhook, for its owner")
            .with(Query.INVITE)
            .answers(ShownHook.class, request -> shown(tables(request))),
        Route.put(table, "Calls another address whenever the table waits for somebody")
            .with(Query.INVITE)
            .takes(HookWish.class)
            .answers(ShownHook.class, (request, wish) -> change(request, wish, this::tables)),
        Route.post(table + "/test", "Calls it now, to see whether it answers")
            .with(Query.INVITE)
            .takes(ApiSeats.Nothing.class)
            .answers(ShownHook.class, (request, _) -> test(http, request, this::tables)));
  }

  /// Whose it is: a person's or a table's.
  private record Owner(String id, Function<Hook.Target, Hook> hook) {}

  private static Owner mine(Request request) {
    Person person = ApiContact.account(request);
    return new Owner(Hook.idOfPerson(person.id()), target -> Hook.ofPerson(person.id(), target));
  }

  private Owner tables(Request request) {
    Snapshot snapshot = Access.entered(tables, request).now();
    if (!snapshot.details().isOwner(request.person().id())) {
      throw Access.forbidden(new Problem.NotOwner());
    }
    return new Owner(Hook.idOfTable(snapshot.id()), target -> Hook.ofTable(snapshot.id(), target));
  }

  private ShownHook shown(Owner owner) {
    Optional<Hook> hook = store.hook(owner.id);
    return shown(hook, hook.map(one -> one.state().error()).filter(error -> !error.isEmpty()));
  }

  private ShownHook shown(Optional<Hook> hook, Optional<String> error) {
    return new ShownHook(
        offered,
        hook.map(Listener::of),
        hook.map(one -> URI.create(one.target().url()).getHost()),
        hook.filter(Hook::isOff).isPresent(),
        error);
  }

  private ShownHook change(Request request, HookWish wish, Function<Request, Owner> whose) {
    Owner owner = whose.apply(request);
    String url = wish.url().strip();
    if (url.isEmpty()) {
      store.removeHook(owner.id);
      return shown(owner);
    }
    hooks.check("url", url);
    Hook.Kind kind = wish.kind().orElse(Listener.JSON).kind();
    store.save(owner.hook.apply(Hook.Target.of(kind, url, request.lang())));
    return shown(owner);
  }

  private ShownHook test(HttpServer http, Request request, Function<Request, Owner> whose) {
    Owner owner = whose.apply(request);
    http.limits().take("hook", request.person().id(), most);
    Hook hook =
        store.hook(owner.id).orElseThrow(() -> Fault.of(Fault.Code.REFUSED, new Problem.NoHook()));
    Optional<String> problem = hooks.test(hook);
    return shown(store.hook(owner.id), problem);
  }
}
