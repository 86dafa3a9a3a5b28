package loggia.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
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
  private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);

  private final Config config;
  private final Metrics metrics;
  private final Sessions sessions;
  private final LastAddresses addresses;
  private final RateLimits limits;
  private final Origins origins;

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

  RateLimits limits() {
    return limits;
  }

  Sessions sessions() {
    return sessions;
  }

  Config config() {
    return config;
  }

  /// A resource of the API: it adds its routes.
  public interface Resource {
    void routes(HttpServer http, RoutesConfig routes);
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
    app.jetty.modifyWebSocketServletFactory(
        sockets -> {
          sockets.setMaxTextMessageSize(config.number("limit.body"));
          sockets.setMaxBinaryMessageSize(1);
          // Room for a position and its log, so that they go out in one write.
          sockets.setOutputBufferSize(16_384);
          sockets.setIdleTimeout(java.time.Duration.ofMinutes(2));
        });
    app.routes.before(this::arrive);
    app.routes.after(this::leave);
    resources.forEach(resource -> resource.routes(this, app.routes));
    app.routes.exception(Exception.class, this::fail);
    app.routes.exception(HttpResponseException.class, this::fail);
  }

  void get(RoutesConfig routes, String path, Function<Request, Object> answer) {
    routes.get(path, context -> answer(context, answer));
  }

  void post(RoutesConfig routes, String path, Function<Request, Object> answer) {
    routes.post(path, context -> answer(context, counted(answer)));
  }

  void put(RoutesConfig routes, String path, Function<Request, Object> answer) {
    routes.put(path, context -> answer(context, counted(answer)));
  }

  /// A question that is posted because it is too long for an address, and changes nothing: who asks
  /// much must not be kept from deciding.
  void ask(RoutesConfig routes, String path, Function<Request, Object> answer) {
    routes.post(path, context -> answer(context, answer));
  }

  private Function<Request, Object> counted(Function<Request, Object> answer) {
    return request -> {
      String who = request.caller().map(Person::id).orElse(request.address());
      limits.take("write", who, config.number("limit.writes"));
      return answer.apply(request);
    };
  }

  private void answer(Context context, Function<Request, Object> answer) {
    write(context, answer.apply(request(context)));
  }

  static void write(Context context, Object value) {
    context
        .contentType("application/json; charset=utf-8")
        .header("Cache-Control", "no-store")
        .result(SentJson.MAPPER.writeValueAsBytes(value));
  }

  /// What is known of a request. Counts it against the limits.
  Request request(Context context) {
    String address = origins.address(context).getHostAddress();
    limits.take("request", address, config.number("limit.requests"));
    String cookie = context.cookie(Sessions.COOKIE);
    var person = cookie == null ? Optional.<Person>empty() : sessions.person(cookie);
    person.ifPresent(known -> addresses.seen(known.id(), address));
    return new Request(context, person, lang(context), address);
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
    if (changes(context)) {
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
        write(context, Map.of("error", FaultPresenter.trouble(lang)));
      }
    }
  }

  private void fail(Context context, Fault fault, String lang) {
    if (fault.code() == Fault.Code.REFUSED) {
      metrics.refusals.increment();
    }
    context.status(fault.code().status());
    write(context, Map.of("error", FaultPresenter.shown(fault, lang)));
  }
}
