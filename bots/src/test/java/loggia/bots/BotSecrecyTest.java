package loggia.bots;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import loggia.bots.arena.Arena;
import loggia.bots.chests.Chests;
import loggia.bots.chests.ChestsMove;
import loggia.bots.chests.ChestsState;
import loggia.bots.registry.Bots;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// In [Chests] the secret would pay: whoever saw the real state would find the gem every time.
class BotSecrecyTest {
  /// Counts how often chests are opened, and how often the gem was in them.
  private static final class Luck implements Arena.Watcher {
    int opened;
    int found;

    @Override
    public <S extends State<S, M>, M extends Move> void sees(
        S state, Seat seat, Moves<M> moves, M move) {
      if (move instanceof ChestsMove.Open open && state instanceof ChestsState real) {
        opened++;
        found += open.chest() == real.gem() ? 1 : 0;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "apprentice", "search:iterations=40"})
  void a_bot_finds_the_gem_no_more_often_than_by_luck(String name) {
    var luck = new Luck();
    for (int seed = 1; seed <= 300; seed++) {
      Setup setup = Setup.of(Chests.GAME.manual(), 2, Map.of("pay", "9"), List.of(), seed);
      var bots = List.of(Bots.parse(name, seed), Bots.parse(name, -seed));
      Arena.play(Chests.GAME, setup, bots, Journal.NONE, luck);
    }
    double rate = (double) luck.found / luck.opened;
    assertTrue(luck.opened > 1000, name + " opened only " + luck.opened);
    assertTrue(rate > 0.2 && rate < 0.3, name + " found " + rate);
  }

  @ParameterizedTest
  @ValueSource(strings = {"search:iterations=1000", "search:iterations=1000,threads=2"})
  void a_search_takes_the_safe_way_when_a_chest_pays_less_than_it_hides(String name) {
    var luck = new Luck();
    for (int seed = 1; seed <= 20; seed++) {
      Setup setup = Setup.of(Chests.GAME.manual(), 2, Map.of("pay", "2"), List.of(), seed);
      var bots = List.of(Bots.parse(name, seed), Bots.parse(name, -seed));
      Arena.play(Chests.GAME, setup, bots, Journal.NONE, luck);
    }
    // who is behind in the last round has nothing to lose by a chest
    assertTrue(luck.opened < 80, "opened " + luck.opened + " chests of 200 decisions");
  }

  /// A chest pays 9: one of the four is advised, and in one of four deals it is the right one.
  @Test
  void advice_knows_no_more_than_the_seat_that_asks() {
    int right = 0;
    int deals = 80;
    for (int seed = 0; seed < deals; seed++) {
      var setup = Setup.of(Chests.GAME.manual(), 2, Map.of("pay", "9"), List.of(), seed);
      var state = Chests.GAME.begin(setup);
      var best =
          MoveComparison.best(
              new Question<>(Chests.GAME, state, Seat.ONE), Evaluator.LINEAR, 60, seed);
      right += best.getFirst().move().chest() == state.gem() ? 1 : 0;
    }
    // Four standard deviations around a quarter.
    assertTrue(right > 4 && right < 36, right + " of " + deals);
  }
}
