package loggia.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import loggia.server.common.Config;
import loggia.server.common.Problem;

/// Where requests come from.
final class Origins {
  private final String own;
  private final boolean proxy;

  Origins(Config config) {
    own = config.text("origin");
    proxy = config.flag("proxy");
  }

  /// Throws when a browser says that another site sent this.
  void check(Context context) {
    String origin = context.header("Origin");
    if (origin != null && !isOurs(origin, context)) {
      throw Access.forbidden(new Problem.WrongOrigin());
    }
  }

  private boolean isOurs(String origin, Context context) {
    if (!own.isEmpty()) {
      return origin.equals(own);
    }
    String host = context.header("Host");
    try {
      String authority = new URI(origin).getAuthority();
      return authority != null && authority.equals(host);
    } catch (URISyntaxException e) {
      return false;
    }
  }

  /// Behind a proxy of ours, the address that proxy saw: the last one it wrote down.
  String address(Context context) {
    String forwarded = context.header("X-Forwarded-For");
    if (proxy && forwarded != null) {
      return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }
    return context.ip();
  }
}
