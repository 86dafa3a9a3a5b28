package loggia.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import loggia.server.store.Person;

/// What a browser keeps of who it is.
final class SessionCookies {
  private static final int YEAR = 365 * 24 * 60 * 60;

  private SessionCookies() {}

  /// Begins a session of this person in this browser.
  static void remember(HttpServer http, Context context, Person person) {
    set(http, context, Sessions.COOKIE, http.sessions().cookie(person), YEAR);
  }

  /// This device has been let in to this account.
  static void know(HttpServer http, Context context, Person person) {
    String value = http.sessions().deviceCookie(person.account());
    set(http, context, Sessions.DEVICE_COOKIE, value, YEAR);
  }

  static void forget(HttpServer http, Context context) {
    set(http, context, Sessions.COOKIE, "", 0);
  }

  private static void set(HttpServer http, Context context, String name, String value, int age) {
    boolean secure = http.config().text("origin").startsWith("https:");
    context.cookie(new Cookie(name, value, "/", age, secure, true, null, SameSite.STRICT));
  }
}
