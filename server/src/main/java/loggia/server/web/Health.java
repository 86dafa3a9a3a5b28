package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;
import loggia.server.Config;
import loggia.server.Metrics;
import loggia.server.Problem;
import loggia.server.store.Store;

/// For those who watch over the server.
public final class Health implements Doors.Resource {
  private final Store store;
  private final Metrics metrics;
  private final String who;

  public Health(Store store, Metrics metrics, Config config) {
    this.store = store;
    this.metrics = metrics;
    this.who = config.text("metrics");
  }

  @Override
  public void routes(Doors doors, RoutesConfig routes) {
    routes.get(
        "/health",
        context -> {
          store.check();
          Doors.write(context, Map.of("status", "ok"));
        });
    routes.get(
        "/metrics",
        context -> {
          if (!who.equals("all") && !isLocal(doors.request(context).address())) {
            throw Access.forbidden(new Problem.NoSuchPage("/metrics"));
          }
          context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
        });
  }

  private static boolean isLocal(String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }
}
