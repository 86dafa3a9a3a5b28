package loggia.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import loggia.bench.Bench;
import loggia.bench.Effort;
import loggia.bench.ServerWishes;
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
      description = "How many tables there are at the server; usually 1000, in the lobby 100000.")
  private Optional<Integer> tables = Optional.empty();

  @Option(
      names = "--find",
      description = "With open: open more and more tables until they no longer hold.")
  private boolean find;

  @Option(names = "--alone", description = "Measure the server without boardgame.io beside it.")
  private boolean alone;

  @Option(
      names = "--think",
      paramLabel = "SECONDS",
      defaultValue = "5",
      description =
          "With open: from question to answer, on average (usually ${DEFAULT-VALUE} seconds).")
  private double think;

  @Option(
      names = "--store",
      paramLabel = "JDBC",
      defaultValue = "",
      description = "An empty PostgreSQL database to measure with and to leave filled.")
  private String store;

  @Option(
      names = "--store-user",
      paramLabel = "USER",
      defaultValue = "",
      description = "Whom that database knows, without a password.")
  private String user;

  @Override
  public Integer call() {
    Effort effort = smoke ? Effort.SMOKE : Effort.WHOLE;
    var wishes = new ServerWishes(tables, find, alone, think, store, user);
    Bench.run(part, effort, wishes, json, spec.commandLine().getOut());
    return CommandLine.ExitCode.OK;
  }
}
