package loggia.app.online;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Hears how far a table has gone and what is said there; connects again by itself.
final class LiveChannel {
  private static final int PAUSE_MS = 500;

  private final ApiSession session;
  private final String query;
  private final List<JsonNode> said = new ArrayList<>();
  private boolean closed;
  private boolean lost;
  private int number;
  private long updated;
  private long lastSaid;

  LiveChannel(ApiSession session, String query) {
    this.session = session;
    this.query = query;
  }

  void connect() {
    var connection = new Connection();
    var _ =
        session
            .open(query, connection)
            .whenComplete(
                (_, error) -> {
                  if (error != null) {
                    connection.end();
                  }
                });
  }

  /// Whether there is something to see that was not there at this number and this time, or no word
  /// of the table any more.
  ///
  /// @param shown when what is shown of the table's seats was last changed, in milliseconds
  synchronized boolean isAhead(int from, long shown) {
    return lost || number > from || updated > shown || !said.isEmpty();
  }

  /// What was said since the last call. Who asks has looked whether the server is there.
  synchronized List<JsonNode> said() {
    lost = false;
    var all = List.copyOf(said);
    said.clear();
    return all;
  }

  private synchronized void hear(JsonNode message) {
    switch (message.get("type").asString()) {
      case "position", "change" -> number = Math.max(number, message.get("number").asInt());
      case "table" -> updated = message.get("updated").asLong();
      case "chat" -> {
        // After a new connection everything is said once more.
        long at = message.get("at").asLong();
        if (at > lastSaid) {
          lastSaid = at;
          said.add(message);
        }
      }
      default -> {}
    }
  }

  /// @param heard whether there was a connection that is now lost
  private synchronized void reconnect(boolean heard) {
    lost |= heard;
    if (!closed) {
      CompletableFuture.delayedExecutor(PAUSE_MS, TimeUnit.MILLISECONDS).execute(this::connect);
    }
  }

  synchronized void close() {
    closed = true;
  }

  /// One connection; when it ends, for whatever reason, there is another one.
  private final class Connection implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();
    private boolean opened;
    private boolean ended;

    @Override
    public void onOpen(WebSocket from) {
      opened = true;
      from.request(1);
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

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      end();
      return CompletableFuture.allOf();
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      end();
    }

    private synchronized void end() {
      if (!ended) {
        ended = true;
        reconnect(opened);
      }
    }
  }
}
