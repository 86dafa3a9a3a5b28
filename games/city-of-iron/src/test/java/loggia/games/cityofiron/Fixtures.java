package loggia.games.cityofiron;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Files beside the tests.
final class Fixtures {
  private Fixtures() {}

  static String text(String name) {
    try (var stream = Fixtures.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new AssertionError("no file " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
