package loggia.bots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Files that are there whole or not at all.
public final class WholeFile {
  private WholeFile() {}

  /// Written beside and put in its place in one step, so that a stop leaves the earlier one.
  public static void write(Path path, byte[] bytes) {
    try {
      Path beside = path.resolveSibling(path.getFileName() + ".new");
      Files.write(beside, bytes);
      Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
