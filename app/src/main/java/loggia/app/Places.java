package loggia.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;

/// Where a command writes: tried before hours of playing, not after.
final class Places {
  private Places() {}

  /// @throws Failure when the file could not be written later
  static void tryFile(Path file) {
    boolean there = Files.exists(file);
    try {
      Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND).close();
      if (!there) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw cannot(file, e);
    }
  }

  /// @throws Failure when there could be no files in this folder later
  static void tryFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw cannot(folder, e);
    }
    tryFile(folder.resolve(".loggia"));
  }

  static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void write(Path folder, Map<String, String> files) {
    files.forEach((name, text) -> write(folder.resolve(name), text));
  }

  private static Failure cannot(Path path, IOException error) {
    Path folder = path.toAbsolutePath().getParent();
    String why =
        folder != null && Files.notExists(folder)
            ? "there is no folder '" + folder + "'"
            : error.getClass().getSimpleName() + ": " + error.getMessage();
    return new Failure("cannot write '" + path + "': " + why);
  }
}
