package loggia.games.cityofiron;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Text files that lie beside the classes.
final class Resource {
  private Resource() {}

  static String text(String name) {
    try (var stream = Resource.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("the resource " + name + " is missing");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
