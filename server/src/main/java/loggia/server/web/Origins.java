package loggia.server.web;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;

/// Where requests come from, and whom they were meant for.
final class Origins {
  /// Nobody is taken for local whose address cannot be read.
  private static final InetAddress NOBODY = InetAddress.ofLiteral("0.0.0.0");

  private final String own;
  private final boolean proxy;
  private final Set<String> names;

  Origins(Config config) {
    own = config.text("origin");
    proxy = config.flag("proxy");
    names = names(own);
  }

  private static Set<String> names(String origin) {
    var names = new HashSet<String>();
    names.add("localhost");
    authority(origin).map(Origins::name).ifPresent(names::add);
    try {
      String machine = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
      names.add(machine);
      names.add(machine + ".local");
    } catch (UnknownHostException e) {
      // A machine without a name is called by its address.
    }
    return Set.copyOf(names);
  }

  private static Optional<String> authority(String url) {
    try {
      return Optional.ofNullable(new URI(url).getAuthority());
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /// Throws when this was meant for a server of another name. Any site can let its own name point
  /// here, and its pages would then count as ours; an address cannot be made to point elsewhere.
  void checkHost(Context context) {
    String host = Optional.ofNullable(context.header("Host")).orElse("");
    String name = name(host);
    if (!names.contains(name) && !name.endsWith(".localhost") && address(name).isEmpty()) {
      throw Fault.of(Fault.Code.MISDIRECTED, new Problem.WrongHost(host));
    }
  }

  /// Without the port, and without the brackets of an address of version 6.
  private static String name(String authority) {
    int end = authority.endsWith("]") ? -1 : authority.lastIndexOf(':');
    String name = end < 0 ? authority : authority.substring(0, end);
    String bare = name.startsWith("[") ? name.substring(1, name.length() - 1) : name;
    return bare.toLowerCase(Locale.ROOT);
  }

  /// Throws when a browser says that another site sent this.
  void check(Context context) {
    checkHost(context);
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
    return authority(origin).filter(authority -> authority.equals(host)).isPresent();
  }

  /// Behind a proxy of ours, the address that proxy saw: the last one it wrote down.
  InetAddress address(Context context) {
    String forwarded = context.header("X-Forwarded-For");
    if (proxy && forwarded != null) {
      String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
      return address(last).orElse(NOBODY);
    }
    return address(context.ip()).orElse(NOBODY);
  }

  /// An address as it is written; a name is none, and is not looked up.
  private static Optional<InetAddress> address(String text) {
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
