package loggia.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody with a session at our server.
public final class HttpSession {
  private static final JsonMapper JSON = new JsonMapper();

  private final HttpClient http;
  private final String server;
  private final String cookie;

  HttpSession(HttpClient http, String server) {
    this.http = http;
    this.server = server;
    var answer = send(http, HttpRequest.newBuilder(URI.create(server + "/api/me")).build());
    cookie = answer.headers().firstValue("set-cookie").orElse("").split(";", 2)[0];
  }

  String cookie() {
    return cookie;
  }

  public JsonNode post(String path, Object body) {
    return post(http, server + path, body, "Cookie", cookie, "X-Loggia", "1");
  }

  public String get(String path) {
    return send(
            http,
            HttpRequest.newBuilder(URI.create(server + path)).header("Cookie", cookie).build())
        .body();
  }

  static JsonNode post(HttpClient http, String address, Object body, String... headers) {
    var request =
        HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(body)));
    var answer = send(http, (headers.length > 0 ? request.headers(headers) : request).build());
    return answer.body().isEmpty() ? JSON.createObjectNode() : JSON.readTree(answer.body());
  }

  static String get(HttpClient http, String address) {
    return send(http, HttpRequest.newBuilder(URI.create(address)).build()).body();
  }

  /// A connection that has rested may be closed by the server in the moment it is used again.
  private static HttpResponse<String> sendTwice(HttpClient http, HttpRequest request)
      throws IOException, InterruptedException {
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      return http.send(request, BodyHandlers.ofString());
    }
  }

  private static HttpResponse<String> send(HttpClient http, HttpRequest request) {
    try {
      var answer = sendTwice(http, request);
      if (answer.statusCode() >= 300) {
        throw new IOException(request.uri() + ": " + answer.statusCode() + " " + answer.body());
      }
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
