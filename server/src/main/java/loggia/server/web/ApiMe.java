package loggia.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Map;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.common.ServerTexts;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.Tokens;

/// Guests, accounts and sessions.
public final class ApiMe implements HttpServer.Resource {
  private static final int LEAST = 8;

  /// From how many addresses at once an account may be guessed at before it closes to unknown
  /// devices.
  private static final int ADDRESSES = 10;

  private static final int YEAR = 365 * 24 * 60 * 60;

  private final Store store;
  private final LiveChannel live;

  public ApiMe(Store store, LiveChannel live) {
    this.store = store;
    this.live = live;
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    http.get(routes, "/api/me", request -> me(http, request));
    http.put(routes, "/api/me", this::rename);
    http.post(routes, "/api/account", request -> account(http, request));
    http.post(routes, "/api/login", request -> login(http, request));
    http.post(routes, "/api/logout", request -> logout(http, request));
  }

  private static ApiModel.Me shown(Person person) {
    return new ApiModel.Me(person.id(), person.name(), person.hasAccount());
  }

  private Object me(HttpServer http, Request request) {
    if (request.caller().isPresent()) {
      return shown(request.person());
    }
    http.limits().take("session", request.address(), http.config().number("limit.sessions"));
    String id = Tokens.id();
    String name = ServerTexts.in(request.lang()).get("name.guest") + " " + id.substring(0, 4);
    var guest = new Person(id, name, "", "", 0, System.currentTimeMillis());
    store.add(guest);
    remember(http, request.context(), guest);
    return shown(guest);
  }

  private static void remember(HttpServer http, Context context, Person person) {
    String value = http.sessions().cookie(person);
    set(http, context, Sessions.COOKIE, value, YEAR);
  }

  private static void set(HttpServer http, Context context, String name, String value, int age) {
    boolean secure = http.config().text("origin").startsWith("https:");
    context.cookie(new Cookie(name, value, "/", age, secure, true, null, SameSite.STRICT));
  }

  private Object rename(Request request) {
    Person person = request.person();
    String name = name(request.body("name"));
    if (!store.save(person.named(name))) {
      throw Fault.in("name", new Problem.NameTaken(name));
    }
    return shown(person.named(name));
  }

  private static String name(RequestBody body) {
    String name = body.text("name", 100).strip();
    if (!PersonName.isFit(name)) {
      throw Fault.in("name", new Problem.BadName());
    }
    return name;
  }

  private static String accountName(String name) {
    return name.toLowerCase(java.util.Locale.ROOT);
  }

  private Object account(HttpServer http, Request request) {
    Person person = request.person();
    if (person.hasAccount()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.HasAccount());
    }
    http.limits().take("login", request.address(), http.config().number("limit.logins"));
    RequestBody body = request.body("name", "password");
    String name = name(body);
    String password = body.text("password", 200);
    if (password.length() < LEAST) {
      throw Fault.in("password", new Problem.WeakPassword(LEAST));
    }
    Person changed =
        person.named(name).withAccount(accountName(name), Passwords.hash(password)).nextEpoch();
    if (store.account(accountName(name)).isPresent() || !store.renew(changed)) {
      throw Fault.in("name", new Problem.NameTaken(name));
    }
    remember(http, request.context(), changed);
    know(http, request.context(), changed);
    live.reconnect(changed.id());
    return shown(changed);
  }

  private static void know(HttpServer http, Context context, Person person) {
    String value = http.sessions().deviceCookie(person.account());
    set(http, context, Sessions.DEVICE_COOKIE, value, YEAR);
  }

  private Object login(HttpServer http, Request request) {
    http.limits().take("login", request.address(), http.config().number("limit.logins"));
    RequestBody body = request.body("name", "password");
    String account = accountName(body.text("name", 100).strip());
    String password = body.text("password", 200);
    limit(http, request, account);
    var found = store.account(account);
    // An unknown name takes as long as a wrong password.
    String hash = found.map(Person::password).orElse(Passwords.NOBODY);
    boolean right = Passwords.matches(password, hash);
    if (!right || found.isEmpty()) {
      throw Fault.of(Fault.Code.FORBIDDEN, new Problem.WrongPassword());
    }
    remember(http, request.context(), found.get());
    know(http, request.context(), found.get());
    return shown(found.get());
  }

  /// Guessing from many addresses is slow, and keeps nobody out who has been here before: a device
  /// that has logged in to this account is counted by itself.
  private static void limit(HttpServer http, Request request, String account) {
    int most = http.config().number("limit.logins");
    http.limits().take("login", account + " from " + request.address(), most);
    String device = request.context().cookie(Sessions.DEVICE_COOKIE);
    if (device == null || !http.sessions().knows(device, account)) {
      http.limits().take("login", "account " + account, most * ADDRESSES);
    }
  }

  private Object logout(HttpServer http, Request request) {
    Person person = request.person();
    boolean everywhere = request.body("everywhere").flag("everywhere", false);
    String cookie = request.context().cookie(Sessions.COOKIE);
    if (everywhere || cookie == null || !http.sessions().end(cookie)) {
      store.logOut(person.nextEpoch());
      live.disconnect(person.id());
    } else {
      live.reconnect(person.id());
    }
    set(http, request.context(), Sessions.COOKIE, "", 0);
    return Map.of();
  }
}
