package loggia.app;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import loggia.app.play.Suggestion;
import loggia.kernel.Refusal;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns what went wrong into one line on standard error and an exit code: 2 for what was given (a
/// command line, a file, a setting) and cannot be used, 1 for what could not be done.
record Errors(BooleanSupplier verbose)
    implements IExecutionExceptionHandler, IParameterExceptionHandler {

  @Override
  public int handleExecutionException(Exception error, CommandLine line, ParseResult parsed) {
    report(line, describe(error), error, verbose.getAsBoolean());
    return switch (error) {
      case Failure failure -> failure.exitCode();
      // Commands play legal moves only: what a game refuses is what it was given to begin with.
      case Refusal _ -> ExitCode.USAGE;
      default -> ExitCode.SOFTWARE;
    };
  }

  @Override
  public int handleParseException(ParameterException error, String[] args) {
    CommandLine line = error.getCommandLine();
    // The option itself may stand behind the word that could not be read.
    boolean trace = Arrays.asList(args).contains("--verbose");
    String command = line.getCommandSpec().qualifiedName();
    report(line, describe(error, line) + " (see '" + command + " --help')", error, trace);
    return ExitCode.USAGE;
  }

  private void report(CommandLine line, String message, Exception error, boolean trace) {
    PrintWriter err = line.getErr();
    err.println(line.getColorScheme().errorText("loggia: " + message));
    if (trace) {
      error.printStackTrace(err);
    }
    err.flush();
  }

  private static String describe(ParameterException error, CommandLine line) {
    if (error instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().getFirst();
      return word.startsWith("-")
          ? "unknown option '"
              + word
              + "'"
              + Suggestion.of(word, line.getCommandSpec().optionsMap().keySet())
          : line.getSubcommands().isEmpty()
              ? "nothing is known to do with '" + word + "'"
              : "unknown command '"
                  + word
                  + "'"
                  + Suggestion.of(word, line.getSubcommands().keySet());
    }
    // The library says the word twice of options with keys.
    return oneLine(String.valueOf(error.getMessage())).replace("option option ", "option ");
  }

  private static String describe(Exception error) {
    String message = String.valueOf(error.getMessage());
    return error instanceof Failure || error instanceof Refusal
        ? oneLine(message)
        : oneLine(error.getClass().getSimpleName() + ": " + message)
            + " (--verbose shows where it happened)";
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\R\\s*", " ");
  }
}
