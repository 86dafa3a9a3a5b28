package loggia.house;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The one formatter of the house: `./format` lets it write, the build lets it check.
public final class Format {
  private final Formatter formatter = new Formatter();

  public static void main(String[] args) {
    boolean write = args[0].equals("write");
    var format = new Format();
    List<Path> wrong = format.badlyFormatted(Tree.javaFiles(Path.of(args[1])));
    for (Path file : wrong) {
      if (write) {
        format.write(file);
      }
      System.out.println((write ? "formatted " : "not formatted: ") + file);
    }
    System.exit(write || wrong.isEmpty() ? 0 : 1);
  }

  /// The files that are not as the formatter would write them.
  public List<Path> badlyFormatted(List<Path> files) {
    return files.parallelStream().filter(file -> !read(file).equals(formatted(file))).toList();
  }

  private void write(Path file) {
    try {
      Files.writeString(file, formatted(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String formatted(Path file) {
    try {
      return formatter.formatSourceAndFixImports(read(file));
    } catch (FormatterException e) {
      throw new IllegalStateException(file + " cannot be read as Java: " + e.getMessage(), e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
