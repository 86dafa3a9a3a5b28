package loggia.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    name = "study",
    description = "Let bots play many games and report on balance, on one page.",
    mixinStandardHelpOptions = true)
final class StudyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private GameOptions options;
  @Mixin private BotOptions bots;
  @Mixin private SeriesOptions series;
  @Mixin private ReportOptions report;

  @Option(
      names = "--compare",
      arity = "2",
      paramLabel = "FILE",
      description =
          "Two component files, played on the same deals and put side by side; 'standard' is the"
              + " game's own.")
  private List<Path> compare = new ArrayList<>();

  @Option(
      names = "--vary",
      paramLabel = "ID.FIELD=A,B,...",
      description =
          "A number of a component and the values to try, as 2,3,4 or 2..4; repeated, all"
              + " combinations are played on the same deals.")
  private List<String> vary = new ArrayList<>();

  @Override
  public Integer call() {
    if (!series.sharded()) {
      report.check();
    }
    return new SeriesCommand(options, bots, series, true)
        .call(series.game(), spec.commandLine(), this::begin, this::write);
  }

  private <S extends State<S, M>, M extends Move> Series<S, M> begin(Game<S, M> on) {
    var contenders = bots.contenders();
    var variants = new Variants(on, options, contenders.size());
    if (!compare.isEmpty() && !vary.isEmpty()) {
      throw options.wrong("--compare and --vary do not go together");
    }
    return new Series<>(
        on,
        !compare.isEmpty()
            ? variants.compared(compare)
            : !vary.isEmpty() ? variants.swept(vary) : variants.one(),
        contenders,
        series.games(),
        true);
  }

  private void write(Series<?, ?> played, ResultFile result, double seconds, SeriesRun run) {
    report.write(played.game(), result);
  }
}
