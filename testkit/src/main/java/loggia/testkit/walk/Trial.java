package loggia.testkit.walk;

import java.util.List;
import java.util.SplittableRandom;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Puts a law to the test with random games, and reports a broken one so that it can be played
/// again.
///
/// @param games how many games of each setup
public record Trial<S extends State<S, M>, M extends Move>(
    Game<S, M> game, List<Setup> setups, int games) {

  private static final int SHOWN = 80;

  /// Lets random games of every setup be judged.
  ///
  /// @throws AssertionError with the setup, the seed and a short record
  public void hold(Law<S, M> law) {
    for (Setup setup : setups) {
      var seeds = new SplittableRandom(setup.seed());
      for (int i = 0; i < games; i++) {
        Setup seeded = setup.withSeed(seeds.nextLong(Long.MAX_VALUE));
        Shrinker.judge(law, Walker.random(game, seeded))
            .ifPresent(
                found -> {
                  throw report(law, found);
                });
      }
    }
  }

  private AssertionError report(Law<S, M> law, Shrinker.Found<S, M> found) {
    var shortest = new Shrinker<>(law).shrink(found);
    Setup setup = shortest.walk().setup();
    var record = shortest.walk().record();
    String text = record.write();
    if (record.decisions().size() > SHOWN) {
      text = "(%d decisions, the random game of this seed)".formatted(record.decisions().size());
    }
    var message =
        """
        %s: %s
        %d seats, options %s, seed %d; after the first %d decisions of:
        %s\
        """
            .formatted(
                law.getClass().getSimpleName(),
                shortest.broken().getMessage(),
                setup.seats(),
                setup.values(),
                setup.seed(),
                Math.min(shortest.broken().step(), record.decisions().size()),
                text);
    return new AssertionError(message, shortest.broken());
  }
}
