package loggia.bots.series;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import loggia.bots.WholeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// What a shard has come to so far, as a file: packed JSON. It is what a stopped run goes on from
/// and what shards are merged from.
///
/// @param format names the kind of file and its version
public record ResultFile(String format, SeriesHeader header, Shard shard, Counts counts) {
  private static final String FORMAT = "loggia series 1";
  private static final JsonMapper JSON = new JsonMapper();

  public ResultFile(SeriesHeader header, Shard shard, Counts counts) {
    this(FORMAT, header, shard, counts);
  }

  /// @throws IllegalArgumentException when the file is none of these, in one line that says so
  public static ResultFile read(Path path) {
    try (InputStream in = Files.newInputStream(path)) {
      ResultFile file = read(in);
      if (!file.format.equals(FORMAT)) {
        throw new IllegalArgumentException(
            "'" + path + "' is '" + file.format + "'; this program reads '" + FORMAT + "'");
      }
      return file;
    } catch (JacksonException | IOException e) {
      throw new IllegalArgumentException(
          "'" + path + "' is no result of simulate or study: " + firstLine(e), e);
    }
  }

  /// What [#bytes] gave.
  static ResultFile of(byte[] bytes) {
    try {
      return read(new ByteArrayInputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ResultFile read(InputStream in) throws IOException {
    try (var unpacked = new GZIPInputStream(in)) {
      return JSON.readValue(unpacked, ResultFile.class);
    }
  }

  /// The same counts as the whole of a series of so many games.
  public ResultFile cut(long games) {
    return new ResultFile(header.of(games), shard, counts);
  }

  private static String firstLine(Exception error) {
    return String.valueOf(error.getMessage()).lines().findFirst().orElse("");
  }

  public void write(Path path) {
    WholeFile.write(path, bytes());
  }

  /// The file as it is written.
  byte[] bytes() {
    var bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      JSON.writeValue(out, this);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
