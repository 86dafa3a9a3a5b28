package loggia.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import loggia.bots.Bot;
import loggia.bots.GreedyBot;
import loggia.bots.arena.Arena;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What makes greedy faster must not make it play differently: studies and strengths were measured
/// with it. Who changes a game's rules or its evaluation on purpose writes down the new number.
class GreedyDecisionsTest {
  private static final int FIRST_SEED = 5000;

  @ParameterizedTest
  @CsvSource({
    "city-of-iron, 4, 60, 33944969e1f2869a",
    "city-of-iron, 2, 60, f277a940428794e7",
    "iron-century, 4, 100, bf1f96631d565e2e",
    "iron-century, 2, 100, f04a5b194b33be05",
    "xii-century, 4, 100, 60e3ebbb0a942058",
    "xii-century, 2, 100, 82853525a6af9bbd",
  })
  void greedy_decides_as_it_did_before_it_was_made_faster(
      String id, int seats, int games, String expected) {
    var decisions = new Decisions();
    for (int i = 0; i < games; i++) {
      play(Games.find(id).orElseThrow(), seats, i, decisions);
    }
    assertEquals(expected, "%016x".formatted(decisions.hash));
  }

  private static <S extends State<S, M>, M extends Move> void play(
      Game<S, M> game, int seats, int number, Decisions decisions) {
    var bots = new ArrayList<Bot>();
    for (int seat = 0; seat < seats; seat++) {
      bots.add(new GreedyBot(31L * FIRST_SEED + 7L * number + seat));
    }
    Setup setup = Setup.of(game.manual(), seats, FIRST_SEED + number);
    Arena.play(game, setup, bots, Journal.NONE, decisions);
  }

  /// All of them in one number.
  private static final class Decisions implements Arena.Watcher {
    private long hash;

    @Override
    public <S extends State<S, M>, M extends Move> void sees(
        S state, Seat seat, Moves<M> moves, M move) {
      hash = hash * 6364136223846793005L + seat.index() + 7L * move.text().hashCode();
    }
  }
}
