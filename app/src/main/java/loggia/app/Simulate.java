package loggia.app;

import java.util.List;
import java.util.concurrent.Callable;
import loggia.bots.Contender;
import loggia.bots.arena.Simulation;
import loggia.bots.arena.Tally;
import loggia.kernel.Game;
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
    name = "simulate",
    description = "Let bots play many games and count what happens.",
    mixinStandardHelpOptions = true)
final class Simulate implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Mixin private GameOptions options;
  @Mixin private BotOptions bots;

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "How many.")
  private int games;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games at once; the results do not depend on it.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Override
  public Integer call() {
    return run(options.game(game));
  }

  private <S extends State<S, M>, M extends Move> int run(Game<S, M> on) {
    List<Contender> contenders = bots.contenders();
    Setup setup = options.setup(on, contenders.size());
    if (games < 1 || threads < 1) {
      throw options.wrong("--games and --threads must be at least 1");
    }
    var simulation = new Simulation<>(on, setup, contenders, games);
    long start = System.nanoTime();
    Tally tally;
    try (var progress = new Progress(game, games)) {
      tally = simulation.run(Math.min(threads, games), progress::step);
    } finally {
      contenders.forEach(Contender::close);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    var report = new SimulationReport(on.manual(), setup, contenders, tally, seconds, threads);
    var out = spec.commandLine().getOut();
    out.println(json ? report.json() : report.table());
    out.flush();
    return 0;
  }
}
