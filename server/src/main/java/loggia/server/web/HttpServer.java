package loggia.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import loggia.bots.json.ViewJson;
import loggia.kernel.RecordError;
import loggia.kernel.Refusal;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.store.Person;
import loggia.server.table.LastAddresses;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one place that knows the web server: it lets requests in, checks where they come from, and
/// turns what went wrong into an answer.
public final class HttpServer {
  private static final int TOO_LONG = 413;
  private static final String ROUTE = "route";
  private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);

  private final Config config;
  private final Metrics metrics;
  private final Sessions sessions;
  private final LastAddresses addresses;
  private final RateLimits limits;
  private final Origins origins;
  private volatile ContractCheck contract = ContractCheck.NONE;
  private final Set<String> anywhere = new HashSet<>();

  public HttpServer(Config config, Metrics metrics, Sessions sessions, LastAddresses addresses) {
    this.config = config;
    this.metrics = metrics;
    this.sessions = sessions;
    this.addresses = addresses;
    this.limits = new RateLimits(metrics);
    this.origins = new Origins(config);
  }

  /// To be called every now and then.
  public void sweep() {
    limits.sweep();
  }

  ContractCheck contract() {
    return contract;
  }

  RateLimits limits() {
    return limits;
  }

  Sessions sessions() {
    return sessions;
  }

  Config config() {
    return config;
  }

  /// A part of the API.
  public interface Resource {
    List<Route> routes(HttpServer http);

    /// Adds what is no question with an answer.
    default void more(HttpServer http, RoutesConfig routes) {}
  }

  public Javalin open(Iterable<Resource> resources) {
    var web =
        Javalin.create(app -> configure(app, resources))
            .start(config.text("host"), config.number("port"));
    for (Connector connector : web.jettyServer().server().getConnectors()) {
      if (connector instanceof AbstractConnector own) {
        own.setIdleTimeout(TimeUnit.SECONDS.toMillis(config.number("limit.silence")));
      }
    }
    return web;
  }

  private void configure(JavalinConfig app, Iterable<Resource> resources) {
    app.concurrency.useVirtualThreads = true;
    app.startup.showJavalinBanner = false;
    app.http.maxRequestSize = config.number("limit.body");
    app.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setRequestHeaderSize(8192);
        });
    // The web server makes a session of its own for every live channel: it shall not outlive it,
    // nor
    // send a cookie that nobody reads.
    app.jetty.modifyServletContextHandler(
        handler -> {
          handler.getSessionHandler().setUsingCookies(false);
          handler.getSessionHandler().setMaxInactiveInterval(60);
        });
    app.routes.before(this::arrive);
    app.routes.after(this::leave);
    describe(resources).forEach(route -> serve(app.routes, route));
    resources.forEach(resource -> resource.more(this, app.routes));
    app.routes.exception(Answered.class, this::answer);
    app.routes.exception(Exception.class, this::fail);
    app.routes.exception(HttpResponseException.class, this::fail);
  }

  /// All routes of the API, and the one that describes them.
  private List<Route> describe(Iterable<Resource> resources) {
    var routes = new ArrayList<Route>();
    resources.forEach(resource -> routes.addAll(resource.routes(this)));
    routes.add(
        Route.get("/openapi.json", "This description")
            .unlimited()
            .answersText(Route.JSON, _ -> new Route.Text(Description.of(routes).text(), "")));
    routes.stream().filter(Route::anywhere).map(Route::path).forEach(anywhere::add);
    if (config.text("contract").equals("check")) {
      contract = Description.of(routes);
    }
    return routes;
  }

  private void serve(RoutesConfig routes, Route route) {
    Handler handler =
        context -> {
          context.attribute(ROUTE, route);
          write(context, answer(route, context));
        };
    switch (route.method()) {
      case GET -> routes.get(route.path(), handler);
      case POST -> routes.post(route.path(), handler);
      case PUT -> routes.put(route.path(), handler);
    }
  }

  private Object answer(Route route, Context context) {
    Request request =
        route.limit() == Route.Limit.NONE
            ? stranger(context, route.queries())
            : request(context, route.queries());
    if (route.limit() == Route.Limit.CHANGES) {
      String who = request.caller().map(Person::id).orElse(request.address());
      limits.take("write", who, config.number("limit.writes"));
    }
    return route.handler().apply(request);
  }

  private void answer(Answered answered, Context context) {
    context.status(answered.status());
    write(context, answered.body());
  }

  private void write(Context context, Object value) {
    context.header("Cache-Control", "no-store");
    Route route = context.attribute(ROUTE);
    if (route != null && value instanceof Route.Text text) {
      if (!text.file().isEmpty()) {
        String file = "attachment; filename=\"" + text.file() + "\"";
        context.header("Content-Disposition", file);
      }
      context.contentType(route.type()).result(text.text());
    } else {
      byte[] body = ViewJson.MAPPER.writeValueAsBytes(value);
      context.contentType(Route.JSON).result(body);
      if (route != null) {
        check(context, route, body);
      }
    }
  }

  private void check(Context context, Route route, byte[] body) {
    contract
        .answered(route, context.statusCode(), body)
        .ifPresent(
            problem -> {
              LOG.atError().log("not as described: {}", problem);
              context.status(Fault.Code.TROUBLE.status());
              context.result(
                  ViewJson.MAPPER.writeValueAsBytes(
                      new ApiModel.Failed(FaultPresenter.undescribed(problem), Optional.empty())));
            });
  }

  /// What is known of a request. Counts it against the limits.
  Request request(Context context, List<Query> queries) {
    Request request = stranger(context, queries);
    String address = request.address();
    limits.take("request", address, config.number("limit.requests"));
    String cookie = context.cookie(Sessions.COOKIE);
    var person = cookie == null ? Optional.<Person>empty() : sessions.person(cookie);
    person.ifPresent(known -> addresses.seen(known.id(), address));
    return new Request(context, queries, person, request.lang(), address);
  }

  /// Without asking the store who it is: it may be the one that does not answer.
  private Request stranger(Context context, List<Query> queries) {
    String address = origins.address(context).getHostAddress();
    return new Request(context, queries, Optional.empty(), lang(context), address);
  }

  private static String lang(Context context) {
    String lang = context.queryParam("lang");
    return Request.language(lang == null ? "" : lang);
  }

  private static boolean changes(Context context) {
    return switch (context.method().name()) {
      case "GET", "HEAD", "OPTIONS" -> false;
      default -> true;
    };
  }

  private void arrive(Context context) {
    metrics.requests.increment();
    SecurityHeaders.put(context);
    origins.checkHost(context);
    if (changes(context) && !anywhere.contains(context.path())) {
      origins.check(context);
      if (!"1".equals(context.header("X-Loggia"))) {
        throw Access.forbidden(new Problem.MissingHeader());
      }
    }
  }

  /// Whether it comes from the very machine that this server runs on.
  boolean isLocal(Context context) {
    return origins.address(context).isLoopbackAddress();
  }

  /// Other sites may not open a live channel with our cookie.
  void checkOrigin(Context context) {
    origins.check(context);
  }

  private void leave(Context context) {
    int status = context.statusCode();
    if (status >= 500) {
      metrics.serverErrors.increment();
    } else if (status >= 400) {
      metrics.clientErrors.increment();
    }
  }

  private void fail(Exception problem, Context context) {
    String lang = lang(context);
    switch (problem) {
      case Fault fault -> fail(context, fault, lang);
      case Refusal refusal -> fail(context, Fault.refused(refusal, "options"), lang);
      case RecordError error ->
          fail(
              context,
              Fault.in("record", new Problem.BadRecord(String.valueOf(error.getMessage()))),
              lang);
      case HttpResponseException response when response.getStatus() == TOO_LONG ->
          fail(
              context,
              Fault.of(Fault.Code.BAD_REQUEST, new Problem.TooLong(config.number("limit.body"))),
              lang);
      case HttpResponseException response when response.getStatus() < 500 ->
          fail(
              context,
              Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchPage(context.path())),
              lang);
      case IOException gone ->
          // Whoever sent it has gone away, or stopped halfway.
          LOG.atInfo().addKeyValue("path", context.path()).log("gone: {}", gone.getMessage());
      default -> {
        LOG.atError().addKeyValue("path", context.path()).setCause(problem).log("request failed");
        context.status(500);
        write(context, new ApiModel.Failed(FaultPresenter.trouble(lang), Optional.empty()));
      }
    }
  }

  private void fail(Context context, Fault fault, String lang) {
    if (fault.code() == Fault.Code.REFUSED) {
      metrics.refusals.increment();
    }
    context.status(fault.code().status());
    write(context, new ApiModel.Failed(FaultPresenter.shown(fault, lang), Optional.empty()));
  }
}
