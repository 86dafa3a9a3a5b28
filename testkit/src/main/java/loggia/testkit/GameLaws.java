package loggia.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.testkit.laws.Ends;
import org.junit.jupiter.api.Test;

/// The laws every game must keep. A game's module extends this class once:
///
/// ```java
/// class ChessLawsTest extends GameLaws<ChessState, ChessMove> {
///   @Override
///   protected Game<ChessState, ChessMove> game() {
///     return new Chess();
///   }
/// }
/// ```
///
/// `-Dloggia.laws.games=100` plays more games of each setup, `-Dloggia.laws.seed=7` other ones.
public abstract class GameLaws<S extends State<S, M>, M extends Move> {
  protected abstract Game<S, M> game();

  /// What is played; the seeds of the games follow from those of the setups. As it stands: every
  /// number of seats with the usual options.
  protected List<Setup> setups() {
    var manual = game().manual();
    long seed = Long.getLong("loggia.laws.seed", 1600);
    return IntStream.rangeClosed(manual.leastSeats(), manual.mostSeats())
        .mapToObj(seats -> Setup.of(manual, seats, seed))
        .toList();
  }

  /// How many games of each setup every law looks at.
  protected int games() {
    return Integer.getInteger("loggia.laws.games", 4);
  }

  private void hold(Law<S, M> law) {
    new Trial<>(game(), setups(), games()).hold(law);
  }

  @Test
  void a_random_game_ends_within_its_bound_and_waits_for_nobody_without_a_move() {
    hold(new Ends<>());
  }

  @Test
  void every_rule_has_a_test_and_every_test_of_a_rule_has_its_rule() {
    var manual = game().manual();
    var coverage = RuleCoverage.of(ClassFiles.home(getClass()), getClass().getClassLoader());
    coverage.write(manual, Path.of("target", "rule-coverage.tsv"));
    assertEquals("", String.join("\n", coverage.problems(manual)));
  }
}
