package loggia.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import loggia.bots.series.Merge;
import loggia.bots.series.ResultFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "merge",
    description = "Put the shards of a study together: the report of the whole.",
    mixinStandardHelpOptions = true)
final class MergeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The shards' --state files.")
  private List<Path> files = new ArrayList<>();

  @Mixin private GameOptions options;
  @Mixin private ReportOptions report;

  @Override
  public Integer call() {
    report.check();
    ResultFile whole;
    try {
      whole = Merge.of(files);
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
    report.write(options.game(whole.header().game()), whole);
    return 0;
  }
}
