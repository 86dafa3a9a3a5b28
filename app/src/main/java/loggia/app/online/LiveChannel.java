package loggia.app.online;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Hears that something changed at a table and what is said there; connects again by itself.
final class LiveChannel implements WebSocket.Listener {
  private static final int PAUSE_MS = 500;

  private final ApiSession session;
  private final String query;
  private final StringBuilder text = new StringBuilder();
  private final AtomicInteger changes = new AtomicInteger();
  private final List<JsonNode> said = new ArrayList<>();
  private volatile boolean closed;
  private long heard;

  LiveChannel(ApiSession session, String query) {
    this.session = session;
    this.query = query;
  }

  void connect() {
    var _ = session.open(query, this).whenComplete((_, error) -> again(error != null));
  }

  private void again(boolean failed) {
    changes.incrementAndGet();
    if (failed && !closed) {
      CompletableFuture.delayedExecutor(PAUSE_MS, TimeUnit.MILLISECONDS).execute(this::connect);
    }
  }

  /// Grows whenever the table may look different.
  int changes() {
    return changes.get();
  }

  /// What was said since the last call.
  synchronized List<JsonNode> said() {
    var all = List.copyOf(said);
    said.clear();
    return all;
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      hear(JsonMapper.shared().readTree(text.toString()));
      text.setLength(0);
    }
    from.request(1);
    return CompletableFuture.allOf();
  }

  private synchronized void hear(JsonNode message) {
    if (message.get("type").asString().equals("chat")) {
      // After a new connection everything is said once more.
      long at = message.get("at").asLong();
      if (at > heard) {
        heard = at;
        said.add(message);
      }
    }
    changes.incrementAndGet();
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    again(true);
    return CompletableFuture.allOf();
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    again(true);
  }

  void close() {
    closed = true;
  }
}
