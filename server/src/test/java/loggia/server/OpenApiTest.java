package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeSet;
import loggia.bots.json.SchemaCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The description of the API. That all answers keep to it is checked wherever a test asks
/// anything.
class OpenApiTest extends WithServer {
  private static JsonNode description() {
    try (var client = new Client(server.port())) {
      return client.get("/openapi.json").ok();
    }
  }

  @Test
  void every_reference_leads_somewhere_and_every_operation_has_a_name_of_its_own() {
    JsonNode description = description();
    assertEquals("3.1.0", description.get("openapi").stringValue());
    var names = new TreeSet<String>();
    var operations = description.findValuesAsString("operationId");
    operations.forEach(name -> assertTrue(names.add(name), name));
    assertTrue(operations.size() > 40, operations.toString());
    for (String reference : description.findValuesAsString("$ref")) {
      assertTrue(description.at(reference.substring(1)).isObject(), reference);
    }
  }

  @Test
  void what_may_be_sent_says_how_long_and_which_words() {
    JsonNode table = description().at("/components/schemas/OpenTable");
    assertEquals("[\"game\"]", table.get("required").toString());
    assertEquals(60, table.at("/properties/game/maxLength").intValue());
    assertEquals("[\"public\",\"invite\"]", table.at("/properties/visibility/enum").toString());
    assertEquals(8, table.at("/properties/seats/maxItems").intValue());
    assertEquals(
        "#/components/schemas/SeatWish", table.at("/properties/seats/items/$ref").stringValue());
  }

  @Test
  void what_is_left_out_is_not_required_and_what_is_unwrapped_is_flat() {
    JsonNode schemas = description().at("/components/schemas");
    String required = schemas.at("/Table/required").toString();
    assertTrue(required.contains("\"seedHash\"") && !required.contains("\"salt\""), required);
    JsonNode game = schemas.at("/FullGame/properties");
    assertTrue(game.has("title") && game.has("chapters"), game.toString());
    assertTrue(schemas.at("/View/anyOf").size() >= 3);
  }

  /// What the check is worth: answers with a field more, less or of another kind do not pass.
  @Test
  void an_answer_that_is_not_as_described_is_found() {
    JsonNode description = description();
    JsonNode me = description.at("/components/schemas/Me");
    var check = new SchemaCheck(description);
    assertEquals(Optional.empty(), check.problem(me, json("{'id':'a','name':'b','account':true}")));
    assertEquals(
        Optional.of(".more: unknown"),
        check.problem(me, json("{'id':'a','name':'b','account':true,'more':1}")));
    assertEquals(
        Optional.of(".account: missing"), check.problem(me, json("{'id':'a','name':'b'}")));
    assertEquals(
        Optional.of(".account: 1 is no boolean"),
        check.problem(me, json("{'id':'a','name':'b','account':1}")));
  }

  private static JsonNode json(String text) {
    return Client.JSON.readTree(text.replace('\'', '"'));
  }

  /// Whoever does not develop the server does not pay for the check.
  @Test
  void the_usual_setting_trusts_the_server(@TempDir Path folder) {
    try (var trusting = TestServer.open(folder, "contract", "trust");
        var client = new Client(trusting.port())) {
      assertTrue(client.get("/openapi.json").ok().has("paths"));
    }
  }
}
