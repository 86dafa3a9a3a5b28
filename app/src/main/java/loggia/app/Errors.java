package loggia.app;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// Turns what went wrong into one line on standard error and an exit code: 1 for a failure, 2 for a
/// command line that makes no sense.
record Errors(BooleanSupplier verbose)
    implements IExecutionExceptionHandler, IParameterExceptionHandler {

  @Override
  public int handleExecutionException(Exception error, CommandLine line, ParseResult parsed) {
    report(line, describe(error), error, verbose.getAsBoolean());
    return ExitCode.SOFTWARE;
  }

  @Override
  public int handleParseException(ParameterException error, String[] args) {
    CommandLine line = error.getCommandLine();
    // The option itself may stand behind the word that could not be read.
    boolean trace = Arrays.asList(args).contains("--verbose");
    String command = line.getCommandSpec().qualifiedName();
    String message = oneLine(String.valueOf(error.getMessage()));
    report(line, message + " (see '" + command + " --help')", error, trace);
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

  private static String describe(Exception error) {
    String message = String.valueOf(error.getMessage());
    return error instanceof Failure
        ? message
        : oneLine(error.getClass().getSimpleName() + ": " + message)
            + " (--verbose shows where it happened)";
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\R\\s*", " ");
  }
}
