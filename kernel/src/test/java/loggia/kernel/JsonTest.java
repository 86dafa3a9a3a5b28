package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTest {
  private static final String SHEET =
      """
      {
        "name": "a \\"town\\" \\u00e8",
        "assets": [
          { "id": "food", "max": 30, "free": true },
          { "id": "farms", "max": -1, "free": false }
        ]
      }
      """;

  private final Json sheet = Json.read("sheet.json", SHEET);

  @Test
  void values_are_read_by_their_kind() {
    assertEquals("a \"town\" è", sheet.get("name").text());
    List<Json> assets = sheet.get("assets").items();
    assertEquals(2, assets.size());
    assertEquals(30, assets.get(0).get("max").number(0, 30));
    assertTrue(assets.get(0).get("free").flag());
    assertEquals("farms", assets.get(1).get("id").oneOf(List.of("food", "farms")));
    assertTrue(assets.get(1).find("cost").isEmpty());
  }

  @Test
  void an_error_names_file_line_and_field() {
    Json farms = sheet.get("assets").items().get(1);
    assertSays(
        "sheet.json, line 5, assets[1].max: expected a whole number from 0 to 30, "
            + "but found the number -1",
        () -> farms.get("max").number(0, 30));
    assertSays(
        "sheet.json, line 5, assets[1]: the field \"cost\" is missing", () -> farms.get("cost"));
    assertSays(
        "sheet.json, line 5, assets[1].free: there is no such field here; known are id, max",
        () -> farms.only(Set.of("max", "id")));
    assertSays(
        "sheet.json, line 2, name: expected a list, but found the text \"a \"town\" è\"",
        () -> sheet.get("name").items());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "{|line 1: the file ends too early",
        "[1 2]|line 1: expected ',', but found '2'",
        "{\"a\": 1.5}|line 1, a: '1.5' is not a whole number",
        "{\"a\": 1, \"a\": 2}|line 1, a: this field is there twice",
        "{\"a\": nope}|line 1, a: expected a value, but found 'n'",
        "[1] 2|line 1: nothing may follow the first value",
        "[\"\\x\"]|line 1, [0]: unknown escape '\\x'",
      },
      delimiter = '|')
  void a_broken_file_is_refused_with_its_line(String text, String problem) {
    assertSays("x.json, " + problem, () -> Json.read("x.json", text));
  }

  @Test
  void nesting_has_a_limit() {
    assertSays(
        "x.json, line 1, " + "[0]".repeat(32) + ": nested more than 32 deep",
        () -> Json.read("x.json", "[".repeat(100_000)));
  }

  private static void assertSays(String message, Runnable reading) {
    var error = assertThrows(JsonError.class, reading::run);
    assertEquals(message, error.getMessage());
  }
}
