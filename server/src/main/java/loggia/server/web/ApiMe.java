package loggia.server.web;

import java.util.List;
import java.util.Optional;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.common.ServerTexts;
import loggia.server.contract.Longest;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.Tokens;

/// Guests, accounts and sessions.
public final class ApiMe implements HttpServer.Resource {
  /// From how many addresses at once an account may be guessed at before it closes to unknown
  /// devices.
  private static final int ADDRESSES = 10;

  record NewName(@Longest(100) String name) {}

  record Credentials(@Longest(100) String name, @Longest(200) String password) {}

  /// @param everywhere every session of this person, instead of this one alone
  record Logout(Optional<Boolean> everywhere) {}

  private final Store store;
  private final LiveChannel live;

  public ApiMe(Store store, LiveChannel live) {
    this.store = store;
    this.live = live;
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/me", "Who I am; a stranger becomes a guest and gets a cookie")
            .answers(ApiModel.Me.class, request -> me(http, request)),
        Route.put("/api/me", "Another name for me")
            .takes(NewName.class)
            .answers(ApiModel.Me.class, this::rename),
        Route.post("/api/account", "A guest becomes an account and keeps all tables")
            .takes(Credentials.class)
            .answers(ApiModel.Me.class, (request, sent) -> account(http, request, sent)),
        Route.post("/api/login", "Back to one's account")
            .takes(Credentials.class)
            .answers(ApiModel.Me.class, (request, sent) -> login(http, request, sent)),
        Route.post("/api/logout", "Ends this session, or every session of this person")
            .takes(Logout.class)
            .answers(ApiModel.Done.class, (request, sent) -> logout(http, request, sent)));
  }

  static ApiModel.Me shown(Person person) {
    return new ApiModel.Me(person.id(), person.name(), person.hasAccount());
  }

  private ApiModel.Me me(HttpServer http, Request request) {
    if (request.caller().isPresent()) {
      return shown(request.person());
    }
    http.limits().take("session", request.address(), http.config().number("limit.sessions"));
    String id = Tokens.id();
    String name = ServerTexts.in(request.lang()).get("name.guest") + " " + id.substring(0, 4);
    var guest = new Person(id, name, "", "", 0, System.currentTimeMillis());
    store.add(guest);
    SessionCookies.remember(http, request.context(), guest);
    return shown(guest);
  }

  private ApiModel.Me rename(Request request, NewName sent) {
    Person person = request.person();
    String name = name(sent.name());
    if (!store.save(person.named(name))) {
      throw Fault.in("name", new Problem.NameTaken(name));
    }
    return shown(person.named(name));
  }

  private static String name(String sent) {
    String name = sent.strip();
    if (!PersonName.isFit(name)) {
      throw Fault.in("name", new Problem.BadName());
    }
    return name;
  }

  static String accountName(String name) {
    return name.toLowerCase(java.util.Locale.ROOT);
  }

  private ApiModel.Me account(HttpServer http, Request request, Credentials sent) {
    Person person = request.person();
    if (person.hasAccount()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.HasAccount());
    }
    http.limits().take("login", request.address(), http.config().number("limit.logins"));
    String name = name(sent.name());
    String hash = Passwords.accepted(sent.password());
    Person changed = person.named(name).withAccount(accountName(name), hash).nextEpoch();
    if (store.account(accountName(name)).isPresent() || !store.renew(changed)) {
      throw Fault.in("name", new Problem.NameTaken(name));
    }
    SessionCookies.remember(http, request.context(), changed);
    SessionCookies.know(http, request.context(), changed);
    live.reconnect(changed.id());
    return shown(changed);
  }

  private ApiModel.Me login(HttpServer http, Request request, Credentials sent) {
    String account = accountName(sent.name().strip());
    limit(http, request, account);
    var found = store.account(account);
    // An unknown name takes as long as a wrong password.
    String hash = found.map(Person::password).orElse(Passwords.NOBODY);
    boolean right = Passwords.matches(sent.password(), hash);
    if (!right || found.isEmpty()) {
      throw wrongPassword();
    }
    SessionCookies.remember(http, request.context(), found.get());
    SessionCookies.know(http, request.context(), found.get());
    return shown(found.get());
  }

  /// Guessing from many addresses is slow, and keeps nobody out who has been here before: a device
  /// that has logged in to this account is counted by itself.
  private static void limit(HttpServer http, Request request, String account) {
    int most = http.config().number("limit.logins");
    http.limits().take("login", request.address(), most);
    http.limits().take("login", account + " from " + request.address(), most);
    String device = request.context().cookie(Sessions.DEVICE_COOKIE);
    if (device == null || !http.sessions().knows(device, account)) {
      http.limits().take("login", "account " + account, most * ADDRESSES);
    }
  }

  /// Asks for the password again, before what a session alone must not do.
  ///
  /// @param person with an account
  static void confirm(HttpServer http, Request request, Person person, String password) {
    limit(http, request, person.account());
    if (!Passwords.matches(password, person.password())) {
      throw wrongPassword();
    }
  }

  static Fault wrongPassword() {
    return Fault.of(Fault.Code.FORBIDDEN, new Problem.WrongPassword());
  }

  private ApiModel.Done logout(HttpServer http, Request request, Logout sent) {
    Person person = request.person();
    boolean everywhere = sent.everywhere().orElse(false);
    String cookie = request.context().cookie(Sessions.COOKIE);
    if (everywhere || cookie == null || !http.sessions().end(cookie)) {
      store.logOut(person.nextEpoch());
      live.disconnect(person.id());
    } else {
      live.reconnect(person.id());
    }
    SessionCookies.forget(http, request.context());
    return new ApiModel.Done();
  }
}
