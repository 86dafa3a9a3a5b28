package loggia.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// All sentences and names of a game in one language, by key. A sentence is whole; `{braces}` stand
/// for the components of the [Message] it is about: see [Template].
public final class Texts {
  public static final List<String> LANGUAGES = List.of("en", "it");

  private static final Map<String, Texts> KERNEL = new ConcurrentHashMap<>();

  private final String language;
  private final Map<String, String> entries;

  /// Those that were needed, by the class of message they are for.
  private final Map<Class<?>, Optional<Template>> templates = new ConcurrentHashMap<>();

  private Texts(String language, Map<String, String> entries) {
    this.language = language;
    this.entries = entries;
  }

  /// What the kernel itself has to say.
  public static Texts kernel(String language) {
    return KERNEL.computeIfAbsent(
        language, l -> read(l, Texts.class.getResourceAsStream("messages_" + l + ".properties")));
  }

  /// A game's texts, on top of the kernel's.
  ///
  /// @param files UTF-8 properties files; a module opens its own resources, so the game passes
  ///   streams
  public static Texts of(String language, @Nullable InputStream... files) {
    var entries = new HashMap<>(kernel(language).entries);
    for (InputStream file : files) {
      entries.putAll(read(language, file).entries);
    }
    return new Texts(language, entries);
  }

  private static Texts read(String language, @Nullable InputStream file) {
    if (file == null) {
      throw new IllegalArgumentException("no message file for language " + language);
    }
    try (file) {
      var properties = new Properties();
      properties.load(new InputStreamReader(file, StandardCharsets.UTF_8));
      var entries = new HashMap<String, String>();
      properties.forEach((key, text) -> entries.put((String) key, (String) text));
      return new Texts(language, entries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String language() {
    return language;
  }

  /// Every key with its text, sorted by key.
  public Map<String, String> entries() {
    return Collections.unmodifiableMap(new TreeMap<>(entries));
  }

  public Optional<String> find(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /// The text of a key, or the key itself: a gap shows, and never stops a game.
  public String get(String key) {
    return entries.getOrDefault(key, key);
  }

  public String name(Named thing) {
    return get(thing.nameKey());
  }

  /// The names of the components that the text of a key has braces for.
  public List<String> placeholders(String key) {
    return find(key).map(text -> Template.read(text).placeholders()).orElse(List.of());
  }

  /// The message as a sentence of this language.
  public String say(Message message, Names names) {
    return templates
        .computeIfAbsent(message.getClass(), _ -> find(message.key()).map(Template::read))
        .map(template -> new Sentence(this, names).fill(template, message))
        .orElseGet(message::toString);
  }
}
