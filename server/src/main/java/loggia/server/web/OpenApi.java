package loggia.server.web;

import static loggia.bots.json.RecordSchema.array;
import static loggia.bots.json.RecordSchema.ordered;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import loggia.bots.json.RecordSchema;
import loggia.bots.json.ViewSchema;
import loggia.kernel.Games;
import loggia.server.common.Fault;
import loggia.server.contract.AnswerSchema;
import loggia.server.contract.RequestSchema;

/// The description of the API in OpenAPI 3.1, made of the very routes and records that serve the
/// requests.
final class OpenApi {
  static final String SENT = "LiveSent";
  static final String RECEIVED = "LiveReceived";
  private static final String SCHEMAS = "#/components/schemas/";
  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");
  private static final String DESCRIPTION = "description";

  private final RecordSchema.Definitions definitions = new RecordSchema.Definitions(SCHEMAS);
  private final RecordSchema answers = new AnswerSchema(definitions);
  private final RecordSchema requests = new RequestSchema(definitions);

  private OpenApi() {}

  static Map<String, Object> of(List<Route> routes) {
    return new OpenApi().document(routes);
  }

  private Map<String, Object> document(List<Route> routes) {
    var paths = new LinkedHashMap<String, Map<String, Object>>();
    for (Route route : routes) {
      paths
          .computeIfAbsent(route.path(), _ -> new LinkedHashMap<>())
          .put(word(route.method()), operation(route));
    }
    paths.put("/api/live", Map.of("get", live()));
    views();
    return ordered(
        "openapi",
        "3.1.0",
        "info",
        ordered(
            "title",
            "Loggia",
            "version",
            version(),
            DESCRIPTION,
            "What docs/api.md says in words. Bodies are closed: an unknown field is refused."),
        "security",
        List.of(Map.of("session", List.of())),
        "paths",
        paths,
        "components",
        ordered("schemas", definitions.schemas(), "securitySchemes", Map.of("session", session())));
  }

