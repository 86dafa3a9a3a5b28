package loggia.bots.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import loggia.bots.chests.Chests;
import loggia.bots.registry.Bots;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private static Tally simulate(int threads, String... names) {
    var contenders = Stream.of(names).map(Bots::parse).toList();
    var setup = Setup.of(Chests.GAME.manual(), names.length, 11);
    return new Simulation<>(Chests.GAME, setup, contenders, 200).run(threads, () -> {});
  }

  private static List<Object> figures(Tally tally) {
    return List.of(
        tally.games(),
        tally.decisions(),
        tally.endings(),
        tally.averageRounds(),
        tally.wins(Seat.ONE),
        tally.wins(Seat.TWO),
        tally.averageScore(Seat.ONE),
        tally.averageScore(Seat.TWO));
  }

  @Test
  void the_number_of_threads_changes_nothing() {
    var alone = figures(simulate(1, "random", "greedy"));
    assertEquals(alone, figures(simulate(2, "random", "greedy")));
    assertEquals(alone, figures(simulate(5, "random", "greedy")));
  }

  @Test
  void all_victories_together_are_the_games() {
    Tally tally = simulate(2, "random", "random", "greedy");
    double wins = tally.wins(Seat.ONE) + tally.wins(Seat.TWO) + tally.wins(Seat.THREE);
    assertEquals(200, wins, 1e-9);
    assertEquals(200 * 15, tally.decisions());
  }

  @Test
  void a_shared_victory_counts_in_equal_parts() {
    var bots = List.of(Bots.parse("random", 1), Bots.parse("random", 2));
    for (int seed = 0; seed < 200; seed++) {
      var setup = Setup.of(Chests.GAME.manual(), 2, seed);
      var outcome = Arena.play(Chests.GAME, setup, bots, Journal.NONE, Arena.Watcher.NONE);
      if (outcome.result().winners().size() == 2) {
        assertEquals(Outcome.WHOLE / 2, outcome.share(Seat.ONE));
        return;
      }
    }
    throw new AssertionError("no shared victory in 200 games");
  }

  @Test
  void the_interval_of_Wilson_is_that_of_the_textbook() {
    // 10 of 100: 5.52% to 17.44%
    Interval interval = Interval.wilson(10, 100);
    assertEquals(0.0552, interval.low(), 5e-5);
    assertEquals(0.1744, interval.high(), 5e-5);
    assertTrue(Interval.wilson(0, 10).high() > 0.2);
  }
}
