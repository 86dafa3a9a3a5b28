package loggia.app.online;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody at a server: requests that carry a session, which is kept in a file, so that the same
/// person comes back to the same seat.
public final class ApiSession {
  private static final JsonMapper JSON = JsonMapper.shared();

  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(10))
          .build();
  private final String server;
  private final String lang;
  private final Path file;
  private volatile String cookie;

  /// @param folder where the session is kept
  public ApiSession(String server, String lang, Path folder) {
    this.server = server;
    this.lang = lang;
    file = folder.resolve(server.replaceAll("[^A-Za-z0-9.]+", "-") + ".session");
    cookie = kept();
  }

  private String kept() {
    try {
      return Files.isRegularFile(file) ? Files.readString(file).strip() : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  JsonNode get(String path) {
    return send(request(path).GET().build());
  }

  JsonNode post(String path, Map<String, ?> body) {
    return send(request(path).POST(BodyPublishers.ofString(JSON.writeValueAsString(body))).build());
  }

  JsonNode put(String path, Map<String, ?> body) {
    return send(request(path).PUT(BodyPublishers.ofString(JSON.writeValueAsString(body))).build());
  }

  private HttpRequest.Builder request(String path) {
    String whole = server + path + (path.contains("?") ? "&" : "?") + "lang=" + lang;
    var request =
        HttpRequest.newBuilder(URI.create(whole))
            .timeout(Duration.ofSeconds(30))
            .header("X-Loggia", "1");
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  private JsonNode send(HttpRequest request) {
    try {
      var answer = http.send(request, BodyHandlers.ofString());
      remember(answer);
      if (answer.statusCode() != 200) {
        throw new ApiError(answer.statusCode(), message(answer));
      }
      return JSON.readTree(answer.body());
    } catch (IOException e) {
      throw new ApiError(0, "the server " + server + " does not answer");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ApiError(0, "interrupted");
    }
  }

  private static String message(HttpResponse<String> answer) {
    try {
      JsonNode error = JSON.readTree(answer.body()).get("error");
      String rule = error.path("rule").asString("");
      return error.get("message").asString() + (rule.isEmpty() ? "" : " [" + rule + "]");
    } catch (RuntimeException e) {
      return "the server answers " + answer.statusCode();
    }
  }

  private void remember(HttpResponse<String> answer) {
    answer
        .headers()
        .firstValue("Set-Cookie")
        .ifPresent(
            value -> {
              cookie = value.replaceFirst(";.*", "");
              keep();
            });
  }

  /// The session is a secret: only its owner may read the file.
  private void keep() {
    try {
      Files.createDirectories(file.getParent());
      Files.deleteIfExists(file);
      Files.createFile(file);
      var view = file.toFile();
      boolean closed = view.setReadable(false, false) && view.setReadable(true, true);
      Files.writeString(file, closed ? cookie : "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A live channel to a table; complete when it is open.
  CompletableFuture<Void> open(String query, WebSocket.Listener listener) {
    return http.newWebSocketBuilder()
        .header("Cookie", cookie)
        .header("Origin", server)
        .connectTimeout(Duration.ofSeconds(10))
        .buildAsync(
            URI.create(server.replaceFirst("^http", "ws") + "/api/live?" + query + "&lang=" + lang),
            listener)
        .thenAccept(_ -> {});
  }
}
