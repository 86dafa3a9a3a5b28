package loggia.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import loggia.bots.Contender;
import loggia.bots.environment.Content;
import loggia.bots.environment.Environment;
import loggia.bots.json.ViewJson;
import loggia.bots.registry.Bots;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class EnvironmentTest {
  private static final String XII = "xii-century";

  /// Seat 2 has the first turn, and its shared dice are not equal.
  private static final long SECOND_BEGINS = 366614031951088564L;

  /// A line of an answer, and the bytes after it.
  private record Said(String word, JsonNode fields, byte[] bytes) {
    static Said of(byte[] all, int from, int end) {
      String line = new String(all, from, end - from, StandardCharsets.UTF_8);
      int json = line.indexOf('{');
      JsonNode fields = ViewJson.MAPPER.readTree(line.substring(json));
      int bytes = fields.has("bytes") ? fields.get("bytes").asInt() : 0;
      return new Said(
          line.substring(0, json - 1), fields, Arrays.copyOfRange(all, end + 1, end + 1 + bytes));
    }

    int legal(int table, int index) {
      JsonNode legal = fields.get("legal").get(table);
      return legal.get(index % legal.size()).asInt();
    }

    int seat(int table) {
      return fields.get("seats").get(table).asInt();
    }
  }

  /// A conversation: the lines that are said, and what is answered to each, the greeting first.
  private static List<Said> say(
      String game, int tables, String contents, boolean again, String bot, String... lines) {
    return say(Games.find(game).orElseThrow(), tables, contents, again, bot, lines);
  }

  private static <S extends State<S, M>, M extends Move> List<Said> say(
      Game<S, M> game, int tables, String contents, boolean again, String bot, String... lines) {
    List<Optional<Contender>> bots = new ArrayList<>(Collections.nCopies(2, Optional.empty()));
    if (!bot.isEmpty()) {
      bots.set(1, Optional.of(Bots.parse(bot)));
    }
    Setup setup = Setup.of(game.manual(), 2, 0);
    var environment = new Environment<>(game, setup, bots, tables, Content.parse(contents), again);
    var out = new ByteArrayOutputStream();
    byte[] in = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    try {
      environment.run(new ByteArrayInputStream(in), out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    byte[] all = out.toByteArray();
    var said = new ArrayList<Said>();
    for (int from = 0; from < all.length; ) {
      int end = from;
      while (all[end] != '\n') {
        end++;
      }
      Said one = Said.of(all, from, end);
      said.add(one);
      from = end + 1 + one.bytes().length;
    }
    return said;
  }

  /// What is said to play a game to its end, or so many steps of it: the n-th step takes move 3n.
  private static List<String> path(String game, String begin, String bot, int most) {
    var lines = new ArrayList<String>(List.of(begin));
    for (int i = 0; i < most; i++) {
      Said last = say(game, 1, "", false, bot, lines.toArray(String[]::new)).getLast();
      if (last.seat(0) == 0) {
        return lines;
      }
      lines.add("step {\"actions\":[%d]}".formatted(last.legal(0, 3 * i)));
    }
    return lines;
  }

  @ParameterizedTest
  @ValueSource(strings = {"xii-century", "iron-century", "city-of-iron"})
  void the_same_seed_gives_the_same_episode_in_any_batch(String game) {
    List<String> alone = path(game, "new {\"seeds\":[77]}", "", 12);
    var batched = new ArrayList<String>();
    for (String line : alone) {
      batched.add(
          line.startsWith("new")
              ? "new {\"seeds\":[1,77,3]}"
              : line.replace("step {", "step {\"tables\":[1],"));
    }
    Said one =
        say(game, 1, "vector,mask,view,names", false, "", alone.toArray(String[]::new)).getLast();
    Said other =
        say(game, 3, "vector,mask,view,names", false, "", batched.toArray(String[]::new)).getLast();
    assertEquals(one.fields(), other.fields());
    assertArrayEquals(one.bytes(), other.bytes());
    assertTrue(one.bytes().length > 1000);
  }

  @Test
  void a_mask_has_a_byte_for_every_move_and_a_one_for_each_that_is_allowed() {
    List<Said> said = say(XII, 2, "mask", false, "", "new {\"seed\":5}");
    int moves = said.getFirst().fields().get("moves").size();
    byte[] masks = said.get(1).bytes();
    assertEquals(2 * moves, masks.length);
    for (int table = 0; table < 2; table++) {
      var allowed = new ArrayList<Integer>();
      for (int i = 0; i < moves; i++) {
        if (masks[table * moves + i] == 1) {
          allowed.add(i);
        }
      }
      var legal = new ArrayList<Integer>();
      said.get(1).fields().get("legal").get(table).forEach(n -> legal.add(n.asInt()));
      Collections.sort(legal);
      assertEquals(legal, allowed);
    }
  }

  @Test
  void a_move_may_be_named_and_one_that_is_not_allowed_is_an_error_that_changes_nothing() {
    List<Said> said =
        say(
            XII,
            2,
            "",
            false,
            "",
            "new {\"seeds\":[%1$d,%1$d]}".formatted(SECOND_BEGINS),
            "save",
            "step {\"actions\":[\"reserve 2\",\"support\"]}",
            "step {\"actions\":[\"reserve 2\",100000]}",
            "step {\"actions\":[\"reserve 2\",\"fly\"]}",
            "step {\"actions\":[1.5,2]}",
            "step {\"actions\":[1]}",
            "leap {}",
            "step nonsense",
            "step {\"action\":[1,1]}",
            "save",
            "step {\"actions\":[\"reserve 2\",-1]}",
            "save");
    for (Said error : said.subList(3, 11)) {
      assertEquals("error", error.word(), error.fields()::toString);
    }
    assertTrue(message(said.get(3)).startsWith("seat 2 may not 'support': "), message(said.get(3)));
    assertEquals(1, said.get(3).fields().get("table").asInt());
    assertEquals(said.get(2).fields(), said.get(11).fields());
    JsonNode before = said.get(2).fields().get("saved");
    JsonNode after = said.getLast().fields().get("saved");
    assertTrue(!before.get(0).equals(after.get(0)));
    assertEquals(before.get(1), after.get(1));
  }

  private static String message(Said said) {
    return said.fields().get("message").asString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"xii-century", "iron-century", "city-of-iron"})
  void an_episode_goes_on_from_what_was_saved_as_it_would_have(String game) {
    List<String> whole = path(game, "new {\"seeds\":[77]}", "random", 20);
    List<String> first = new ArrayList<>(whole.subList(0, 11));
    first.add("save");
    Said saved = say(game, 1, "", false, "random", first.toArray(String[]::new)).getLast();
    var rest = new ArrayList<>(whole.subList(10, whole.size()));
    rest.set(0, "load " + ViewJson.text(saved.fields()));
    Said there = say(game, 1, "view", false, "random", rest.toArray(String[]::new)).getLast();
    Said here = say(game, 1, "view", false, "random", whole.toArray(String[]::new)).getLast();
    assertEquals(here.fields(), there.fields());
  }

  @Test
  void a_game_that_ends_tells_its_result_and_begins_again_where_that_is_wanted() {
    List<String> whole = path(XII, "new {\"seeds\":[77]}", "random", 1000);
    String[] lines = whole.toArray(String[]::new);
    Said over = say(XII, 1, "", false, "random", lines).getLast();
    JsonNode ended = over.fields().get("ended").get(0);
    assertEquals(77, ended.get("seed").asLong());
    assertEquals(
        1.0, ended.get("shares").get(0).asDouble() + ended.get("shares").get(1).asDouble());
    Said again = say(XII, 1, "", true, "random", lines).getLast();
    assertEquals(ended, again.fields().get("ended").get(0));
    assertEquals(1, again.seat(0));
  }

  @Test
  void every_seat_can_look_and_only_who_is_asked_has_moves() {
    List<Said> said =
        say(
            XII,
            1,
            "vector",
            false,
            "",
            "new {\"seeds\":[%d]}".formatted(SECOND_BEGINS),
            "observe {\"seats\":[1]}",
            "observe {\"seats\":[2]}",
            "observe {\"seats\":[3]}");
    assertEquals(2, said.get(1).seat(0));
    assertEquals(0, said.get(2).fields().get("legal").get(0).size());
    assertArrayEquals(said.get(1).bytes(), said.get(3).bytes());
    assertTrue(!Arrays.equals(said.get(2).bytes(), said.get(3).bytes()));
    assertEquals("there is no seat 3; they go from 1 to 2", message(said.get(4)));
  }
}
