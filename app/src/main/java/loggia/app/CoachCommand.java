package loggia.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import loggia.app.coach.CoachPage;
import loggia.app.coach.CoachReport;
import loggia.app.coach.CoachTable;
import loggia.bots.coach.Analysis;
import loggia.bots.coach.Coach;
import loggia.bots.coach.Effort;
import loggia.bots.json.ViewJson;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.RecordError;
import loggia.kernel.Seat;
import loggia.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "coach",
    description = "Say where a finished game was won and lost, and what was luck.",
    mixinStandardHelpOptions = true)
final class CoachCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The record of a finished game.")
  private Path file;

  @Mixin private GameOptions options;
  @Mixin private Language language;

  @Option(names = "--out", paramLabel = "FILE", description = "Writes a page with the curve.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--json", description = "Prints every figure as one JSON object.")
  private boolean json;

  @Option(names = "--seat", paramLabel = "N", description = "Tells of this seat alone.")
  private Optional<Integer> seat = Optional.empty();

  @Option(
      names = "--time",
      paramLabel = "SECONDS",
      description = "After that it hurries (default: ${DEFAULT-VALUE}).")
  private int time = (int) Effort.USUAL.time().toSeconds();

  @Option(
      names = "--worlds",
      paramLabel = "N",
      description =
          "In how many imagined worlds choices are compared at first (default:"
              + " ${DEFAULT-VALUE}).")
  private int worlds = Effort.USUAL.worlds();

  @Option(names = "--threads", paramLabel = "N", description = "How many at once.")
  private int threads = Effort.USUAL.threads();

  @Override
  public Integer call() {
    if (time < 1 || worlds < 1 || threads < 1) {
      throw options.wrong("--time, --worlds and --threads must be 1 or more");
    }
    out.ifPresent(Places::tryFile);
    GameRecord record = RecordFile.read(file);
    if (seat.isPresent() && (seat.get() < 1 || seat.get() > record.seats())) {
      throw options.wrong("--seat must be from 1 to " + record.seats());
    }
    report(options.game(record.game()), record);
    return 0;
  }

  private <S extends State<S, M>, M extends Move> void report(Game<S, M> game, GameRecord record) {
    Analysis analysis = analyse(game, record);
    Game<S, M> then = game.under(record.rules()).orElse(game);
    var report =
        CoachReport.of(
            analysis,
            then,
            language.code(),
            Names.of(record.names()),
            seat.map(number -> Seat.of(number - 1)));
    out.ifPresent(page -> Places.write(page, new CoachPage(report).html()));
    var lines = spec.commandLine().getOut();
    lines.print(json ? ViewJson.text(analysis) + "\n" : new CoachTable(report).text());
    lines.flush();
  }

  private <S extends State<S, M>, M extends Move> Analysis analyse(
      Game<S, M> game, GameRecord record) {
    var effort =
        Effort.USUAL.withWorlds(worlds).withTime(Duration.ofSeconds(time)).withThreads(threads);
    if (options.seeded()) {
      effort = effort.withSeed(options.seed());
    }
    try (var progress = new Progress("coach", "decisions", record.decisions().size())) {
      return Coach.analyse(game, record, options.attachments(), effort, _ -> progress.step());
    } catch (RecordError | IllegalArgumentException e) {
      throw Failure.ofInput(file + ": " + e.getMessage());
    }
  }
}
