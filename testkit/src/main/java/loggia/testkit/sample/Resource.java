package loggia.testkit.sample;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The files that belong to this package.
final class Resource {
  private Resource() {}

  static InputStream open(String name) {
    InputStream file = Resource.class.getResourceAsStream(name);
    if (file == null) {
      throw new IllegalArgumentException("there is no file " + name);
    }
    return file;
  }

  static String text(String name) {
    try (InputStream file = open(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
