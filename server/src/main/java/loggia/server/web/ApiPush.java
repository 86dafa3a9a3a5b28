package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.contract.Longest;
import loggia.server.notice.PushKey;
import loggia.server.notice.Webhooks;
import loggia.server.store.Hook;
import loggia.server.store.Store;

/// Browsers that are told of turns by their push service, even while no page of ours is open.
public final class ApiPush implements HttpServer.Resource {
  private static final int MOST_BROWSERS = 10;

  record ShownPush(
      @About("whether this server tells browsers") boolean offered,
      @About("what a browser subscribes with, base64url") String key) {}

  record Subscription(
      @About("where its push service listens") @Longest(1000) String endpoint,
      @About("its key on P-256, base64url") @Longest(120) String p256dh,
      @About("its secret for authentication, base64url") @Longest(60) String auth) {}

  record Endpoint(@Longest(1000) String endpoint) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Pushed(@About("why it was not taken") Optional<String> error) {}

  private final Store store;
  private final Webhooks hooks;
  private final PushKey key;
  private final boolean offered;
  private final int most;

  public ApiPush(Store store, Webhooks hooks, PushKey key, Config config) {
    this.store = store;
    this.hooks = hooks;
    this.key = key;
    this.offered = Webhooks.isOffered(config);
    this.most = config.number("limit.mails");
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/push", "What a browser needs to be told of turns")
            .answers(ShownPush.class, _ -> new ShownPush(offered, key.open())),
        Route.put(
                "/api/push", "Tells this browser when a table waits for me, and nobody else in it")
            .takes(Subscription.class)
            .answers(ApiModel.Done.class, this::subscribe),
        Route.post("/api/push/stop", "Tells this browser no more")
            .takes(Endpoint.class)
            .answers(ApiModel.Done.class, this::stop),
        Route.post("/api/push/test", "Tells it something now, to see whether it arrives")
            .takes(Endpoint.class)
            .answers(Pushed.class, (request, sent) -> test(http, request, sent)));
  }

  private ApiModel.Done subscribe(Request request, Subscription sent) {
    hooks.check("endpoint", sent.endpoint());
    String keys = sent.p256dh() + " " + sent.auth();
    if (!hooks.areKeys(keys)) {
      throw Fault.in("p256dh", new Problem.BadPushKeys());
    }
    String person = request.person().id();
    boolean known = store.hook(Hook.idOfBrowser(sent.endpoint())).isPresent();
    if (!known && browsers(person) >= MOST_BROWSERS) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.TooManyBrowsers(MOST_BROWSERS));
    }
    store.save(
        Hook.ofBrowser(
            person, new Hook.Target(Hook.Kind.PUSH, sent.endpoint(), keys, request.lang())));
    return new ApiModel.Done();
  }

  private long browsers(String person) {
    return store.hooksOf(person).stream()
        .filter(hook -> hook.target().kind() == Hook.Kind.PUSH)
        .count();
  }

  private ApiModel.Done stop(Request request, Endpoint sent) {
    own(request, sent).ifPresent(hook -> store.removeHook(hook.id()));
    return new ApiModel.Done();
  }

  private Pushed test(HttpServer http, Request request, Endpoint sent) {
    http.limits().take("hook", request.person().id(), most);
    Hook hook =
        own(request, sent).orElseThrow(() -> Fault.of(Fault.Code.REFUSED, new Problem.NoHook()));
    return new Pushed(hooks.test(hook));
  }

  private Optional<Hook> own(Request request, Endpoint sent) {
    return store
        .hook(Hook.idOfBrowser(sent.endpoint()))
        .filter(hook -> hook.person().equals(request.person().id()));
  }
}
