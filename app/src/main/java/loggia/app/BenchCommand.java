package loggia.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import loggia.bench.Bench;
import loggia.bench.Effort;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "bench",
    description = "Measure rules, bots and server beside their peers and their limits.",
    mixinStandardHelpOptions = true,
    subcommands = BenchCompareCommand.class)
final class BenchCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "PART",
      defaultValue = "kernel",
      description = "One of: ${COMPLETION-CANDIDATES} (usually ${DEFAULT-VALUE}).")
  private Bench.Part part;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the figures to a file, too.")
  private Optional<Path> json = Optional.empty();

  @Option(
      names = "--smoke",
      description = "Only show that everything works: the figures mean nothing.")
  private boolean smoke;

  @Option(
      names = "--tables",
      paramLabel = "N",
      description = "How many tables play at a time at the server; usually 1000.")
  private Optional<Integer> tables = Optional.empty();

  @Override
  public Integer call() {
    Effort usual = smoke ? Effort.SMOKE : Effort.WHOLE;
    Effort effort = tables.map(usual::withTables).orElse(usual);
    Bench.run(part, effort, json, spec.commandLine().getOut());
    return CommandLine.ExitCode.OK;
  }
}
