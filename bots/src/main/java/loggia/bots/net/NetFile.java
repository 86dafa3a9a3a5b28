package loggia.bots.net;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.GZIPOutputStream;

/// Packed files with a line of JSON first and numbers after it.
final class NetFile {
  private static final int LONGEST_LINE = 1 << 16;

  /// Writes what comes after the first line.
  interface Content {
    void write(DataOutputStream out) throws IOException;
  }

  private NetFile() {}

  static String line(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0 || line.size() == LONGEST_LINE) {
        throw new IOException("its first line does not end");
      }
      line.write(next);
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /// Written beside and put in its place in one step, so that a stop leaves the earlier one.
  static void write(Path path, byte[] line, Content content) {
    try {
      Path beside = path.resolveSibling(path.getFileName() + ".new");
      try (var out = new DataOutputStream(new GZIPOutputStream(Files.newOutputStream(beside)))) {
        out.write(line);
        out.write('\n');
        content.write(out);
      }
      Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
