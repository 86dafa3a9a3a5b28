package loggia.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/// A person with a browser: keeps its cookie, speaks JSON.
final class Client implements AutoCloseable {
  static final JsonMapper JSON = JsonMapper.builder().build();

  final String base;
  final HttpClient http = HttpClient.newHttpClient();
  private final Map<String, String> cookies = new LinkedHashMap<>();
  private String forwarded = "";

  Client(int port) {
    base = "http://localhost:" + port;
    get("/api/me");
  }

  /// The same person at another node.
  Client at(int port) {
    var other = new Client(port);
    other.steal(this);
    return other;
  }

  /// Takes over somebody's cookies.
  void steal(Client other) {
    cookies.clear();
    cookies.putAll(other.cookies);
  }

  /// From now on as if a proxy had seen this address.
  Client from(String address) {
    forwarded = address;
    return this;
  }

  /// The status of a plain request that says it is meant for this host.
  int host(String name, String path) {
    URI uri = URI.create(base);
    try (var socket = new java.net.Socket(uri.getHost(), uri.getPort())) {
      String request =
          "GET " + path + " HTTP/1.1\r\nHost: " + name + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      var line = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return Integer.parseInt(line.substring(9, 12));
    } catch (IOException e) {
      throw new AssertionError(path, e);
    }
  }

  record Answer(int status, JsonNode body, String text) {
    JsonNode ok() {
      if (status != 200) {
        throw new AssertionError("status " + status + ": " + text);
      }
      return body;
    }
  }

  String cookie() {
    return String.join(
        "; ", cookies.entrySet().stream().map(c -> c.getKey() + "=" + c.getValue()).toList());
  }

  private void keep(String setCookie) {
    String pair = setCookie.substring(0, setCookie.indexOf(';'));
    int equals = pair.indexOf('=');
    cookies.put(pair.substring(0, equals), pair.substring(equals + 1));
  }

  String id() {
    return get("/api/me").ok().get("id").stringValue();
  }

  Answer get(String path) {
    return send(request(path).GET());
  }

  Answer post(String path, Object body) {
    return send("POST", path, JSON.writeValueAsString(body));
  }

  Answer put(String path, Object body) {
    return send("PUT", path, JSON.writeValueAsString(body));
  }

  Answer send(String method, String path, String body) {
    return send(
        request(path).header("X-Loggia", "1").method(method, BodyPublishers.ofString(body)));
  }

  HttpRequest.Builder request(String path) {
    var request = HttpRequest.newBuilder(URI.create(base + path)).timeout(Duration.ofSeconds(60));
    if (!forwarded.isEmpty()) {
      request.header("X-Forwarded-For", forwarded);
    }
    return cookies.isEmpty() ? request : request.header("Cookie", cookie());
  }

  /// Once more when the server has just closed the idle connection that the client took.
  private HttpResponse<String> exchange(HttpRequest request)
      throws IOException, InterruptedException {
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      return http.send(request, BodyHandlers.ofString());
    }
  }

  Answer send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response = exchange(request.build());
      response.headers().allValues("Set-Cookie").forEach(this::keep);
      String type = response.headers().firstValue("Content-Type").orElse("");
      JsonNode body =
          type.startsWith("application/json")
              ? JSON.readTree(response.body())
              : MissingNode.getInstance();
      described(response.body());
      return new Answer(response.statusCode(), body, response.body());
    } catch (IOException e) {
      throw new AssertionError(request.build().uri().toString(), e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Whatever a test is about: the server keeps to its own description.
  static void described(String answer) {
    if (answer.contains("not as /openapi.json has it")) {
      throw new AssertionError(answer);
    }
  }

  static Map<String, Object> map(Object... pairs) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put((String) pairs[i], pairs[i + 1]);
    }
    return map;
  }

  /// Opens a table of this game with these kinds of seats.
  String open(String game, String... seats) {
    return open(game, map(), seats);
  }

  String open(String game, Map<String, Object> more, String... seats) {
    var body =
        map("game", game, "seats", java.util.Arrays.stream(seats).map(Client::seat).toList());
    body.putAll(more);
    return post("/api/tables", body).ok().get("id").stringValue();
  }

  static Map<String, Object> seat(String kind) {
    return kind.equals("bot") ? map("kind", "bot", "level", "apprentice") : map("kind", kind);
  }

  JsonNode table(String id) {
    return get("/api/tables/" + id).ok();
  }

  JsonNode position(String id, int seat) {
    return position(id, Integer.toString(seat));
  }

  /// @param seat may be followed by more of the query
  JsonNode position(String id, String seat) {
    return get("/api/tables/" + id + "/position?seat=" + seat).ok();
  }

  Answer decide(String id, int seat, int number, String move, String key) {
    return post(
        "/api/tables/" + id + "/decisions",
        map("seat", seat, "number", number, "move", move, "key", key));
  }

  LiveClient live(String table, int seat, int since) {
    return LiveClient.connect(this, table, seat, since);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
