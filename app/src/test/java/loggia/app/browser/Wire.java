package loggia.app.browser;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The requests of the client, with the cookie of the browser but without a page: for what a test
/// only needs and does not look at.
final class Wire {
  private static final JsonMapper JSON = new JsonMapper();

  private final APIRequestContext requests;
  private boolean known;

  Wire(APIRequestContext requests) {
    this.requests = requests;
  }

  JsonNode get(String path) {
    return read(requests.get(RunningServer.address() + path));
  }

  JsonNode post(String path, Map<String, ?> body) {
    return read(requests.post(RunningServer.address() + path, carrying(body)));
  }

  JsonNode put(String path, Map<String, ?> body) {
    return read(requests.put(RunningServer.address() + path, carrying(body)));
  }

  private RequestOptions carrying(Map<String, ?> body) {
    if (!known) {
      get("/api/me");
      known = true;
    }
    return RequestOptions.create()
        .setHeader("X-Loggia", "1")
        .setHeader("Content-Type", "application/json")
        .setData(JSON.writeValueAsString(body));
  }

  private static JsonNode read(APIResponse answer) {
    String text = answer.text();
    if (!answer.ok()) {
      throw new AssertionError(answer.url() + " answers " + answer.status() + ": " + text);
    }
    return JSON.readTree(text);
  }
}
