package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import loggia.kernel.Attachment;
import loggia.kernel.GameRecord;
import loggia.kernel.Match;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SheetTest {
  private static final String STANDARD = Printing.NOW.sheet().text;

  private static Setup setup(String text) {
    var file = new Attachment("my-sheet.json", text);
    return Setup.of(Table.GAME.manual(), 2, Map.of("sheet", file.hash()), List.of(file), 1);
  }

  @Test
  void another_sheet_changes_needs_prices_and_points() {
    String cheaper =
        STANDARD.replace(
            "\"pays\": {\"supply\": 5}, \"vp\": 5", "\"pays\": {\"supply\": 1}, \"vp\": 50");
    XiiState state = Table.GAME.begin(setup(cheaper));
    assertEquals(50, state.sheet().line(Feature.CHURCH).vp());
    XiiState again = Table.GAME.position(state.text());
    assertEquals(state, again);
    assertTrue(state.text().contains(" sheet "));
  }

  @Test
  void the_record_names_the_sheet_by_its_hash_and_replays_with_the_file() {
    Setup setup = setup(STANDARD.replace("\"vp\": 30", "\"vp\": 31"));
    var match = Match.begin(Table.GAME, setup);
    var record = GameRecord.of(match, List.of(), List.of());
    assertEquals(setup.value("sheet"), record.options().get("sheet"));
    assertTrue(setup.value("sheet").startsWith("sha256:"));
    assertEquals(match.state(), record.replay(Table.GAME, setup.files()).state());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"max\": 10, \"vp\": 1,|\"max\": 99, \"vp\": 1,|line 3, assets[0].max: expected a whole"
            + " number from 1 to 15, but found the number 99",
        "\"id\": \"church\"|\"id\": \"chapel\"|"
            + "line 26, features[9].id: expected one of church, but found the text \"chapel\"",
        "\"has\": [\"blacksmith\"]|\"has\": [\"smith\"]|line 7, assets[4].has[0]: expected one of"
            + " master-builder, blacksmith, merchant, butcher, prior, bishop, army-chief, war-hero,"
            + " earl, church, stables, market, tavern, monastery, cathedral, brewery, walls,"
            + " barbican, miller, sheriff, witch, jongleur, mill, granary, court, castle, but found"
            + " the text \"smith\"",
        "\"max\": \"men\"|\"max\": 5|"
            + "line 8, assets[5].max: expected one of men, but found the number 5",
        "\"vp\": 8,|\"vp\": 8, \"pwo\": 1,|"
            + "line 19, features[2].pwo: there is no such field here; known are defence, dice, die,"
            + " has, id, needs, pays, pow, source, vp",
      })
  void a_bad_sheet_is_refused_with_file_line_and_field(String good, String bad, String problem) {
    assertTrue(STANDARD.contains(good), good);
    String text = STANDARD.replace(good, bad);
    assertEquals(
        "The file for 'sheet' cannot be used: my-sheet.json, " + problem,
        Table.error(() -> Table.GAME.begin(setup(text))));
  }

  @Test
  void a_sheet_with_a_line_too_few_is_refused() {
    String text = STANDARD.replaceFirst("(?m)^.*\"quarry\".*\\R", "");
    assertEquals(
        "The file for 'sheet' cannot be used: my-sheet.json, line 44, locations: the sheet has 4 of"
            + " these, but there are 3",
        Table.error(() -> Table.GAME.begin(setup(text))));
  }
}
