package loggia.app;

import java.util.concurrent.Callable;
import loggia.bots.series.ResultFile;
import loggia.bots.series.Series;
import loggia.bots.series.SeriesRun;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "simulate",
    description = "Let bots play many games and count what happens.",
    mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private GameOptions options;
  @Mixin private BotOptions bots;
  @Mixin private SeriesOptions series;

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Override
  public Integer call() {
    return new SeriesCommand(options, bots, series, false)
        .call(series.game(), spec.commandLine(), this::begin, this::print);
  }

  private <S extends State<S, M>, M extends Move> Series<S, M> begin(Game<S, M> on) {
    var contenders = bots.contenders();
    return Series.of(on, options.setup(on, contenders.size()), contenders, series.games());
  }

  private void print(Series<?, ?> played, ResultFile result, double seconds, SeriesRun run) {
    var report = new SimulationReport(result, seconds, series.threads(), run);
    var out = spec.commandLine().getOut();
    out.println(json ? report.json() : report.table());
    out.flush();
  }
}
