package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import loggia.kernel.GameRecord;
import loggia.testkit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Finished games, one for each way to end.
class FixturesTest {
  @Rule("COI-94")
  @ParameterizedTest
  @ValueSource(strings = {"points", "coins", "goods", "shared"})
  void a_finished_game_replays_to_its_end(String ending) {
    var record = GameRecord.read(Fixtures.text("fixtures/" + ending + ".record"));
    var match = record.replay(Table.GAME, List.of());
    assertEquals(ending, match.state().result().ending());
  }
}
