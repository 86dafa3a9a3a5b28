package loggia.app;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/// How the server logs: one line an event on standard error, and of the libraries only what is
/// wrong, unless somebody wants to know more.
final class ServerLog {
  /// Held, because the log manager forgets loggers nobody holds.
  private static final List<Logger> LIBRARIES = new ArrayList<>();

  private ServerLog() {}

  static void setUp(boolean verbose) {
    System.setProperty(
        "java.util.logging.SimpleFormatter.format", "%1$tFT%1$tT.%1$tL %4$s %3$s: %5$s%6$s%n");
    for (String library :
        List.of("org.flywaydb", "com.zaxxer.hikari", "io.javalin", "org.eclipse.jetty")) {
      Logger logger = Logger.getLogger(library);
      logger.setLevel(verbose ? Level.INFO : Level.WARNING);
      LIBRARIES.add(logger);
    }
  }
}
