package loggia.app;

import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import loggia.bots.net.AttentionTraining;
import loggia.bots.net.Effort;
import loggia.bots.net.Strength;
import loggia.bots.net.Trainer;
import loggia.bots.net.Training;
import loggia.bots.net.Weights;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "train",
    description = {
      "Let a net learn a game by playing it with itself.",
      "Writes GAME-SEATS.weights for bots to play with (--bots search:weights=FILE), and"
          + " GAME-SEATS.training, from which the same command goes on after a stop."
    },
    mixinStandardHelpOptions = true)
final class TrainCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Mixin private GameOptions options;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FOLDER",
      description = "Where the files are.")
  private Path out;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "For how many; without it for each number of seats, one after the other.")
  private Optional<Integer> seats = Optional.empty();

  @Option(
      names = "--hours",
      paramLabel = "X",
      defaultValue = "2",
      description = "For how long in all; usually ${DEFAULT-VALUE}.")
  private double hours;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "At most so many rounds for each number of seats.")
  private int rounds = Integer.MAX_VALUE;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2000",
      description =
          "In a round whose players look one decision ahead; a tenth of it where they search."
              + " Usually ${DEFAULT-VALUE}.")
  private int games;

  @Option(
      names = "--ahead",
      paramLabel = "N",
      defaultValue = "10",
      description =
          "In so many rounds at the beginning the players look one decision ahead, which is quick;"
              + " in all others they search. Usually ${DEFAULT-VALUE}.")
  private int ahead;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "40",
      description = "Of the players' search before each decision; usually ${DEFAULT-VALUE}.")
  private int iterations;

  @Option(
      names = "--deals",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "How many to measure the strength with, in every fifth round; usually ${DEFAULT-VALUE}.")
  private int deals;

  @Option(
      names = "--rate",
      paramLabel = "X",
      defaultValue = "0.02",
      description = "How fast it learns; usually ${DEFAULT-VALUE}.")
  private float rate;

  @Option(
      names = "--attention",
      description =
          "Learn which moves deserve a search's attention, from how searches share their"
              + " iterations. The evaluation stays as it is: that of GAME-SEATS.weights in the"
              + " folder, or else the one that ships, or else the game's own.")
  private boolean attention;

  private final AtomicBoolean stopped = new AtomicBoolean();

  @Override
  public Integer call() {
    if (games < 1 || deals < 1 || rounds < 1 || iterations < 1 || !(hours > 0) || !(rate > 0)) {
      throw options.wrong(
          "--hours, --rounds, --games, --iterations, --deals and --rate must be above 0");
    }
    return run(options.game(game));
  }

  private <S extends State<S, M>, M extends Move> int run(Game<S, M> on) {
    List<Integer> numbers = numbers(on.manual());
    if (on.features(Setup.of(on.manual(), numbers.getFirst(), 0)).isEmpty()) {
      throw new Failure("the game '" + game + "' has no features: see docs/adding-a-game.md");
    }
    Places.tryFolder(out);
    try (var _ = new StopSignal(() -> stopped.set(true), () -> {})) {
      for (int number : numbers) {
        train(on, number, hours / numbers.size());
      }
    }
    return 0;
  }

  private List<Integer> numbers(Manual manual) {
    if (seats.filter(n -> n < manual.leastSeats() || n > manual.mostSeats()).isPresent()) {
      throw options.wrong(
          "--seats must be from " + manual.leastSeats() + " to " + manual.mostSeats());
    }
    return seats
        .map(List::of)
        .orElseGet(
            () -> IntStream.rangeClosed(manual.leastSeats(), manual.mostSeats()).boxed().toList());
  }

  private <S extends State<S, M>, M extends Move> void train(
      Game<S, M> on, int number, double share) {
    Path written = out.resolve(game + "-" + number + ".weights");
    Path kept = out.resolve(game + "-" + number + (attention ? ".attention" : ".training"));
    Trainer trainer = attention ? attention(on, number, kept, written) : training(on, number, kept);
    say(
        "%s%s, %d seats, seed %d, from round %d"
            .formatted(
                attention ? "attention in " : "", game, number, trainer.seed(), trainer.rounds()));
    long end = System.nanoTime() + (long) (share * TimeUnit.HOURS.toNanos(1));
    while (!stopped.get() && trainer.rounds() < rounds && System.nanoTime() - end < 0) {
      boolean searches = attention || trainer.rounds() >= ahead;
      Trainer.Round round =
          trainer.round(
              searches ? Math.max(1, games / 10) : games,
              new Effort(searches ? iterations : 0),
              rate);
      Weights weights = trainer.weights(command(number, trainer.seed()));
      weights.write(written);
      trainer.keep(kept);
      say(
          "round %d: %,d samples, loss %.4f by the game's own evaluation, %.4f by the net%s"
              .formatted(
                  round.number(),
                  round.samples(),
                  round.game(),
                  round.net(),
                  round.number() % 5 == 0 ? strength(on, weights, trainer.seed()) : ""));
    }
  }

  private String command(int number, long seed) {
    return "loggia train %s --seats %d --seed %d --games %d %s --iterations %d --rate %s"
        .formatted(
            game,
            number,
            seed,
            games,
            attention ? "--attention" : "--ahead " + ahead,
            iterations,
            rate);
  }

  private <S extends State<S, M>, M extends Move> AttentionTraining<S, M> attention(
      Game<S, M> on, int number, Path kept, Path written) {
    try {
      Weights evaluation =
          Files.exists(written)
              ? Weights.read(written)
              : on.weights(number)
                  .map(bytes -> Weights.read(new ByteArrayInputStream(bytes), "what ships"))
                  .orElseGet(() -> Weights.silent(on, number));
      return Files.exists(kept)
          ? AttentionTraining.resume(on, evaluation, written.toString(), kept)
          : AttentionTraining.begin(on, evaluation, written.toString(), options.seed());
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  private <S extends State<S, M>, M extends Move> Training<S, M> training(
      Game<S, M> on, int number, Path kept) {
    if (Files.notExists(kept)) {
      return Training.begin(on, number, options.seed());
    }
    try {
      return Training.resume(on, number, kept);
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  /// On deals that are the same in every round and that none was learned from.
  private <S extends State<S, M>, M extends Move> String strength(
      Game<S, M> on, Weights weights, long seed) {
    var wins = Strength.of(weights, on, new Effort(iterations), deals, ~seed);
    return "; wins %.1f%% (%.1f to %.1f) against players without it"
        .formatted(100 * wins.share(), 100 * wins.low(), 100 * wins.high());
  }

  private void say(String line) {
    var to = spec.commandLine().getOut();
    to.println(line);
    to.flush();
  }
}
