package loggia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// The one command.
///
/// A new command is a class of its own in this package and one line in [#COMMANDS].
@Command(
    name = "loggia",
    description = "The digital home of three city-building tabletop games.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "[COMMAND]",
    footer = {"", "Without a command Loggia starts its server: see 'loggia help serve'."})
public final class Loggia implements Callable<Integer> {
  private static final String DEFAULT_COMMAND = "serve";

  private static final List<Class<?>> COMMANDS =
      List.of(
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
          CommandLine.HelpCommand.class);

  /// What these tell of is the others.
  private static final Set<Class<?>> OF_ALL =
      Set.of(CompletionCommand.class, CommandLine.HelpCommand.class);

  @Spec private CommandSpec spec;

  @Option(
      names = "--verbose",
      scope = ScopeType.INHERIT,
      description = "Show where an error came from, not only what it is.")
  private boolean verbose;

  private Loggia() {}

  public static void main(String[] args) {
    CommandLine line = commandLine(args);
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

  /// The command line with all commands, for tests and for the completion script.
  static CommandLine commandLine() {
    return with(COMMANDS);
  }

  /// The command line as `main` runs it. To make all commands took an eighth of a server's start,
  /// so one that is named is made alone.
  static CommandLine commandLine(String[] args) {
    String first = args.length == 0 ? DEFAULT_COMMAND : args[0];
    for (Class<?> command : COMMANDS) {
      if (name(command).equals(first) && !OF_ALL.contains(command)) {
        return with(List.of(command));
      }
    }
    if (first.startsWith("-")) {
      CommandLine server = with(List.of(ServeCommand.class));
      if (withCommand(server, args).length > args.length) {
        return server;
      }
    }
    return commandLine();
  }

  private static String name(Class<?> command) {
    return Optional.ofNullable(command.getAnnotation(Command.class))
        .map(Command::name)
        .orElseThrow();
  }

  private static CommandLine with(List<Class<?>> commands) {
    var loggia = new Loggia();
    var errors = new Errors(() -> loggia.verbose);
    var line = new CommandLine(loggia);
    commands.forEach(line::addSubcommand);
    return line.setCaseInsensitiveEnumValuesAllowed(true)
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
