package loggia.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import loggia.testkit.texts.Translations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is not a game's is translated too: the server's words, the terminal's, the coach's, the
/// browser's.
class TranslationsTest {
  private static final Pattern WORD =
      Pattern.compile("(?m)^ +\"([^\"]+)\": \"((?:[^\"\\\\]|\\\\.)*)\",$");

  @ParameterizedTest
  @CsvSource({
    "server/src/main/resources/loggia/server/common/messages_en.properties,"
        + "server/src/main/resources/loggia/server/common/messages_it.properties",
    "app/src/main/resources/loggia/app/play/play_en.properties,"
        + "app/src/main/resources/loggia/app/play/play_it.properties",
    "app/src/main/resources/loggia/app/coach/coach_en.properties,"
        + "app/src/main/resources/loggia/app/coach/coach_it.properties",
    "web/src/main/web/words/en.ts,web/src/main/web/words/it.ts",
  })
  void every_text_is_there_in_both_languages_and_none_is_a_copy(Path english, Path italian) {
    Map<String, String> original = words(english);
    Map<String, String> translated = words(italian);
    assertFalse(original.isEmpty(), "no words in " + english);
    assertEquals(original.keySet(), translated.keySet());
    assertEquals(List.of(), Translations.problems(italian + ": ", translated, original));
  }

  @Test
  void a_copy_is_found() {
    Map<String, String> words = words(Path.of("web/src/main/web/words/en.ts"));
    assertFalse(Translations.problems("", words, words).isEmpty());
  }

  private static Map<String, String> words(Path file) {
    String text = House.read(House.ROOT.resolve(file));
    var words = new TreeMap<String, String>();
    if (file.toString().endsWith(".ts")) {
      WORD.matcher(text).results().forEach(found -> words.put(found.group(1), found.group(2)));
    } else {
      properties(text).forEach((key, value) -> words.put((String) key, (String) value));
    }
    return words;
  }

  private static Properties properties(String text) {
    try {
      var properties = new Properties();
      properties.load(new StringReader(text));
      return properties;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
