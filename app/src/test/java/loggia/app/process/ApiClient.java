package loggia.app.process;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody at a node, over HTTP and the live channel.
final class ApiClient {
  static final JsonMapper JSON = new JsonMapper();
  private static final HttpClient HTTP =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(20))
          .build();

  private final String base;
  private String cookie;

  private ApiClient(int port, String cookie) {
    base = "http://localhost:" + port;
    this.cookie = cookie;
  }

  static ApiClient at(int port) {
    var caller = new ApiClient(port, "");
    caller.get("/api/me");
    return caller;
  }

  /// The same person at another node.
  ApiClient movedTo(int port) {
    return new ApiClient(port, cookie);
  }

  record Answer(int status, String text) {
    JsonNode json() {
      return JSON.readTree(text);
    }

    JsonNode ok() {
      if (status != 200) {
        throw new AssertionError(status + ": " + text);
      }
      return json();
    }
  }

  Answer get(String path) {
    return send(request(path).GET().build());
  }

  Answer post(String path, Object... pairs) {
    String body = JSON.writeValueAsString(map(pairs));
    return send(request(path).header("X-Loggia", "1").POST(BodyPublishers.ofString(body)).build());
  }

  static Map<String, Object> map(Object... pairs) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put((String) pairs[i], pairs[i + 1]);
    }
    return map;
  }

  private HttpRequest.Builder request(String path) {
    var request = HttpRequest.newBuilder(URI.create(base + path)).timeout(Duration.ofSeconds(60));
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  private Answer send(HttpRequest request) {
    try {
      var answer = HTTP.send(request, BodyHandlers.ofString());
      answer
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(value -> cookie = value.substring(0, value.indexOf(';')));
      return new Answer(answer.statusCode(), answer.body());
    } catch (IOException e) {
      return new Answer(0, e.toString());
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Opens a table with seats of these kinds.
  String open(String game, String... kinds) {
    var seats = new ArrayList<Map<String, Object>>();
    for (String kind : kinds) {
      seats.add(kind.equals("bot") ? map("kind", kind, "level", "apprentice") : map("kind", kind));
    }
    return post("/api/tables", "game", game, "seats", seats).ok().get("id").asString();
  }

  JsonNode position(String table, int seat) {
    return get("/api/tables/" + table + "/position?seat=" + seat).ok();
  }

  Answer decide(String table, int seat, int number, String move, String key) {
    return post(
        "/api/tables/" + table + "/decisions",
        "seat",
        seat,
        "number",
        number,
        "move",
        move,
        "key",
        key);
  }

  /// A live channel from the log line `since` on.
  LiveChannel live(String table, int seat, int since) {
    String address =
        "%s/api/live?table=%s&seat=%d&since=%d"
            .formatted(base.replace("http:", "ws:"), table, seat, since);
    var channel = new LiveChannel();
    HTTP.newWebSocketBuilder()
        .header("Cookie", cookie)
        .header("Origin", base)
        .buildAsync(URI.create(address), channel)
        .thenAccept(channel::opened)
        .join();
    return channel;
  }
}
