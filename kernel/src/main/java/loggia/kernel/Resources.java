package loggia.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The files that lie beside a game's classes: its data, its lesson, its texts.
///
/// ```java
/// static final Resources RESOURCES = new Resources(Chess.class::getResourceAsStream);
/// ```
///
/// A module opens its own files alone, so the game says how.
public final class Resources {
  private record Kept(String language, List<String> names) {}

  private final Function<String, @Nullable InputStream> open;
  private final Map<Kept, Texts> texts = new ConcurrentHashMap<>();

  public Resources(Function<String, @Nullable InputStream> open) {
    this.open = open;
  }

  /// The bytes of a file, if there is one.
  public Optional<byte[]> bytes(String name) {
    try (InputStream file = open.apply(name)) {
      return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The text of a file.
  ///
  /// @throws IllegalStateException when there is no such file
  public String text(String name) {
    try (InputStream file = open(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The game's texts in a language, from the files `<name>_<language>.properties`; where two say
  /// something the later counts. Read once and kept.
  public Texts texts(String language, List<String> names) {
    return texts.computeIfAbsent(new Kept(language, List.copyOf(names)), this::read);
  }

  private Texts read(Kept asked) {
    return Texts.of(
        asked.language,
        asked.names.stream()
            .map(name -> open(name + "_" + asked.language + ".properties"))
            .toArray(InputStream[]::new));
  }

  private InputStream open(String name) {
    InputStream file = open.apply(name);
    if (file == null) {
      throw new IllegalStateException("the file " + name + " is missing beside the game's classes");
    }
    return file;
  }
}
