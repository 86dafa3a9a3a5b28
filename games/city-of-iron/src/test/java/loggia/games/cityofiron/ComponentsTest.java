package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import loggia.kernel.Attachment;
import loggia.kernel.AttachmentCache;
import loggia.kernel.Manual;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class ComponentsTest {
  private static final String STANDARD = Fixtures.text("components.json");

  private static CoiState begin(String text) {
    var file = new Attachment("mine.json", text);
    var options = Map.of("components", file.hash());
    return Table.GAME.begin(Setup.of(Table.GAME.manual(), 4, options, List.of(file), 1));
  }

  private static String problem(String from, String to) {
    assertTrue(STANDARD.contains(from), from);
    var refusal = assertThrows(Refusal.class, () -> begin(STANDARD.replace(from, to)));
    return ((Reasons.BadFile) refusal.reason()).problem();
  }

  @Test
  void another_file_changes_what_is_printed_and_its_hash_stands_in_the_position() {
    String text = STANDARD.replace("\"start\": {\"coins\": 7", "\"start\": {\"coins\": 9");
    CoiState state = begin(text);
    assertEquals(9, state.player(0).coins);
    assertTrue(state.text().contains("components=sha256:"));
    var file = new Attachment("other-name.json", text);
    assertEquals(state, Table.GAME.position(state.text(), List.of(file)));
    assertThrows(Refusal.class, () -> Table.GAME.position(state.text()));
  }

  @Test
  void a_file_read_again_after_many_others_is_the_same_box() {
    CoiState state = begin(STANDARD + " ");
    for (int i = 2; i < 2 + AttachmentCache.MOST; i++) {
      begin(STANDARD + " ".repeat(i));
    }
    CoiState again = begin(STANDARD + " ");
    assertNotSame(state.frame.components(), again.frame.components());
    assertEquals(state, again);
    assertEquals(state.hashCode(), again.hashCode());
  }

  @Test
  void card_actions_are_blocks_with_parameters() {
    CoiState state =
        begin(
            STANDARD.replace(
                "{\"do\": \"coins\", \"amount\": 4}", "{\"do\": \"coins\", \"amount\": 6}"));
    var action = state.frame.components().findAction(Card.TAX_COLLECTOR).orElseThrow();
    assertEquals(new CardAction(Block.COINS, 6, 0, 0, 0, false), action);
  }

  @Test
  void errors_name_file_line_and_field() {
    String problem =
        problem(
            "\"id\": \"a1\", \"name\": \"turnip-farm\", \"coins\": 2",
            "\"id\": \"a1\", \"name\": \"turnip-farm\", \"coins\": 99");
    assertTrue(problem.startsWith("mine.json, line 18, buildings[0].coins:"), problem);
  }

  @Test
  void the_counts_of_the_box_are_checked() {
    String decks = problem("\"copies\": [3, 0, 1]", "\"copies\": [3, 0, 2]");
    assertTrue(decks.contains("deck A has 27 cards instead of 26"), decks);
    String missing =
        problem(
            "{\"id\": \"amber-shore\", \"types\": [\"coast\", \"grass\"], \"distance\": 3,"
                + " \"source\": \"reconstructed\"},",
            "");
    assertTrue(missing.contains("missing: amber-shore"), missing);
    String twice = problem("\"id\": \"a2\"", "\"id\": \"a1\"");
    assertTrue(twice.contains("is here twice"), twice);
  }

  @Test
  @Rule("COI-130")
  void a_kind_of_building_that_an_older_file_does_not_name_is_not_in_its_box() {
    String engine =
        """
            {"id": "c11", "name": "demon-engine", "coins": 5, "science": 0, "favours": "demons",\
         "copies": [1, 0, 0], "source": "reconstructed"},
        """;
    String decks = problem(engine, "");
    assertTrue(decks.contains("deck C has 17 cards instead of 18"), decks);
    String older =
        STANDARD
            .replace(engine, "")
            .replace("\"parts\", \"copies\": [1, 0, 0]", "\"parts\", \"copies\": [2, 0, 0]");
    CoiState state = begin(older);
    assertEquals(0, state.frame.components().copies[Building.C11.ordinal()][4]);
    var file = new Attachment("older.json", older);
    assertEquals(state, Table.GAME.position(state.text(), List.of(file)));
    assertFalse(
        state.frame.components().reference().stream().anyMatch(thing -> thing.id().equals("c11")));
  }

  @Test
  void a_citizen_cannot_attack_and_unknown_fields_are_refused() {
    String attack =
        problem(
            "\"kind\": \"citizen\", \"start\": true, \"work\": 1, \"distance\": 1",
            "\"kind\": \"citizen\", \"start\": true, \"work\": 1, \"distance\": 1, \"attack\": 2");
    assertTrue(attack.contains("only military cards attack"), attack);
    String unknown = problem("\"favours\": \"turnips\"", "\"favors\": \"turnips\"");
    assertTrue(unknown.contains("favors"), unknown);
  }

  @Test
  void every_component_has_a_source() {
    for (Manual.Component thing : Components.STANDARD.reference()) {
      assertTrue(List.of("rulebook", "decoded", "reconstructed").contains(thing.source()));
    }
    assertEquals(10 + 34 + 29 + 22 + 9 + 4 + 4, Components.STANDARD.reference().size());
  }
}
