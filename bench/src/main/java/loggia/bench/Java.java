package loggia.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The Java that runs this program, for processes of their own.
final class Java {
  private Java() {}

  static List<String> command(String... flags) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(flags));
    return command;
  }
}
