package loggia.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import loggia.bench.Comparison;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "compare",
    description = "Put the figures of two runs side by side.",
    mixinStandardHelpOptions = true)
final class BenchCompareCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "BEFORE", description = "A file of 'bench --json'.")
  private Path before;

  @Parameters(index = "1", paramLabel = "AFTER", description = "Another one.")
  private Path after;

  @Override
  public Integer call() {
    try {
      Comparison.print(before, after, spec.commandLine().getOut());
      return 0;
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }
}
