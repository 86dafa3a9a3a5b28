package loggia.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import loggia.bots.Contender;
import loggia.bots.arena.Fixture;
import loggia.bots.coach.BotFigures;
import loggia.bots.coach.Effort;
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
  @Mixin private CoachOptions coach;

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
    if (series.sharded() && coach.wanted()) {
      throw options.wrong("--coach looks at whole studies: leave --shard out");
    }
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
    if (coach.wanted()) {
      var out = spec.commandLine().getOut();
      out.print(CoachOptions.table(coached(played)));
      out.flush();
    }
  }

  /// The first variant's games, with the bots in the seats they had.
  private <S extends State<S, M>, M extends Move> List<BotFigures> coached(Series<S, M> played) {
    List<Contender> contenders = bots.contenders();
    List<Integer> lineup = IntStream.range(0, contenders.size()).boxed().toList();
    var fixtures =
        IntStream.range(0, (int) Math.min(played.games(), Integer.MAX_VALUE))
            .mapToObj(deal -> new Fixture(0, 0, deal, lineup));
    try {
      return coach.figures(
          played.game(),
          played.variants().getFirst().setup(),
          contenders,
          fixtures.limit(coach.games()).toList(),
          Effort.USUAL.threads());
    } finally {
      contenders.forEach(Contender::close);
    }
  }
}
