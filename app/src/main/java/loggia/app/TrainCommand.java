package loggia.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import loggia.bots.net.Strength;
import loggia.bots.net.Training;
import loggia.bots.net.Weights;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "train",
    description = "Let a net learn a game by playing it with itself.",
    mixinStandardHelpOptions = true)
final class TrainCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Mixin private GameOptions options;

  @Option(names = "--seats", paramLabel = "N", defaultValue = "2", description = "How many play.")
  private int seats;

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "The weights.")
  private Path out;

  @Option(names = "--hours", paramLabel = "X", defaultValue = "2", description = "For how long.")
  private double hours;

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "In a round.")
  private int games;

  @Option(names = "--deals", paramLabel = "N", defaultValue = "100", description = "To measure.")
  private int deals;

  @Option(names = "--rate", paramLabel = "X", defaultValue = "0.02", description = "Of learning.")
  private float rate;

  @Override
  public Integer call() {
    return run(options.game(game));
  }

  private <S extends State<S, M>, M extends Move> int run(Game<S, M> on) {
    Places.tryFile(out);
    long seed = options.seed();
    var training = new Training<>(on, seats, seed);
    var stopped = new AtomicBoolean();
    long end = System.nanoTime() + (long) (hours * TimeUnit.HOURS.toNanos(1));
    PrintWriter said = spec.commandLine().getOut();
    try (var _ = new StopSignal(() -> stopped.set(true), () -> {})) {
      while (!stopped.get() && System.nanoTime() - end < 0) {
        long begin = System.nanoTime();
        Training.Round round = training.round(games, rate);
        long played = System.nanoTime();
        Weights weights = training.weights("loggia train");
        weights.write(out);
        var strength = Strength.of(weights, on, deals, seed + 1);
        said.printf(
            "round %d: %d samples, loss %.4f linear, %.4f net; %.1f%% (%.1f to %.1f) against"
                + " greedy; %.0f + %.0f s%n",
            round.number(),
            round.samples(),
            round.linear(),
            round.net(),
            100 * strength.share(),
            100 * strength.low(),
            100 * strength.high(),
            (played - begin) / 1e9,
            (System.nanoTime() - played) / 1e9);
        said.flush();
      }
    }
    return 0;
  }
}
