package loggia.games.xiicentury;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The sheet of the box.
final class StandardSheet {
  private StandardSheet() {}

  private static final String FILE = "sheet.json";

  static final Sheet SHEET = SheetReader.read(FILE, text());

  private static String text() {
    try (var file = StandardSheet.class.getResourceAsStream(FILE)) {
      byte[] bytes = Objects.requireNonNull(file, FILE).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
