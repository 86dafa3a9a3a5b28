package loggia.bench;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// The Java that runs this program, for processes of their own.
final class JavaCommand {
  private JavaCommand() {}

  static List<String> command(String... flags) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(flags));
    return command;
  }

  /// Loggia as it runs here, without a command. From its jar it is started as the launcher does it:
  /// any further flag would make the JVM pass over the start-up cache.
  static List<String> loggia(String... flags) {
    var command = command(flags);
    Path jar = StartBench.jar();
    if (Files.isRegularFile(jar)) {
      command.add("-XX:AOTCache=" + jar.resolveSibling("loggia.aot"));
      command.addAll(List.of("-jar", jar.toString()));
    } else {
      command.addAll(
          List.of("--enable-native-access=ALL-UNNAMED", "-cp", classPath(), "loggia.app.Loggia"));
    }
    return command;
  }

  /// Good in any folder.
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
