package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import loggia.server.common.Config;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.store.Store;

/// For those who watch over the server.
public final class ApiHealth implements HttpServer.Resource {
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Health(String status, Optional<String> why) {}

  private final StoreCheck check;
  private final Metrics metrics;
  private final String who;

  public ApiHealth(Store store, Metrics metrics, Config config) {
    this.check = new StoreCheck(store);
    this.metrics = metrics;
    this.who = config.text("metrics");
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/health", "Whether the store can be written; 503 where it cannot")
            .unlimited()
            .or(503, Health.class)
            .answers(Health.class, _ -> health()),
        Route.get("/metrics", "Figures for Prometheus")
            .unlimited()
            .answersText(
                "text/plain; version=0.0.4; charset=utf-8", request -> metrics(http, request)));
  }

  private Health health() {
    var problem = check.run();
    if (problem.isPresent()) {
      throw new Answered(503, new Health("trouble", Optional.of(problem.get().id())));
    }
    return new Health("ok", Optional.empty());
  }

  private Route.Text metrics(HttpServer http, Request request) {
    if (!who.equals("all") && !http.isLocal(request.context())) {
      throw Access.forbidden(new Problem.NoSuchPage("/metrics"));
    }
    return new Route.Text(metrics.text(), "");
  }
}
