package loggia.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import loggia.bots.Contender;
import loggia.bots.series.ResultFile;
import loggia.bots.series.Series;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.SeriesRun;
import loggia.bots.series.VariantCounts;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Refusal;
import loggia.kernel.State;
import picocli.CommandLine;

/// What `simulate` and `study` have in common: begin or go on, play, stop well, report.
///
/// @param observed whether this is a study
record SeriesCommand(GameOptions options, BotOptions bots, SeriesOptions series, boolean observed) {

  interface Begin {
    <S extends State<S, M>, M extends Move> Series<S, M> series(Game<S, M> on);
  }

  interface Report {
    void print(Series<?, ?> series, ResultFile result, double seconds, SeriesRun run);
  }

  int call(Optional<String> game, CommandLine line, Begin begin, Report report) {
    Optional<ResultFile> earlier = series.earlier();
    if (game.isEmpty() && earlier.isEmpty()) {
      throw options.wrong("name a game, or the --state of a run to go on with");
    }
    if (game.isEmpty()) {
      ResultFile from = earlier.orElseThrow();
      if (from.header().observed() != observed) {
        throw options.wrong(
            "this --state is gone on with by 'loggia " + from.header().command() + "'");
      }
      return play(
          goOn(options.game(from.header().game()), from.header()), List.of(from), line, report);
    }
    earlier.ifPresent(from -> options.seedUnlessGiven(from.header().seed()));
    Series<?, ?> wanted = begin.series(options.game(game.get()));
    return play(wanted, series.begin(wanted, bots.standIn()), line, report);
  }

  /// One after the other: what one has taught the compiler serves the next.
  private int play(Series<?, ?> wanted, List<ResultFile> parts, CommandLine line, Report report) {
    int exit = CommandLine.ExitCode.OK;
    try {
      for (int i = 0; i < parts.size(); i++) {
        ResultFile from = parts.get(i);
        var run = new SeriesRun(wanted, from.shard(), from.counts());
        exit = Math.max(exit, play(wanted, from, series.parts().get(i).file(), run, line, report));
        if (run.stopped()) {
          break;
        }
      }
    } finally {
      wanted.contenders().forEach(Contender::close);
    }
    return exit;
  }

  private <S extends State<S, M>, M extends Move> Series<S, M> goOn(
      Game<S, M> on, SeriesHeader header) {
    try {
      return series.series(on, header, bots);
    } catch (Refusal refused) {
      throw new Failure("it cannot be gone on with: " + refused.getMessage());
    }
  }

  private int play(
      Series<?, ?> wanted,
      ResultFile from,
      Optional<Path> file,
      SeriesRun run,
      CommandLine line,
      Report report) {
    long begin = System.nanoTime();
    try (var _ = new StopSignal(run::stop, run::abandon)) {
      ResultFile result = series.play(wanted, from, file, run);
      double seconds = (System.nanoTime() - begin) / 1e9;
      if (run.stopped()) {
        say(line.getErr(), "loggia: stopped; what follows is partial");
      }
      if (from.shard().of() > 1) {
        say(line.getOut(), shard(result, run));
      } else {
        report.print(wanted, result, seconds, run);
      }
      return failed(result, line);
    }
  }

  private static String shard(ResultFile result, SeriesRun run) {
    long left = run.left(result.header().games());
    return "shard %s, seed %d: %d games played%s"
        .formatted(
            result.shard().text(),
            result.header().seed(),
            result.counts().done().size(),
            left > 0 ? ", " + left + " to play" : "");
  }

  /// A bot that failed is no success, however the others fared.
  private static int failed(ResultFile result, CommandLine line) {
    long failed = result.counts().variants().stream().mapToLong(VariantCounts::failed).sum();
    if (failed > 0) {
      say(line.getErr(), "loggia: bots failed in " + failed + " games, which are not counted");
      return CommandLine.ExitCode.SOFTWARE;
    }
    return CommandLine.ExitCode.OK;
  }

  private static void say(PrintWriter out, String text) {
    out.println(text);
    out.flush();
  }
}
