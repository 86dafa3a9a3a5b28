package loggia.bots.net;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import loggia.bots.WholeFile;
import tools.jackson.core.JacksonException;

/// Packed files with a line of JSON first and numbers after it.
final class NetFile {
  private static final int LONGEST_LINE = 1 << 16;

  /// Writes what comes after the first line.
  interface Content {
    void write(DataOutputStream out) throws IOException;
  }

  /// Reads a whole file.
  interface Reader<T> {
    T read(DataInputStream in) throws IOException;
  }

  private NetFile() {}

  /// @throws IllegalArgumentException when the file is no training of this kind, in one line that
  ///   says so
  static <T> T read(Path path, Reader<T> reader) {
    try (var in =
        new DataInputStream(
            new BufferedInputStream(new GZIPInputStream(Files.newInputStream(path))))) {
      return reader.read(in);
    } catch (JacksonException | IOException e) {
      String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      throw new IllegalArgumentException("'" + path + "' is no training to go on with: " + why, e);
    }
  }

  static void expect(String format, String found) throws IOException {
    if (!format.equals(found)) {
      throw new IOException("it is '" + found + "', not '" + format + "'");
    }
  }

  static void read(DataInputStream in, float[] numbers) throws IOException {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readFloat();
    }
  }

  static void write(DataOutputStream out, float[] numbers) throws IOException {
    for (float number : numbers) {
      out.writeFloat(number);
    }
  }

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
