package loggia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import loggia.bots.json.SchemaCheck;
import loggia.bots.json.ViewJson;
import loggia.bots.json.ViewSchema;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.kernel.Viewer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The schema of a view is believed only as far as real views keep to it.
class ViewSchemaTest {
  @ParameterizedTest
  @ValueSource(strings = {"xii-century", "iron-century", "city-of-iron"})
  void real_views_keep_to_the_schema_of_their_game(String id) {
    Game<?, ?> game = Games.find(id).orElseThrow();
    JsonNode schema = ViewJson.MAPPER.valueToTree(ViewSchema.of(game));
    for (int seats = Math.max(2, game.manual().leastSeats()); seats <= 4; seats++) {
      check(game, seats, schema);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"xii-century", "iron-century", "city-of-iron"})
  void a_view_with_a_field_more_or_less_or_of_another_kind_does_not(String id) {
    Game<?, ?> game = Games.find(id).orElseThrow();
    JsonNode schema = ViewJson.MAPPER.valueToTree(ViewSchema.of(game));
    for (String bent : List.of("{}", "[]", "{\"round\":\"one\"}", "{\"wrong\":1}")) {
      JsonNode view = ViewJson.MAPPER.readTree(bent);
      assertTrue(new SchemaCheck(schema).problem(schema, view).isPresent(), bent);
    }
  }

  private static <S extends State<S, M>, M extends Move> void check(
      Game<S, M> game, int seats, JsonNode schema) {
    var random = new SplittableRandom(seats);
    S state = game.begin(Setup.of(game.manual(), seats, seats));
    for (int i = 0; !state.over(); i++) {
      if (i % 20 == 0) {
        keeps(state, schema);
      }
      Seat seat = state.awaited().first();
      var moves = state.moves(seat);
      state = state.play(seat, moves.get(random.nextInt(moves.size())), Journal.NONE);
    }
    keeps(state, schema);
  }

  /// Views are written by hand, for speed: nobody shall see a difference.
  private static void keeps(State<?, ?> state, JsonNode schema) {
    for (Viewer viewer : List.of(Seat.ONE, Seat.TWO, Onlooker.SPECTATOR, Onlooker.ORACLE)) {
      String text = ViewJson.text(state.view(viewer));
      assertEquals(ViewJson.MAPPER.writeValueAsString(state.view(viewer)), text);
      JsonNode view = ViewJson.MAPPER.readTree(text);
      assertEquals(Optional.empty(), new SchemaCheck(schema).problem(schema, view));
    }
  }
}
