package loggia.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Map;
import java.util.regex.Pattern;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.Says;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.Tokens;

/// Guests, accounts and sessions.
public final class ApiMe implements Doors.Resource {
  private static final Pattern NAME =
      Pattern.compile("[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]{1,24}", Pattern.UNICODE_CHARACTER_CLASS);
  private static final int LEAST = 8;
  private static final int YEAR = 365 * 24 * 60 * 60;

  private final Store store;
  private final java.util.function.Consumer<String> disconnect;

  /// @param disconnect closes the live channels of a person
  public ApiMe(Store store, java.util.function.Consumer<String> disconnect) {
    this.store = store;
    this.disconnect = disconnect;
  }

  @Override
  public void routes(Doors doors, RoutesConfig routes) {
    doors.get(routes, "/api/me", request -> me(doors, request));
    doors.put(routes, "/api/me", this::rename);
    doors.post(routes, "/api/account", request -> account(doors, request));
    doors.post(routes, "/api/login", request -> login(doors, request));
    doors.post(routes, "/api/logout", request -> logout(doors, request));
  }

  private static Shown.Me shown(Person person) {
    return new Shown.Me(person.id(), person.name(), person.hasAccount());
  }

  private Object me(Doors doors, Request request) {
    if (request.caller().isPresent()) {
      return shown(request.person());
    }
    doors.limits().take("session", request.address(), doors.config().number("limit.sessions"));
    String id = Tokens.id();
    String name = Says.in(request.lang()).get("name.guest") + " " + id.substring(0, 4);
    var guest = new Person(id, name, "", "", 0, System.currentTimeMillis());
    store.add(guest);
    remember(doors, request.context(), guest);
    return shown(guest);
  }

  private static void remember(Doors doors, Context context, Person person) {
    String value = doors.sessions().cookie(person);
    set(doors, context, value, YEAR);
  }

  private static void set(Doors doors, Context context, String value, int age) {
    boolean secure = doors.config().text("origin").startsWith("https:");
    context.cookie(
        new Cookie(Sessions.COOKIE, value, "/", age, secure, true, null, SameSite.STRICT));
  }

  private Object rename(Request request) {
    Person person = request.person();
    String name = name(request.body("name"));
    if (!store.save(person.named(name))) {
      throw Fault.in("name", new Problem.NameTaken(name));
    }
    return shown(person.named(name));
  }

  private static String name(Body body) {
    String name = body.text("name", 100).strip();
    if (!NAME.matcher(name).matches()) {
      throw Fault.in("name", new Problem.BadName());
    }
    return name;
  }

  private static String accountName(String name) {
    return name.toLowerCase(java.util.Locale.ROOT);
  }

  private Object account(Doors doors, Request request) {
    Person person = request.person();
    if (person.hasAccount()) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.HasAccount());
    }
    doors.limits().take("login", request.address(), doors.config().number("limit.logins"));
    Body body = request.body("name", "password");
    String name = name(body);
    String password = body.text("password", 200);
    if (password.length() < LEAST) {
      throw Fault.in("password", new Problem.WeakPassword(LEAST));
    }
    Person changed = person.named(name).withAccount(accountName(name), Passwords.hash(password));
    if (store.account(accountName(name)).isPresent() || !store.save(changed)) {
      throw Fault.in("name", new Problem.NameTaken(name));
    }
    return shown(changed);
  }

  private Object login(Doors doors, Request request) {
    doors.limits().take("login", request.address(), doors.config().number("limit.logins"));
    Body body = request.body("name", "password");
    String account = accountName(body.text("name", 100).strip());
    String password = body.text("password", 200);
    doors.limits().take("login", "account " + account, doors.config().number("limit.logins"));
    var found = store.account(account);
    // An unknown name takes as long as a wrong password.
    String hash = found.map(Person::password).orElse(Passwords.NOBODY);
    boolean right = Passwords.matches(password, hash);
    if (!right || found.isEmpty()) {
      throw Fault.of(Fault.Code.FORBIDDEN, new Problem.WrongPassword());
    }
    remember(doors, request.context(), found.get());
    return shown(found.get());
  }

  private Object logout(Doors doors, Request request) {
    Person person = request.person();
    if (request.body("everywhere").flag("everywhere", false)) {
      store.logOut(person.nextEpoch());
      disconnect.accept(person.id());
    }
    set(doors, request.context(), "", 0);
    return Map.of();
  }
}
