package loggia.bots.net;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import loggia.bots.WholeFile;

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

  static void write(Path path, byte[] line, Content content) {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(new GZIPOutputStream(bytes))) {
      out.write(line);
      out.write('\n');
      content.write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    WholeFile.write(path, bytes.toByteArray());
  }
}
