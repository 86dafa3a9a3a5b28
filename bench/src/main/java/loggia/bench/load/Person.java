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

/// Somebody with a session at the server.
final class Person {
  static final JsonMapper JSON = new JsonMapper();

  private final HttpClient http;
  private final String server;
  private final String cookie;

  Person(HttpClient http, String server) {
    this.http = http;
    this.server = server;
    var answer = send(HttpRequest.newBuilder(URI.create(server + "/api/me")).build());
    cookie = answer.headers().firstValue("set-cookie").orElse("").split(";", 2)[0];
  }

  String cookie() {
    return cookie;
  }

  JsonNode post(String path, Object body) {
    var request =
        HttpRequest.newBuilder(URI.create(server + path))
            .header("content-type", "application/json")
            .header("cookie", cookie)
            .header("X-Loggia", "1")
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(body)))
            .build();
    var answer = send(request);
    if (answer.statusCode() >= 300) {
      throw new IllegalStateException(path + ": " + answer.statusCode() + " " + answer.body());
    }
    return answer.body().isEmpty() ? JSON.createObjectNode() : JSON.readTree(answer.body());
  }

  private HttpResponse<String> send(HttpRequest request) {
    try {
      return http.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
