package loggia.app;

import picocli.CommandLine.ExitCode;

/// Something a person can understand and mend: what is wrong, where, and what to do.
final class Failure extends RuntimeException {
  private final int exitCode;

  private Failure(String message, int exitCode) {
    super(message);
    this.exitCode = exitCode;
  }

  /// What was asked for could not be done.
  Failure(String message) {
    this(message, ExitCode.SOFTWARE);
  }

  /// What was given, a file or a setting, cannot be used as it is.
  static Failure ofInput(String message) {
    return new Failure(message, ExitCode.USAGE);
  }

  int exitCode() {
    return exitCode;
  }
}
