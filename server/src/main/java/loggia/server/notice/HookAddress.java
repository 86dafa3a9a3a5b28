package loggia.server.notice;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import loggia.server.common.Problem;

/// Where a webhook may lead: out into the world, and never to this machine or its network, which
/// would answer to us what it does not answer to strangers.
///
/// @param address what the name led to when it was looked at: it is this that is connected to
record HookAddress(URI uri, InetAddress address) {
  private static final long RESOLVE_SECONDS = 3;
  private static final int HTTPS = 443;

  /// Thrown where nothing is sent to.
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Problem why;

    Refused(Problem why) {
      super(why.toString());
      this.why = why;
    }

    Problem why() {
      return why;
    }
  }

  String host() {
    return uri.getHost();
  }

  int port() {
    return uri.getPort() > 0 ? uri.getPort() : HTTPS;
  }

  boolean encrypted() {
    return "https".equals(uri.getScheme());
  }

  /// Path and query.
  String target() {
    String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    return uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
  }

  /// @param local whether this machine's own addresses are allowed, and without encryption
  static HookAddress of(String url, boolean local) throws Refused {
    URI uri = uri(url, local);
    InetAddress[] found = resolve(uri.getHost());
    for (InetAddress address : found) {
      if (!isPublic(address) && !(local && address.isLoopbackAddress())) {
        throw new Refused(new Problem.HookNotPublic(uri.getHost()));
      }
    }
    return new HookAddress(uri, found[0]);
  }

  /// What can be said of it without asking anybody.
  static URI uri(String url, boolean local) throws Refused {
    try {
      URI uri = new URI(new URI(url).toASCIIString());
      boolean safe = "https".equals(uri.getScheme()) || local && "http".equals(uri.getScheme());
      boolean usual = local || uri.getPort() == -1 || uri.getPort() == HTTPS;
      if (!safe || !usual || uri.getHost() == null || uri.getRawUserInfo() != null) {
        throw new Refused(new Problem.BadHook());
      }
      return uri;
    } catch (URISyntaxException e) {
      throw new Refused(new Problem.BadHook());
    }
  }

  private static InetAddress[] resolve(String host) throws Refused {
    var found = new CompletableFuture<InetAddress[]>();
    Thread.startVirtualThread(
        () -> {
          try {
            found.complete(InetAddress.getAllByName(host));
          } catch (UnknownHostException e) {
            found.completeExceptionally(e);
          }
        });
    try {
      return found.get(RESOLVE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new Refused(new Problem.HookUnknown(host));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused(new Problem.HookUnknown(host));
    }
  }

  static boolean isPublic(InetAddress address) {
    if (address.isAnyLocalAddress()
        || address.isLoopbackAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || address.isMulticastAddress()) {
      return false;
    }
    int[] bytes = new int[address.getAddress().length];
    Arrays.setAll(bytes, i -> address.getAddress()[i] & 0xff);
    return address instanceof Inet4Address ? isPublicV4(bytes) : isPublicV6(bytes);
  }

  /// Without what providers, benchmarks, protocols and the future keep for themselves.
  private static boolean isPublicV4(int[] b) {
    return b[0] != 0
        && b[0] < 240
        && !(b[0] == 100 && b[1] >= 64 && b[1] < 128)
        && !(b[0] == 192 && b[1] == 0 && (b[2] == 0 || b[2] == 2))
        && !(b[0] == 192 && b[1] == 88 && b[2] == 99)
        && !(b[0] == 198 && (b[1] == 18 || b[1] == 19 || b[1] == 51 && b[2] == 100))
        && !(b[0] == 203 && b[1] == 0 && b[2] == 113);
  }

  /// Only what is given out for the world, without what carries an address of version 4 inside.
  private static boolean isPublicV6(int[] b) {
    return (b[0] & 0xe0) == 0x20
        && !(b[0] == 0x20 && b[1] == 0x02)
        && !(b[0] == 0x20 && b[1] == 0x01 && b[2] < 2)
        && !(b[0] == 0x20 && b[1] == 0x01 && b[2] == 0x0d && b[3] == 0xb8)
        && !(b[0] == 0x3f && b[1] == 0xff && b[2] < 0x10);
  }
}
