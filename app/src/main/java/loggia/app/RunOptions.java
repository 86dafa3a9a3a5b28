package loggia.app;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// What every long run of games is told: which game, how many at once, and where it is kept.
final class RunOptions {
  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description = "The game's id; not needed to go on with a --state.")
  private Optional<String> game = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games at once; the results do not depend on it.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--state",
      paramLabel = "FILE",
      description =
          "Keeps what was played, so that '--state FILE' alone goes on with it after a stop.")
  private Optional<Path> state = Optional.empty();

  Optional<String> game() {
    return game;
  }

  int threads() {
    return threads;
  }

  Optional<Path> state() {
    return state;
  }
}
