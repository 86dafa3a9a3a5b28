package loggia.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// The name and version of the program, as the build wrote them.
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"Loggia " + number()};
  }

  static String number() {
    var properties = new Properties();
    try (var file = Version.class.getResourceAsStream("version.properties")) {
      properties.load(Objects.requireNonNull(file, "version.properties is not in the program"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version", "unknown");
  }
}
