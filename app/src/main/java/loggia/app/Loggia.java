package loggia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// The one command.
///
/// A new command is a class of its own in this package and one line in `subcommands`.
@Command(
    name = "loggia",
    description = "The digital home of three city-building tabletop games.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "[COMMAND]",
    footer = {"", "Without a command Loggia starts its server: see 'loggia help serve'."},
    subcommands = {
      BenchCommand.class,
      ServeCommand.class,
      PlayCommand.class,
      AdminCommand.class,
      SimulateCommand.class,
      TournamentCommand.class,
      StudyCommand.class,
      MergeCommand.class,
      ComponentsCommand.class,
      EnvironmentCommand.class,
      ExportCommand.class,
      TrainCommand.class,
      SchemaCommand.class,
      ReplayCommand.class,
      CoachCommand.class,
      RulesCommand.class,
      NewGameCommand.class,
      CompletionCommand.class,
      CommandLine.HelpCommand.class,
    })
public final class Loggia implements Callable<Integer> {
  private static final String DEFAULT_COMMAND = "serve";

  @Spec private CommandSpec spec;

  @Option(
      names = "--verbose",
      scope = ScopeType.INHERIT,
      description = "Show where an error came from, not only what it is.")
  private boolean verbose;

  private Loggia() {}

  public static void main(String[] args) {
    CommandLine line = commandLine();
    System.exit(line.execute(withCommand(line, args)));
  }

  /// `loggia --data DIR` means `loggia serve --data DIR`: what is no option of its own is one of
  /// its usual command.
  static String[] withCommand(CommandLine line, String[] args) {
    boolean foreign =
        args.length > 0
            && args[0].startsWith("-")
            && line.getCommandSpec().findOption(args[0].replaceFirst("=.*", "")) == null;
    if (!foreign) {
      return args;
    }
    var with = new ArrayList<>(List.of(args));
    with.addFirst(DEFAULT_COMMAND);
    return with.toArray(new String[0]);
  }

  /// The command line as `main` runs it, for tests and for the completion script.
  static CommandLine commandLine() {
    var loggia = new Loggia();
    var errors = new Errors(() -> loggia.verbose);
    return new CommandLine(loggia)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionExceptionHandler(errors)
        .setParameterExceptionHandler(errors);
  }

  @Override
  public Integer call() {
    CommandLine line = spec.commandLine();
    if (line.getSubcommands().containsKey(DEFAULT_COMMAND)) {
      return line.execute(DEFAULT_COMMAND);
    }
    line.usage(line.getOut());
    return CommandLine.ExitCode.OK;
  }
}
