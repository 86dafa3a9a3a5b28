package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import loggia.server.common.Config;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.store.Store;

/// For those who watch over the server.
public final class ApiHealth implements HttpServer.Resource {
  private final StoreCheck check;
  private final Metrics metrics;
  private final String who;

  public ApiHealth(Store store, Metrics metrics, Config config) {
    this.check = new StoreCheck(store);
    this.metrics = metrics;
    this.who = config.text("metrics");
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    routes.get(
        "/health",
        context -> {
          var problem = check.run();
          if (problem.isEmpty()) {
            HttpServer.write(context, Map.of("status", "ok"));
          } else {
            context.status(503);
            HttpServer.write(context, Map.of("status", "trouble", "why", problem.get().id()));
          }
        });
    routes.get(
        "/metrics",
        context -> {
          if (!who.equals("all") && !http.isLocal(context)) {
            throw Access.forbidden(new Problem.NoSuchPage("/metrics"));
          }
          context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
        });
  }
}