  private static String version() {
    String version = OpenApi.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  private static Map<String, Object> session() {
    return ordered(
        "type",
        "apiKey",
        "in",
        "cookie",
        "name",
        Sessions.COOKIE,
        DESCRIPTION,
        "made by the first GET /api/me");
  }

  private static String word(Route.Method method) {
    return method.name().toLowerCase(java.util.Locale.ROOT);
  }

  private Map<String, Object> operation(Route route) {
    var operation =
        ordered("operationId", name(route), "summary", route.summary(), "parameters", asked(route));
    route
        .body()
        .ifPresent(
            body ->
                operation.put(
                    "requestBody", content("application/json", requests.reference(body))));
    operation.put("responses", responses(route));
    return operation;
  }

  /// As `getTablesIdPosition`.
  private static String name(Route route) {
    String[] words = route.path().replace("/api/", "/").split("[^a-zA-Z]+", -1);
    return Arrays.stream(words)
        .filter(word -> !word.isEmpty())
        .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
        .collect(Collectors.joining("", word(route.method()), ""));
  }

  private static List<Object> asked(Route route) {
    var parameters = new ArrayList<Object>();
    PARAMETER
        .matcher(route.path())
        .results()
        .forEach(
            found ->
                parameters.add(parameter("path", found.group(1), true, Map.of("type", "string"))));
    route.queries().forEach(query -> parameters.add(parameter(query)));
    parameters.add(parameter(Query.LANG));
    if (route.method() != Route.Method.GET && !route.anywhere()) {
      parameters.add(parameter("header", "X-Loggia", true, Map.of("const", "1")));
    }
    return parameters;
  }

  private static Map<String, Object> parameter(Query query) {
    Map<String, Object> schema =
        query.number()
            ? ordered("type", "integer", "minimum", 0)
            : query.words().isEmpty() ? Map.of("type", "string") : Map.of("enum", query.words());
    return parameter("query", query.name(), false, schema);
  }

  private static Map<String, Object> parameter(
      String in, String name, boolean required, Map<String, Object> schema) {
    return ordered("name", name, "in", in, "required", required, "schema", schema);
  }

  private static Map<String, Object> content(String type, Map<String, Object> schema) {
    return ordered("required", true, "content", Map.of(type, Map.of("schema", schema)));
  }

  private static Map<String, Object> response(
      String about, String type, Map<String, Object> schema) {
    return ordered(DESCRIPTION, about, "content", Map.of(type, Map.of("schema", schema)));
  }

  private Map<String, Object> responses(Route route) {
    var responses = new LinkedHashMap<String, Object>();
    responses.put("200", response(route.summary(), media(route.type()), answer(route)));
    for (Fault.Code code : Fault.Code.values()) {
      if (mayAnswer(route, code)) {
        responses.put(Integer.toString(code.status()), failed(code));
      }
    }
    route
        .others()
        .forEach(
            (status, body) ->
                responses.put(
                    Integer.toString(status),
                    response(route.summary(), media(Route.JSON), answers.reference(body))));
    return responses;
  }

  private static String media(String type) {
    return type.substring(0, type.indexOf(';') < 0 ? type.length() : type.indexOf(';'));
  }

  private Map<String, Object> answer(Route route) {
    if (route.answer() == Route.Text.class) {
      return route.type().equals(Route.JSON) ? Map.of("type", "object") : Map.of("type", "string");
    }
    Map<String, Object> one = answers.reference(route.answer());
    return route.many() ? array(one) : one;
  }

  /// Which faults an address can have at all: what asks for nothing finds nothing wrong.
  private static boolean mayAnswer(Route route, Fault.Code code) {
    boolean table = route.path().contains("{");
    boolean change = route.method() != Route.Method.GET;
    return switch (code) {
      case BAD_REQUEST -> change || !route.queries().isEmpty();
      case NO_SESSION -> route.limit() != Route.Limit.NONE;
      case FORBIDDEN, NOT_FOUND -> table || change || route.limit() == Route.Limit.NONE;
      case CONFLICT -> route.others().containsKey(code.status());
      case REFUSED, DAMAGED -> table || change;
      case TOO_MANY -> route.limit() != Route.Limit.NONE;
      case MISDIRECTED, TROUBLE -> true;
    };
  }

  private Map<String, Object> failed(Fault.Code code) {
    return response(code.id(), media(Route.JSON), answers.reference(ApiModel.Failed.class));
  }

  private Map<String, Object> live() {
    var sent = new ArrayList<Object>();
    LiveMessages.sent()
        .forEach(
            (type, record) -> {
              var schema = typed(type, answers.record(record));
              sent.add(schema);
            });
    var received = new ArrayList<Object>();
    LiveMessages.received()
        .forEach((type, record) -> received.add(typed(type, requests.record(record))));
    definitions.put(SENT, Map.of("anyOf", sent));
    definitions.put(RECEIVED, Map.of("anyOf", received));
    return ordered(
        "operationId",
        "live",
        "summary",
        "The live channel, a WebSocket: what is sent is a LiveSent, what is understood a"
            + " LiveReceived",
        "parameters",
        ApiLive.QUERIES.stream().map(OpenApi::parameter).toList(),
        "responses",
        ordered("101", Map.of(DESCRIPTION, "the channel is open"), "default", failed()));
  }

  private Map<String, Object> failed() {
    return response(
        "as with every other address", media(Route.JSON), answers.reference(ApiModel.Failed.class));
  }

  /// A message: `type` says which. Of a view that is known only what differs is sent.
  private static Map<String, Object> typed(String type, Map<String, Object> schema) {
    var properties = new LinkedHashMap<String, Object>();
    properties.put("type", Map.of("const", type));
    if (schema.get("properties") instanceof Map<?, ?> fields) {
      fields.forEach((name, value) -> properties.putIfAbsent((String) name, value));
    }
    if (type.equals("change")) {
      properties.put(
          "view", ordered("type", "object", DESCRIPTION, "the other fields that differ"));
    }
    var typed = new LinkedHashMap<>(schema);
    typed.put("properties", properties);
    return typed;
  }

  private void views() {
    definitions.put(
        "View",
        Map.of(
            "anyOf", Games.all().stream().map(game -> ViewSchema.in(definitions, game)).toList()));
  }
}
