package loggia.bench.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import tools.jackson.databind.JsonNode;

/// A table of two whose seats answer as soon as they are asked. A decision is done when both have
/// been told of it.
final class LoadTable {
  private final String id;
  private final Figures figures;
  private final int[] told = {-1, -1};
  private final WebSocket[] sockets = new WebSocket[2];
  private final JsonNode[] latest = new JsonNode[2];
  private int asked = -1;
  private long askedAt;

  LoadTable(Person host, Person guest, String game, Figures figures) {
    this.figures = figures;
    var seats = List.of(Map.of("kind", "me"), Map.of("kind", "open"));
    id =
        host.post(
                "/api/tables",
                Map.of("game", game, "seats", seats, "visibility", "public", "chat", false))
            .get("id")
            .asString();
    guest.post("/api/tables/" + id + "/join", Map.of("seat", 2));
    host.post("/api/tables/" + id + "/start", Map.of());
  }

  CompletableFuture<Void> connect(HttpClient http, String server, Person host, Person guest) {
    return CompletableFuture.allOf(connect(http, server, host, 0), connect(http, server, guest, 1));
  }

  private CompletableFuture<Void> connect(HttpClient http, String server, Person person, int at) {
    String address = server.replace("http:", "ws:") + "/api/live?lang=en&table=" + id;
    return http.newWebSocketBuilder()
        .header("cookie", person.cookie())
        .header("origin", server)
        .buildAsync(URI.create(address + "&seat=" + (at + 1)), new Listener(at))
        .thenAccept(socket -> sockets[at] = socket);
  }

  void close() {
    Arrays.stream(sockets).filter(s -> s != null).forEach(WebSocket::abort);
  }

  private synchronized void position(int at, JsonNode position, WebSocket socket) {
    int number = position.get("number").asInt();
    told[at] = Math.max(told[at], number);
    if (asked >= 0 && told[0] > asked && told[1] > asked) {
      figures.done(System.nanoTime() - askedAt);
      asked = -1;
    }
    latest[at] = position;
    sockets[at] = socket;
    // Whoever was told first may be the one who is asked next.
    for (int seat = 0; seat < 2 && asked < 0; seat++) {
      if (told[seat] == Math.max(told[0], told[1])) {
        decide(seat, latest[seat], sockets[seat]);
      }
    }
  }

  private void decide(int at, JsonNode position, WebSocket socket) {
    int number = position.get("number").asInt();
    boolean mine = false;
    for (JsonNode seat : position.get("awaited")) {
      mine |= seat.asInt() == at + 1;
    }
    var moves = position.get("moves");
    if (mine && moves.size() > 0) {
      asked = number;
      askedAt = System.nanoTime();
      String move = moves.get(number % moves.size()).get("text").asString();
      var decision =
          Map.of(
              "type",
              "decide",
              "seat",
              at + 1,
              "number",
              number,
              "move",
              move,
              "key",
              at + "-" + number);
      var _ = socket.sendText(Person.JSON.writeValueAsString(decision), true);
    }
  }

  private final class Listener implements WebSocket.Listener {
    private final int at;
    private final StringBuilder text = new StringBuilder();

    Listener(int at) {
      this.at = at;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        var message = Person.JSON.readTree(text.toString());
        text.setLength(0);
        if (message.get("type").asString().equals("position")) {
          position(at, message, socket);
        }
      }
      socket.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }
}
