package loggia.bots.external;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// What a program says, line by line. A line that is too long to be an answer is read as an empty
/// one.
final class LineReader {
  private static final int LONGEST_LINE = 10_000;

  /// Where the bytes come from; less than none: there are no more.
  interface Source {
    int read(byte[] into, int at, int most) throws IOException;
  }

  private final Source in;

  /// Read, and not yet given out: from `begin` to `end`.
  private final byte[] bytes = new byte[LONGEST_LINE];

  private int begin;
  private int end;

  LineReader(Source in) {
    this.in = in;
  }

  /// Empty: there is nothing more to come.
  Optional<String> next() throws IOException {
    boolean tooLong = false;
    int looked = begin;
    while (true) {
      for (int i = looked; i < end; i++) {
        if (bytes[i] == '\n') {
          String line = tooLong ? "" : new String(bytes, begin, i - begin, StandardCharsets.UTF_8);
          begin = i + 1;
          return Optional.of(line);
        }
      }
      if (begin == 0 && end == bytes.length) {
        tooLong = true;
        end = 0;
      }
      System.arraycopy(bytes, begin, bytes, 0, end - begin);
      end -= begin;
      begin = 0;
      looked = end;
      int read = in.read(bytes, end, bytes.length - end);
      if (read < 0) {
        return Optional.empty();
      }
      end += read;
    }
  }
}
