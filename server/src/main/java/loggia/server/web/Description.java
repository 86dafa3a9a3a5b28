package loggia.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import loggia.bots.json.SchemaCheck;
import loggia.bots.json.ViewJson;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The description of the API as JSON, and what keeps to it.
final class Description implements ContractCheck {
  private static final JsonMapper READER = JsonMapper.builder().build();

  /// All servers of a process that have the same routes.
  private static final Map<List<String>, Description> MADE = new ConcurrentHashMap<>();

  private final JsonNode document;
  private final SchemaCheck check;

  private Description(JsonNode document) {
    this.document = document;
    this.check = new SchemaCheck(document);
  }

  static Description of(List<Route> routes) {
    List<String> names = routes.stream().map(Description::name).toList();
    return MADE.computeIfAbsent(
        names, _ -> new Description(ViewJson.MAPPER.valueToTree(OpenApi.of(routes))));
  }

  private static String name(Route route) {
    return route.method() + " " + route.path();
  }

  String text() {
    return document.toPrettyString();
  }

  @Override
  public Optional<String> answered(Route route, int status, byte[] body) {
    JsonNode response =
        document
            .path("paths")
            .path(route.path())
            .path(route.method().name().toLowerCase(Locale.ROOT))
            .path("responses")
            .path(Integer.toString(status));
    String place = name(route) + " " + status;
    if (response.isMissingNode()) {
      return Optional.of(place + ": there is no such answer");
    }
    JsonNode schema = response.path("content").path("application/json").path("schema");
    return schema.isMissingNode()
        ? Optional.empty()
        : problem(schema, body).map(problem -> place + problem);
  }

  @Override
  public Optional<String> sent(byte[] message) {
    JsonNode value = READER.readTree(message);
    String type = value.path("type").asString("");
    for (JsonNode choice :
        document.path("components").path("schemas").path(OpenApi.SENT).path("anyOf")) {
      if (choice.path("properties").path("type").path("const").asString("").equals(type)) {
        return check.problem(choice, value).map(problem -> type + problem);
      }
    }
    return Optional.of("no message is of the type " + type);
  }

  private Optional<String> problem(JsonNode schema, byte[] body) {
    try {
      return check.problem(schema, READER.readTree(body));
    } catch (JacksonException e) {
      return Optional.of(" is no JSON: " + e.getOriginalMessage());
    }
  }
}
