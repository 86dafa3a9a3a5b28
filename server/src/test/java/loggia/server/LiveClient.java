package loggia.server;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/// A client's end of the live channel.
final class LiveClient implements WebSocket.Listener, AutoCloseable {
  private final StringBuilder text = new StringBuilder();
  private final LinkedBlockingQueue<JsonNode> arrived = new LinkedBlockingQueue<>();
  final List<String> all = java.util.Collections.synchronizedList(new ArrayList<>());
  final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();

  private LiveClient() {}

  static LiveClient connect(Client client, String table, int seat, int since) {
    return connect(client, "table=" + table + "&seat=" + seat + "&since=" + since, client.base);
  }

  static LiveClient connect(Client client, String query, String origin) {
    var live = new LiveClient();
    String base = client.base.replace("http:", "ws:");
    live.socket.complete(
        client
            .http
            .newWebSocketBuilder()
            .header("Cookie", client.cookie())
            .header("Origin", origin)
            .buildAsync(URI.create(base + "/api/live?" + query), live)
            .join());
    return live;
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      all.add(text.toString());
      arrived.add(Client.JSON.readTree(text.toString()));
      text.setLength(0);
    }
    from.request(1);
    return CompletableFuture.allOf();
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    return CompletableFuture.allOf();
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.complete(1006);
  }

  void send(Object message) {
    sendText(Client.JSON.writeValueAsString(message));
  }

  void sendText(String message) {
    socket.join().sendText(message, true).join();
  }

  private void described() {
    List.copyOf(all).forEach(Client::described);
  }

  /// The next message of this type that fits; what comes before it is passed over.
  JsonNode await(String type, Predicate<JsonNode> fits) {
    described();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < end) {
      try {
        JsonNode next = arrived.poll(1, TimeUnit.SECONDS);
        if (next != null && next.get("type").stringValue().equals(type) && fits.test(next)) {
          return next;
        }
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    throw new AssertionError("no " + type + " came; what came: " + all);
  }

  /// The next message of this type, with everything before it kept for others to look at.
  JsonNode awaitAny(String type) {
    return look(type, _ -> true, true);
  }

  /// The newest message of this type that has reached this number.
  JsonNode latest(String type, int number) {
    return look(type, message -> message.get("number").intValue() >= number, false);
  }

  private JsonNode look(String type, Predicate<JsonNode> fits, boolean take) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < end) {
      JsonNode found = null;
      for (JsonNode message : arrived) {
        if (message.get("type").stringValue().equals(type) && fits.test(message)) {
          found = message;
        }
      }
      if (found != null) {
        if (take) {
          arrived.remove(found);
        } else {
          // One that has come meanwhile is newer, and stays.
          int number = found.get("number").intValue();
          arrived.removeIf(
              m -> m.get("type").stringValue().equals(type) && m.get("number").intValue() < number);
        }
        return found;
      }
      TableFlowTest.pause();
    }
    throw new AssertionError("no " + type + " came; what came: " + all);
  }

  JsonNode await(String type) {
    return await(type, _ -> true);
  }

  /// Connections die without a word.
  void abort() {
    socket.join().abort();
  }

  @Override
  public void close() {
    described();
    socket.join().sendClose(WebSocket.NORMAL_CLOSURE, "").exceptionally(_ -> socket.join()).join();
  }
}
