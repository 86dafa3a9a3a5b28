package loggia.app.browser;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// Listens for webhooks on this machine. What is sent to `/broken` fails.
final class HookListener implements AutoCloseable {
  private final Map<String, BlockingQueue<String>> heard = new ConcurrentHashMap<>();
  private final HttpServer server;

  HookListener() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext(
        "/",
        exchange -> {
          String path = exchange.getRequestURI().getPath();
          byte[] body = exchange.getRequestBody().readAllBytes();
          queue(path).add(new String(body, StandardCharsets.UTF_8));
          exchange.sendResponseHeaders(path.equals("/broken") ? 500 : 204, -1);
          exchange.close();
        });
    server.start();
  }

  private BlockingQueue<String> queue(String path) {
    return heard.computeIfAbsent(path, _ -> new LinkedBlockingQueue<>());
  }

  String address(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  /// What came there first and was not asked for yet.
  String heard(String path) {
    try {
      String text = queue(path).poll(60, TimeUnit.SECONDS);
      if (text == null) {
        throw new AssertionError("nothing came to " + path);
      }
      return text;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
