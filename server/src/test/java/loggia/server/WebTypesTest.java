package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The browser client's types and the server's records say the same: a field that is renamed on one
/// side fails here.
class WebTypesTest extends WithServer {
  private static final Pattern INTERFACE =
      Pattern.compile("export interface (\\w+)(?: extends \\w+)? \\{\n(.*?)\n}", Pattern.DOTALL);
  private static final Pattern FIELD = Pattern.compile("(?m)^  (\\w+)(\\??): (.+);$");
  private static final Pattern WORD = Pattern.compile("\"([\\w-]+)\"");

  /// What the client calls by a name of its own.
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("Game", "GameSummary"),
          Map.entry("GameDetail", "FullGame"),
          Map.entry("Seat", "TableSeat"),
          Map.entry("Points", "Line"),
          Map.entry("Choice", "Intent"),
          Map.entry("Rewind", "RewindAsked"),
          Map.entry("TableOrder", "OpenTable"),
          Map.entry("SeatOrder", "SeatWish"),
          Map.entry("Attachment", "SentFile"));

  /// What the client sends: it may send more than it must.
  private static final Set<String> SENT =
      Set.of("TableOrder", "SeatOrder", "Attachment", "ContactWish", "HookWish");

  private static String type(String place) {
    return place.substring(0, place.indexOf('.'));
  }

  private record Field(boolean optional, String type) {}

  private static Map<String, Map<String, Field>> types(String source) {
    var types = new LinkedHashMap<String, Map<String, Field>>();
    INTERFACE
        .matcher(source)
        .results()
        .forEach(
            found -> {
              var fields = new LinkedHashMap<String, Field>();
              FIELD
                  .matcher(found.group(2))
                  .results()
                  .forEach(
                      field ->
                          fields.put(
                              field.group(1),
                              new Field(!field.group(2).isEmpty(), field.group(3))));
              types.put(found.group(1), fields);
            });
    return types;
  }

  private static List<String> problems(String source, JsonNode schemas) {
    var problems = new ArrayList<String>();
    types(source)
        .forEach(
            (name, fields) -> {
              JsonNode schema = schemas.path(NAMES.getOrDefault(name, name));
              fields.forEach(
                  (field, type) -> check(problems, name + "." + field, field, type, schema));
            });
    return problems;
  }

  private static void check(
      List<String> problems, String place, String name, Field field, JsonNode schema) {
    JsonNode property = schema.path("properties").path(name);
    boolean always =
        schema.path("required").valueStream().anyMatch(n -> n.asString("").equals(name));
    if (property.isMissingNode()) {
      problems.add(place + ": the server has no such field");
    } else if (!always && !field.optional && !SENT.contains(type(place))) {
      problems.add(place + ": it may be missing");
    } else if (!fits(field.type, property)) {
      problems.add(place + ": " + field.type + " is not " + property);
    }
  }

  private static boolean fits(String type, JsonNode schema) {
    if (schema.has("$ref")) {
      String name = schema.get("$ref").stringValue().replaceFirst(".*/(Sent(?=Pace))?", "");
      return type.equals("Json") || NAMES.getOrDefault(type, type).equals(name);
    }
    if (schema.has("anyOf")) {
      String some = type.replace(" | null", "");
      return schema.get("anyOf").valueStream().anyMatch(one -> fits(some, one));
    }
    if (schema.has("enum")) {
      var words = WORD.matcher(type).results().map(word -> word.group(1)).toList();
      return type.equals("string")
          || type.endsWith("Kind")
          || schema.get("enum").valueStream().allMatch(word -> words.contains(word.stringValue()));
    }
    return switch (schema.path("type").asString("")) {
      case "string" -> type.contains("string") || type.contains("\"");
      case "integer", "number" -> type.contains("number");
      case "boolean" -> type.equals("boolean");
      case "array" ->
          type.endsWith("}[]")
              || type.endsWith("[]")
                  && fits(type.substring(0, type.length() - 2), schema.get("items"));
      case "object" ->
          type.startsWith("Record<string, ")
              && fits(
                  type.substring("Record<string, ".length(), type.length() - 1),
                  schema.get("additionalProperties"));
      default -> false;
    };
  }

  @Test
  void the_client_knows_the_fields_that_the_server_sends_and_takes() throws IOException {
    String source = Files.readString(Path.of("../web/src/main/web/types.ts"));
    assertTrue(types(source).size() > 20, source);
    assertEquals(List.of(), problems(own(source), schemas()));
  }

  /// A line of chat has no name in the description: it is a message of the live channel.
  private static String own(String source) {
    return source.replaceFirst("(?s)export interface ChatLine \\{.*?\n}", "");
  }

  private static JsonNode schemas() {
    try (var client = new Client(server.port())) {
      return client.get("/openapi.json").ok().at("/components/schemas");
    }
  }

  @Test
  void a_field_that_was_renamed_turned_or_may_be_missing_is_found() {
    String bent =
        """
        export interface Me {
          id: string;
          nickname: string;
          account: string;
        }
        export interface Table {
          invite: string;
          status: "waiting" | "running";
        }
        """;
    assertEquals(4, problems(bent, schemas()).size(), () -> problems(bent, schemas()).toString());
  }
}
