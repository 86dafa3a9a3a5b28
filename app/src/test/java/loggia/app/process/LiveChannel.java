package loggia.app.process;

import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/// A client's end of the live channel.
final class LiveChannel implements WebSocket.Listener, AutoCloseable {
  private static final int PATIENCE = 60;

  private final StringBuilder text = new StringBuilder();
  private final LinkedBlockingQueue<JsonNode> arrived = new LinkedBlockingQueue<>();
  private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();
  private volatile boolean broken;

  void opened(WebSocket own) {
    socket.complete(own);
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      arrived.add(ApiClient.JSON.readTree(text.toString()));
      text.setLength(0);
    }
    from.request(1);
    return CompletableFuture.allOf();
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    broken = true;
    return CompletableFuture.allOf();
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    broken = true;
  }

  /// Whether the other end has gone and everything from it was read.
  boolean ended() {
    return broken && arrived.isEmpty();
  }

  void send(Object message) {
    socket
        .join()
        .sendText(ApiClient.JSON.writeValueAsString(message), true)
        .exceptionally(_ -> socket.join());
  }

  /// The next message, or nothing of its kind for a moment.
  JsonNode next() {
    try {
      JsonNode message = arrived.poll(50, TimeUnit.MILLISECONDS);
      return message == null ? ApiClient.JSON.readTree("{\"type\":\"\"}") : message;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// The next message of this type that fits; others are passed over.
  JsonNode await(String type, Predicate<JsonNode> fits) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (System.nanoTime() < end) {
      JsonNode message = next();
      if (message.get("type").asString().equals(type) && fits.test(message)) {
        return message;
      }
    }
    throw new AssertionError("no " + type + " came");
  }

  @Override
  public void close() {
    socket.join().abort();
  }
}
