package loggia.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Where the house stands, and what is in it.
final class House {
  static final Path ROOT = Path.of(System.getProperty("loggia.house", "..")).normalize();

  private House() {}

  /// The text files that people wrote.
  static List<Path> texts() {
    return Tree.files(ROOT).stream().filter(House::isText).toList();
  }

  static Stream<Path> withEnding(String... endings) {
    return texts().stream().filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith));
  }

  static List<Path> games() {
    try (var folders = Files.list(ROOT.resolve("games"))) {
      return folders.filter(Files::isDirectory).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  /// A path as a reader of the project knows it.
  static String name(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  private static boolean isText(Path file) {
    return Stream.of(
            ".png", ".webp", ".jpg", ".ico", ".woff2", ".gz", ".jar", ".log", ".db", ".aot")
        .noneMatch(file.toString()::endsWith);
  }
}
